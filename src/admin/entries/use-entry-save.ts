import type { UseFormReturnType } from '@mantine/form';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isMissing } from '../../api/admin-client.ts';
import { ApiError } from '../../api/client.ts';
import type { SaveAnswer } from '../../api/entries.ts';
import { isSameValue } from '../../domain/fields/same-value.ts';
import { showSaved } from '../shared/form-state.ts';
import { type Said, useCreationKey, useSave } from '../shared/use-save.ts';
import type { BrokenEntry, EntryKind, OpenEntry } from './entry-kind.ts';
import { asPublished, SAVED } from './saved-words.ts';
import { FIELD_VERSIONS } from './versions.ts';

interface OpenedEntry<Entry, Values> {
  opened: Entry;
  show: (next: Entry, shown?: Values, saved?: Values) => void;
  /** Continues from what was saved; later input stays. */
  keep: (saved: Entry) => void;
}

/**
 * The form takes over another's new version at once, or keeps its own, and saving reveals the conflict.
 * @param keepsOwn by default a form that was touched does
 */
export function useOpenedEntry<Values extends object, Entry extends { version: string | null }>(
  form: UseFormReturnType<Values>,
  entry: Entry,
  toValues: (entry: Entry) => Values,
  keepsOwn: (theirs: Values) => boolean = () => form.isDirty(),
): OpenedEntry<Entry, Values> {
  const [opened, setOpened] = useState(entry);
  const show = (next: Entry, shown = toValues(next), saved = shown) => {
    setOpened(next);
    form.setValues(shown);
    form.resetDirty(saved);
  };
  const keep = (saved: Entry) => {
    setOpened(saved);
    showSaved(form, toValues(saved));
  };
  const follow = useEffectEvent(() => {
    if (entry.version !== opened.version && !keepsOwn(toValues(entry))) keep(entry);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version matters
  useEffect(() => follow(), [entry.version]);
  return { opened, show, keep };
}

/** For `keepsOwn`: the form follows another's version unless both have changed one field. */
export function conflictIn<Values extends object>(form: UseFormReturnType<Values>): (theirs: Values) => boolean {
  return (theirs) => {
    const old = new Map<string, unknown>(Object.entries(form.getInitialValues()));
    const now = new Map<string, unknown>(Object.entries(theirs));
    return Object.entries(form.getValues()).some(
      ([name, mine]) =>
        !isSameValue(mine, old.get(name)) &&
        !isSameValue(now.get(name), old.get(name)) &&
        !isSameValue(mine, now.get(name)),
    );
  };
}

interface Change<Fields, Version> {
  fields: Fields;
  version: Version;
}

interface SaveConflict<Fields, Entry> {
  mine: Fields;
  theirs: Entry | null;
}

interface EntrySave<Fields, Version, Entry> {
  call: (change: Change<Fields, Version>) => Promise<SaveAnswer<Entry | BrokenEntry>>;
  done: string | ((entry: Entry, change: Change<Fields, Version>) => Said);
  refresh: readonly QueryKey[];
  file?: string;
}

const BROKEN = 'a\u00a0má chybu. Vaše zmeny zostali v\u00a0tomto prehliadači.';

export function useEntrySave<Fields, Version, Entry extends object>({
  call,
  done,
  refresh,
  file = 'Súbor',
}: EntrySave<Fields, Version, Entry>) {
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<SaveConflict<Fields, Entry> | null>(null);

  async function send(change: Change<Fields, Version>): Promise<Entry> {
    const mine = change.fields;
    const answer = await call(change).catch((error: unknown) => {
      if (isMissing(error)) setConflict({ mine, theirs: null });
      throw error;
    });
    if (answer.outcome === 'saved') return requireReadable(answer.entry);
    setConflict({ mine, theirs: answer.current === null ? null : requireReadable(answer.current) });
    throw new ApiError(409, answer.message);
  }

  function requireReadable(entry: Entry | BrokenEntry): Entry {
    if (!isBroken(entry)) return entry;
    // The page around the form then offers its text.
    for (const queryKey of refresh) void queries.invalidateQueries({ queryKey });
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

export function savedWords<Entry extends OpenEntry, Values extends object>(
  { savedWords: words }: EntryKind<Entry, Values>,
  fields: unknown,
): string {
  return words?.(FIELD_VERSIONS.split(fields)) ?? SAVED;
}

/** Sending the same fields twice creates one entry. */
export function useEntryCreation<Entry extends OpenEntry, Values extends object>(kind: EntryKind<Entry, Values>) {
  const { section, creation } = kind;
  const queries = useQueryClient();
  const keyOf = useCreationKey();
  const making = useSave({
    call: (fields: Record<string, unknown>) => {
      if (creation === undefined) throw new Error(`No entry of ${section} can be made`);
      return creation.call(fields, keyOf(fields));
    },
    done: (_, fields) => asPublished(savedWords(kind, fields), queries),
    refresh: [[section]],
    showsErrors: false,
  });
  return { ...making, pathTo: (id: number) => creation?.pathTo(id) ?? `/${section}` };
}
