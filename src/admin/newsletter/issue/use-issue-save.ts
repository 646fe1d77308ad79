import { changeIssue, type IssueFields } from '../../../api/admin-newsletter.ts';
import { useEntrySave } from '../../entries/use-entry-save.ts';

/** Saves the fields of an issue over the version they were made from. */
export function useIssueSave(id: string) {
  return useEntrySave({
    call: ({ fields, version }: { fields: IssueFields; version: string }) => changeIssue(id, version, fields),
    done: 'Vydanie je uložené.',
    refresh: [['newsletter']],
  });
}
