import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { SaveAnswer } from '../../api/admin-content.ts';
import { ApiError } from '../../api/client.ts';
import { useSave } from '../shared/use-save.ts';

/** An entry whose fields could be read. */
export type Readable<Entry> = Exclude<Entry, { is_broken: true }>;

/** What a form sends, and the version it was made from; null: there is no file yet. */
interface Change<Fields, Version> {
  fields: Fields;
  version: Version;
}

/** What stands in the way of a save: the entry as somebody else has saved it meanwhile; null: he has deleted it. */
interface SaveConflict<Fields, Entry> {
  mine: Fields;
  theirs: Entry | null;
}

interface EntrySave<Fields, Version, Entry> {
  call: (change: Change<Fields, Version>) => Promise<SaveAnswer<Entry>>;
  /** Said when it is done. */
  done: string;
  refresh: readonly QueryKey[];
  /** What cannot be read any more: `Súbor podujatia`. */
  file?: string;
}

const NOT_FOUND = 404;
const BROKEN = 'a\u00a0má chybu. Vaše zmeny zostali v\u00a0tomto prehliadači.';

/** Saves the fields of an entry over the version they were made from, and keeps what stands in the way until it is settled. */
export function useEntrySave<Fields, Version, Entry extends object>({
  call,
  done,
  refresh,
  file = 'Súbor',
}: EntrySave<Fields, Version, Entry>) {
  const [conflict, setConflict] = useState<SaveConflict<Fields, Readable<Entry>> | null>(null);

  async function send(change: Change<Fields, Version>): Promise<Readable<Entry>> {
    const mine = change.fields;
    const answer = await call(change).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === NOT_FOUND) setConflict({ mine, theirs: null });
      throw error;
    });
    if (answer.outcome === 'saved') return requireReadable(answer.entry);
    setConflict({ mine, theirs: answer.current === null ? null : requireReadable(answer.current) });
    throw new ApiError(409, answer.message);
  }

  function requireReadable(entry: Entry): Readable<Entry> {
    if (isReadable(entry)) return entry;
    throw new ApiError(409, `${file} medzitým niekto upravil ${BROKEN}`);
  }

  const closeConflict = () => setConflict(null);
  const save = useSave({ call: send, done, refresh, showsErrors: false, onDone: closeConflict });
  return { save, conflict, closeConflict };
}

function isReadable<Entry extends object>(entry: Entry): entry is Readable<Entry> {
  return !('is_broken' in entry) || entry.is_broken !== true;
}
