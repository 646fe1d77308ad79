import { useQuery } from '@tanstack/react-query';
import { type KnownKind, listKinds } from '../../api/admin-events.ts';

const NONE: KnownKind[] = [];

/** Empty until they are fetched. */
export function useKinds(): KnownKind[] {
  return useQuery({ queryKey: ['events', 'kinds'], queryFn: listKinds }).data ?? NONE;
}
