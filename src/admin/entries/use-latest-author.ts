import { skipToken, useQuery } from '@tanstack/react-query';
import { type EntryRef, readHistory } from '../../api/entries.ts';

/** null: not known yet, or the entry has no history. */
export function useLatestAuthor(entry: EntryRef | undefined): string | null {
  const history = useQuery({
    queryKey: [entry?.section, 'latest', entry?.id],
    queryFn: entry === undefined ? skipToken : () => readHistory(entry, null),
    staleTime: 0,
    gcTime: 0,
  });
  return history.data?.items[0]?.author?.name ?? null;
}
