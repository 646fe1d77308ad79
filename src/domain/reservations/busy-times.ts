// The times when a room is taken, for the room calendar and the warnings of the form.

import { isoDay } from '../time/calendar-day.ts';
import { dateParts } from '../time/format-date.ts';

/** A half-open span of time, ISO strings with offset. It does not say who has taken the room. */
export interface BusyTime {
  start: string;
  end: string;
}

/** The warning for a request that meets a busy time. */
export const CLASH_WARNING =
  'V\u00a0tomto čase je miestnosť podľa nášho kalendára úplne alebo čiastočne obsadená. Navrhneme vám iný čas alebo priestor.';

/** The busy times that touch a span of time, in epoch milliseconds. */
export function busyWithin(busy: readonly BusyTime[], startMs: number, endMs: number): BusyTime[] {
  return busy.filter(({ start, end }) => Date.parse(start) < endMs && Date.parse(end) > startMs);
}

/** `18:00 – 22:00` on the day they touch, `2026-12-05`; a time that goes on over midnight reads `18:00 – 24:00`. */
export function busyHoursOf(busy: readonly BusyTime[], day: string): string[] {
  return busy.flatMap(({ start, end }) => {
    const lastDay = isoDay(Date.parse(end) - 1);
    if (isoDay(start) > day || lastDay < day) return [];
    const from = isoDay(start) === day ? dateParts(start).time : '0:00';
    const isMidnight = isoDay(end) !== lastDay;
    const until = lastDay > day || isMidnight ? '24:00' : dateParts(end).time;
    return [`${from} – ${until}`];
  });
}
