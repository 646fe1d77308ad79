import { changeSetting } from '../../../api/admin-content.ts';
import { ApiError } from '../../../api/client.ts';
import { useEntrySave } from '../../entries/use-entry-save.ts';

interface Change {
  /** The whole value of the file. */
  fields: unknown;
  version: string | null;
}

/**
 * Saves a setting over the version it was changed from.
 * @param fieldOf the form's field for a place in the value
 */
export function useSettingSave(name: string, fieldOf: (path: string) => string) {
  const inForm = (fields: ApiError['fields']) =>
    Object.fromEntries(Object.entries(fields).map(([field, texts]) => [fieldOf(field), texts]));

  return useEntrySave({
    call: ({ fields, version }: Change) =>
      changeSetting(name, version, fields).catch((error: unknown) => {
        throw error instanceof ApiError ? new ApiError(error.status, error.message, inForm(error.fields)) : error;
      }),
    done: 'Zmeny sú uložené.',
    refresh: [['settings']],
  });
}
