import { addDays } from '../time/calendar-day.ts';
import { type Interval, startOfDay, toEpochMs } from '../time/time.ts';
import type { Reservation } from './reservation.ts';

export type ReservedTime = Pick<Reservation, 'date_from' | 'time_from' | 'date_until' | 'time_until'>;

/**
 * The span a reservation takes of its room. A time left open reaches to the edge of its day: rather too much than
 * somebody else in between. Null without a day.
 */
export function reservedSpan({ date_from, time_from, date_until, time_until }: ReservedTime): Interval | null {
  if (date_from === null) return null;
  const lastDay = date_until ?? date_from;
  return {
    startMs: time_from === null ? startOfDay(date_from) : toEpochMs(`${date_from}T${time_from}`),
    endMs: time_until === null ? startOfDay(addDays(lastDay, 1)) : toEpochMs(`${lastDay}T${time_until}`),
  };
}
