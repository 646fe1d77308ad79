import type { UseFormReturnType } from '@mantine/form';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import type { SaveAnswer } from '../../api/entries.ts';
import { showSaved } from '../shared/form-state.ts';
import { useSave } from '../shared/use-save.ts';
import type { BrokenEntry } from './entry-kind.ts';

interface OpenedEntry<Entry> {
  /** The version that the form was made from and saves over. */
  opened: Entry;
  /** Puts another version into the form, in place of the input. */
  show: (next: Entry) => void;
  /** Continues from what the form has saved; later input stays. */
  keep: (saved: Entry) => void;
}

/**
 * Keeps a form with the version of an entry it was opened from. When somebody else saves another version, an untouched form shows
 * it at once; in any other form, saving reveals the conflict.
 * @param entry as it is on the server now
 */
export function useOpenedEntry<Values extends object, Entry extends { version: string | null }>(
  form: UseFormReturnType<Values>,
  entry: Entry,
  toValues: (entry: Entry) => Values,
): OpenedEntry<Entry> {
  const [opened, setOpened] = useState(entry);
  const show = (next: Entry) => {
    const values = toValues(next);
    setOpened(next);
    form.setValues(values);
    form.resetDirty(values);
  };
  const keep = (saved: Entry) => {
    setOpened(saved);
    showSaved(form, toValues(saved));
  };
  const follow = useEffectEvent(() => {
    if (entry.version !== opened.version && !form.isDirty()) show(entry);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version matters
  useEffect(() => follow(), [entry.version]);
  return { opened, show, keep };
}

/** The fields that a form sends, and the version it was made from; null: there is no file yet. */
interface Change<Fields, Version> {
  fields: Fields;
  version: Version;
}

/** The obstacle to a save: the entry as somebody else has saved it meanwhile; null: they have deleted it. */
interface SaveConflict<Fields, Entry> {
  mine: Fields;
  theirs: Entry | null;
}

interface EntrySave<Fields, Version, Entry> {
  call: (change: Change<Fields, Version>) => Promise<SaveAnswer<Entry | BrokenEntry>>;
  /** The message after saving. */
  done: string | ((entry: Entry, change: Change<Fields, Version>) => string);
  refresh: readonly QueryKey[];
  /** Names the file in the message when it is broken: `Súbor podujatia`. */
  file?: string;
}

const NOT_FOUND = 404;
const BROKEN = 'a\u00a0má chybu. Vaše zmeny zostali v\u00a0tomto prehliadači.';

/** Saves the fields of an entry over the version they were made from, and keeps a conflict until it is settled. */
export function useEntrySave<Fields, Version, Entry extends object>({
  call,
  done,
  refresh,
  file = 'Súbor',
}: EntrySave<Fields, Version, Entry>) {
  const [conflict, setConflict] = useState<SaveConflict<Fields, Entry> | null>(null);

  async function send(change: Change<Fields, Version>): Promise<Entry> {
    const mine = change.fields;
    const answer = await call(change).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === NOT_FOUND) setConflict({ mine, theirs: null });
      throw error;
    });
    if (answer.outcome === 'saved') return requireReadable(answer.entry);
    setConflict({ mine, theirs: answer.current === null ? null : requireReadable(answer.current) });
    throw new ApiError(409, answer.message);
  }

  function requireReadable(entry: Entry | BrokenEntry): Entry {
    if (!isBroken(entry)) return entry;
    throw new ApiError(409, `${file} medzitým niekto upravil ${BROKEN}`);
  }

  const closeConflict = () => setConflict(null);
  const save = useSave({
    call: send,
    done,
    refresh,
    showsErrors: false,
    refreshesBehind: true,
    onDone: closeConflict,
  });
  return { save, conflict, closeConflict };
}

export function isBroken(entry: object): entry is BrokenEntry {
  return 'is_broken' in entry && entry.is_broken === true;
}
