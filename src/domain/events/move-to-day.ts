// A clock change must not shift an event, so times are wall clocks.
import { addDays, daysApart } from '../time/calendar-day.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import type { EventCall } from './event-call.ts';

export type WhenCall = Pick<EventCall, 'start_date' | 'end_date' | 'dates'>;

/** Dates that have begun cannot move with the others. */
export function hasBegun({ dates }: Pick<WhenCall, 'dates'>, nowMs: number): boolean {
  const begun = (dates ?? []).filter(({ start_date }) => toEpochMs(start_date) <= nowMs);
  return begun.length > 0 && begun.length < (dates ?? []).length;
}

/** Hours, lengths and the days between dates stay. */
export function movedToDay(event: WhenCall, day: string): Partial<WhenCall> {
  const days = daysApart(event.start_date.slice(0, day.length), day);
  const later = (wallClock: string) => addDays(wallClock.slice(0, day.length), days) + wallClock.slice(day.length);
  const moved = ({ start_date, end_date }: Pick<WhenCall, 'start_date' | 'end_date'>) => ({
    start_date: later(start_date),
    end_date: end_date === null ? null : later(end_date),
  });
  return event.dates === null ? moved(event) : { dates: event.dates.map((date) => ({ ...date, ...moved(date) })) };
}
