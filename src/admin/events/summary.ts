import { toEpochMs } from '../../domain/time/wall-clock.ts';

/** The two parts of the first screen that show events share one answer. */
export const SUMMARY_KEY = ['events', 'summary'] as const;

/** The instant of a wall clock in the content, ISO in UTC. */
export function instantOf(wallClock: string | null | undefined): string | null {
  return wallClock === null || wallClock === undefined ? null : new Date(toEpochMs(wallClock)).toISOString();
}
