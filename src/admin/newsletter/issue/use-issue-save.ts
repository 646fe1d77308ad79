import { useState } from 'react';
import { changeIssue, type IssueDetail, type IssueFields } from '../../../api/admin-newsletter.ts';
import { ApiError } from '../../../api/client.ts';
import { useSave } from '../../shared/use-save.ts';

/** What stands in the way of a save: the issue as somebody else has saved it meanwhile. */
export interface IssueConflict {
  mine: IssueFields;
  theirs: IssueDetail;
}

/** Saves the fields of an issue over the version they were made from. */
export function useIssueSave(id: string) {
  const [conflict, setConflict] = useState<IssueConflict | null>(null);

  async function send({ fields, version }: { fields: IssueFields; version: string }): Promise<IssueDetail> {
    const answer = await changeIssue(id, version, fields);
    if (answer.outcome === 'saved') return answer.entry;
    if (answer.current !== null) setConflict({ mine: fields, theirs: answer.current });
    throw new ApiError(409, answer.message);
  }

  const save = useSave({
    call: send,
    done: 'Vydanie je uložené.',
    refresh: [['newsletter']],
    showsErrors: false,
    onDone: () => setConflict(null),
  });
  return { save, conflict, closeConflict: () => setConflict(null) };
}
