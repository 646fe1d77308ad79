import { toEpochMs } from '../../domain/time/wall-clock.ts';

export const SUMMARY_KEY = ['events', 'summary'] as const;

/** ISO in UTC. */
export function instantOf(wallClock: string | null | undefined): string | null {
  return wallClock === null || wallClock === undefined ? null : new Date(toEpochMs(wallClock)).toISOString();
}
