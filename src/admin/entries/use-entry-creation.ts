import { useQueryClient } from '@tanstack/react-query';
import { useCreationKey, useSave } from '../shared/use-save.ts';
import type { EntryKind, OpenEntry } from './entry-kind.ts';
import { asPublished, SAVED } from './saved-words.ts';
import { FIELD_VERSIONS } from './versions.ts';

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
