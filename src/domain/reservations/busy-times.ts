import { addDays, isoDay } from '../time/calendar-day.ts';
import { dateParts } from '../time/format-date.ts';
import { type Interval, startOfDay, toEpochMs } from '../time/wall-clock.ts';
import type { ReservedTime } from './reservation-time.ts';

/** Half-open, ISO strings with offset. It does not tell who has the room. */
export interface BusyTime {
  start: string;
  end: string;
}

export const CLASH_WARNING =
  'V\u00a0tomto čase je miestnosť podľa nášho kalendára úplne alebo čiastočne obsadená. Ozveme sa vám s\u00a0iným návrhom.';

export function busyWithin(busy: readonly BusyTime[], startMs: number, endMs: number): BusyTime[] {
  return busy.filter(({ start, end }) => Date.parse(start) < endMs && Date.parse(end) > startMs);
}

/** On `day` (`2026-12-05`): `18:00 – 22:00`, past midnight `18:00 – 24:00`. */
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

/** An open time reaches to the edge of its day, so that nobody gets the room in between. null without a day. */
export function reservedSpan({ date_from, time_from, date_until, time_until }: ReservedTime): Interval | null {
  if (date_from === null) return null;
  const lastDay = date_until ?? date_from;
  return {
    startMs: time_from === null ? startOfDay(date_from) : toEpochMs(`${date_from}T${time_from}`),
    endMs: time_until === null ? startOfDay(addDays(lastDay, 1)) : toEpochMs(`${lastDay}T${time_until}`),
  };
}
