import { useState } from 'react';
import { changeEvent, createEvent, type EventEntry, type EventFields } from '../../../api/admin-events.ts';
import { ApiError } from '../../../api/client.ts';
import { useCreationKey } from '../../shared/use-creation-key.ts';
import { useSave } from '../../shared/use-save.ts';

type Fields = Record<string, unknown>;

/** What stands in the way of a save: the event as somebody else has saved it; null: he has deleted it. */
export interface EventConflict {
  mine: Fields;
  theirs: EventFields | null;
}

const BROKEN = 'Súbor podujatia medzitým niekto upravil a\u00a0má chybu. Vaše zmeny zostali v\u00a0tomto prehliadači.';
const NOT_FOUND = 404;

/** Saves the fields of an event over the version they were made from. */
export function useEventSave(id: string) {
  const [conflict, setConflict] = useState<EventConflict | null>(null);

  async function send({ fields, version }: { fields: Fields; version: string }): Promise<EventFields> {
    const answer = await changeEvent(id, version, fields).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === NOT_FOUND) setConflict({ mine: fields, theirs: null });
      throw error;
    });
    const entry: EventEntry | null = answer.outcome === 'saved' ? answer.entry : answer.current;
    if (entry?.is_broken) throw new ApiError(409, BROKEN);
    if (answer.outcome === 'saved' && entry !== null) return entry;
    setConflict({ mine: fields, theirs: entry });
    throw new ApiError(409, answer.outcome === 'conflict' ? answer.message : BROKEN);
  }

  const save = useSave({
    call: send,
    done: 'Podujatie je uložené.',
    refresh: [['events']],
    showsErrors: false,
    onDone: () => setConflict(null),
  });
  return { save, conflict, closeConflict: () => setConflict(null) };
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
