import { useState } from 'react';
import { changeSetting, type SettingEntry } from '../../../api/admin-content.ts';
import { ApiError } from '../../../api/client.ts';
import { useSave } from '../../shared/use-save.ts';

interface Change {
  value: unknown;
  /** Of the file the change was made from; null: there is none. */
  version: string | null;
}

/** A setting whose file can be read. */
export type ReadableSetting = Extract<SettingEntry, { is_broken: false }>;

/** What stands in the way of a save: the setting as somebody else has saved it. */
interface SettingConflict {
  mine: unknown;
  theirs: ReadableSetting;
}

const BROKEN = 'Súbor medzitým niekto upravil a\u00a0má chybu. Vaše zmeny zostali v\u00a0tomto prehliadači.';

/**
 * Saves a setting over the version it was changed from.
 * @param fieldOf the form's field for a place in the value
 */
export function useSettingSave(name: string, fieldOf: (path: string) => string) {
  const [conflict, setConflict] = useState<SettingConflict | null>(null);

  async function send({ value, version }: Change): Promise<ReadableSetting> {
    const answer = await changeSetting(name, version, value).catch((error: unknown) => {
      throw error instanceof ApiError ? new ApiError(error.status, error.message, inForm(error.fields)) : error;
    });
    const entry = answer.outcome === 'saved' ? answer.entry : answer.current;
    if (entry === null || entry.is_broken) throw new ApiError(409, BROKEN);
    if (answer.outcome === 'saved') return entry;
    setConflict({ mine: value, theirs: entry });
    throw new ApiError(409, answer.message);
  }

  const inForm = (fields: ApiError['fields']) =>
    Object.fromEntries(Object.entries(fields).map(([field, texts]) => [fieldOf(field), texts]));

  const save = useSave({
    call: send,
    done: 'Zmeny sú uložené.',
    refresh: [['settings']],
    showsErrors: false,
    onDone: () => setConflict(null),
  });
  return { save, conflict, closeConflict: () => setConflict(null) };
}
