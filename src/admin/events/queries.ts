import { useQuery } from '@tanstack/react-query';
import { type KnownKind, listKinds } from '../../api/admin-events.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';

const NONE: KnownKind[] = [];

export function useKinds(): KnownKind[] {
  return useQuery({ queryKey: ['events', 'kinds'], queryFn: listKinds }).data ?? NONE;
}

export const SUMMARY_KEY = ['events', 'summary'] as const;

/** ISO in UTC. */
export function instantOf(wallClock: string | null | undefined): string | null {
  return wallClock === null || wallClock === undefined ? null : new Date(toEpochMs(wallClock)).toISOString();
}
