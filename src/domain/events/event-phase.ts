import { countedDates, type DateTimes, intervalOf } from './event-dates.ts';

export type EventPhase = 'upcoming' | 'running' | 'ended';

export interface EventTimes {
  dates: readonly DateTimes[];
}

/** Cancelled dates count only when there are no others. At `ends_at` a date is over. */
export function eventPhase(event: EventTimes, nowMs: number): EventPhase {
  const times = countedDates(event).map(intervalOf);
  if (times.every(({ endMs }) => nowMs >= endMs)) return 'ended';
  return times.some(({ startMs, endMs }) => nowMs >= startMs && nowMs < endMs) ? 'running' : 'upcoming';
}

/**
 * Epoch milliseconds of the latest change: a date began or ended, or the ticket sale began. Before the first, just
 * before it.
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
