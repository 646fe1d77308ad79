// The days that the calendar shows, and the places of entries on them. Days are those of Bratislava, `2026-12-05`.

import type { Occupant } from '../../api/admin-reservations.ts';
import { addDays, firstOfMonth, isoDay, lastOfMonth } from '../../domain/time/calendar-day.ts';
import { dateParts } from '../../domain/time/format-date.ts';

export const VIEWS = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** The first row of the week is 6:00; earlier entries start there too. */
export const FIRST_HOUR = 6;
/** The number of half hours from the first row to midnight. */
export const WEEK_ROWS = (24 - FIRST_HOUR) * 2;

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return addDays(day, 1 - weekday);
}

/** The days a view shows, both included: a week, or a month. */
export function daysShown(view: CalendarView, day: string): { from: string; until: string } {
  if (view === 'week') return { from: mondayOf(day), until: addDays(mondayOf(day), 6) };
  return { from: firstOfMonth(day), until: lastOfMonth(day) };
}

/** The day for the previous or the next week or month. */
export function turned(view: CalendarView, day: string, direction: -1 | 1): string {
  return view === 'week' ? addDays(day, 7 * direction) : firstOfMonth(day, direction);
}

/** The occupants of a day; an end at midnight belongs to the day before. */
export function occupantsOn(occupants: readonly Occupant[], day: string): Occupant[] {
  return occupants.filter(({ start, end }) => isoDay(start) <= day && isoDay(Date.parse(end) - 1) >= day);
}

/** `18:00 – 22:00`, `od 20:00`, `do 2:00`, `celý deň`: the part of a time span that lies on a day. */
export function hoursOn({ start, end }: Occupant, day: string): string {
  const beginsBefore = isoDay(start) < day || dateParts(start).time === '0:00';
  const endsAfter = isoDay(end) > day;
  if (beginsBefore && endsAfter) return 'celý deň';
  if (beginsBefore) return `do ${dateParts(end).time}`;
  return endsAfter ? `od ${dateParts(start).time}` : `${dateParts(start).time} – ${dateParts(end).time}`;
}

/** The place of an occupant in a day of the week: rows from `first` up to and without `last`, in one of the lanes. */
export interface WeekPlace {
  occupant: Occupant;
  first: number;
  last: number;
  lane: number;
}

/** Places overlapping occupants side by side, each in the first free lane. */
export function weekPlaces(occupants: readonly Occupant[], day: string): { places: WeekPlace[]; lanes: number } {
  const ends: number[] = [];
  const places = occupantsOn(occupants, day).map((occupant): WeekPlace => {
    const first = isoDay(occupant.start) < day ? 0 : Math.floor(rowsUntil(occupant.start));
    const last = isoDay(occupant.end) > day ? WEEK_ROWS : Math.max(first + 1, Math.ceil(rowsUntil(occupant.end)));
    const free = ends.findIndex((end) => end <= first);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = last;
    return { occupant, first, last, lane };
  });
  return { places, lanes: Math.max(1, ends.length) };
}

/** The number of rows before a moment of its day, 0 before the first row. */
function rowsUntil(moment: string): number {
  const [hour = 0, minute = 0] = dateParts(moment).time.split(':').map(Number);
  return Math.max(0, (hour - FIRST_HOUR) * 2 + minute / 30);
}
