import { countedDates, type DateTimes, intervalOf } from './event-dates.ts';

/** Whether an event is to come, under way or over. Being cancelled or moved is separate. */
export type EventPhase = 'upcoming' | 'running' | 'ended';

/** What the phase depends on: the dates of an event, ISO strings with offset. */
export interface EventTimes {
  dates: readonly DateTimes[];
}

/**
 * The phase of an event at a moment (epoch milliseconds): under way while one of its dates is, to come before and between them,
 * over after the last. Cancelled dates count only when there are no others. Intervals are half-open: at `ends_at` a date is over.
 */
export function eventPhase(event: EventTimes, nowMs: number): EventPhase {
  const times = countedDates(event).map(intervalOf);
  if (times.every(({ endMs }) => nowMs >= endMs)) return 'ended';
  return times.some(({ startMs, endMs }) => nowMs >= startMs && nowMs < endMs) ? 'running' : 'upcoming';
}

/**
 * The moment of the latest change of an event: of its dates one began or was over then, or its tickets went on sale, and nothing
 * since. Whatever depends only on these comes out the same as at the moment itself. Before the first change, just before it.
 */
export function latestTurn(
  { dates, tickets_from }: EventTimes & { tickets_from: string | null },
  nowMs: number,
): number {
  const times = dates.map(intervalOf).flatMap(({ startMs, endMs }) => [startMs, endMs]);
  const turns = tickets_from === null ? times : [...times, Date.parse(tickets_from)];
  const past = turns.filter((ms) => ms <= nowMs);
  return past.length === 0 ? Math.min(...turns) - 1 : Math.max(...past);
}
