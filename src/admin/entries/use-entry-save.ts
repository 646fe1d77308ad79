import type { UseFormReturnType } from '@mantine/form';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SaveAnswer } from '../../api/admin-content.ts';
import { ApiError } from '../../api/client.ts';
import { showSaved } from '../shared/form-state.ts';
import { useSave } from '../shared/use-save.ts';
import type { BrokenEntry } from './entry-kind.ts';

interface OpenedEntry<Entry> {
  /** What the form was made from, and is saved over. */
  opened: Entry;
  /** Puts another version into the form, in place of what was typed. */
  show: (next: Entry) => void;
  /** Goes on from what the form has saved; what was typed meanwhile stays. */
  keep: (saved: Entry) => void;
}

/**
 * Keeps a form with the version of an entry it was opened from. When somebody else saves another version, a form in which nothing
 * was typed yet shows it at once; in any other its user sees it when they save.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what is waited for
  useEffect(() => follow(), [entry.version]);
  return { opened, show, keep };
}

/** What a form sends, and the version it was made from; null: there is no file yet. */
interface Change<Fields, Version> {
  fields: Fields;
  version: Version;
}

/** What stands in the way of a save: the entry as somebody else has saved it meanwhile; null: it was deleted. */
interface SaveConflict<Fields, Entry> {
  mine: Fields;
  theirs: Entry | null;
}

interface EntrySave<Fields, Version, Entry> {
  call: (change: Change<Fields, Version>) => Promise<SaveAnswer<Entry | BrokenEntry>>;
  /** Said when it is done. */
  done: string;
  refresh: readonly QueryKey[];
  /** What cannot be read any more: `Súbor podujatia`. */
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
  const save = useSave({ call: send, done, refresh, showsErrors: false, onDone: closeConflict });
  return { save, conflict, closeConflict };
}

export function isBroken(entry: object): entry is BrokenEntry {
  return 'is_broken' in entry && entry.is_broken === true;
}
