import { changeEvent, createEvent } from '../../../api/admin-events.ts';
import { useEntrySave } from '../../entries/use-entry-save.ts';
import { useCreationKey, useSave } from '../../shared/use-save.ts';

type Fields = Record<string, unknown>;

/** Saves the fields of an event over the version they were made from. */
export function useEventSave(id: string) {
  return useEntrySave({
    call: ({ fields, version }: { fields: Fields; version: string }) => changeEvent(id, version, fields),
    done: 'Podujatie je uložené.',
    refresh: [['events']],
    file: 'Súbor podujatia',
  });
}

/** Makes a new event; the same fields sent twice make one. */
export function useEventCreation() {
  const keyOf = useCreationKey();
  return useSave({
    call: (fields: Fields) => createEvent(fields, keyOf(fields)),
    done: 'Podujatie je vytvorené.',
    refresh: [['events']],
    showsErrors: false,
  });
}
