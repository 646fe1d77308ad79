import { useQuery } from '@tanstack/react-query';
import { type EntryRef, readHistory } from '../../api/entries.ts';

/** null: not known yet. */
export function useLatestAuthor(entry: EntryRef): string | null {
  const { section, id } = entry;
  const history = useQuery({
    queryKey: [section, 'latest', id],
    queryFn: () => readHistory(entry, null),
    staleTime: 0,
    gcTime: 0,
  });
  return history.data?.items[0]?.author?.name ?? null;
}
