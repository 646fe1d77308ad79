import { useQuery } from '@tanstack/react-query';
import { type KnownKind, listKinds } from '../../api/admin-events.ts';

const NONE: KnownKind[] = [];

/** The kinds of events, also those that are out of the offer; none until they are fetched. */
export function useKinds(): KnownKind[] {
  return useQuery({ queryKey: ['events', 'kinds'], queryFn: listKinds }).data ?? NONE;
}
