// Days are those of Bratislava, `2026-12-05`.

import { addDays, firstOfMonth, isoDay, lastOfMonth } from '../../../domain/time/calendar-day.ts';
import { rangeInWords } from '../../../domain/time/date-range.ts';
import { dateParts, formatDate, formatMonth, noonOf } from '../../../domain/time/format-date.ts';

export type CalendarView = 'month' | 'week' | 'day' | 'list';

/** Both days are included. */
export interface DaySpan {
  from: string;
  until: string;
}

export interface Timed {
  start: string;
  end: string;
}

/** Earlier entries start there too. */
export const FIRST_HOUR = 6;
const HALF_HOURS = (24 - FIRST_HOUR) * 2;
export const HOURS = Array.from({ length: HALF_HOURS / 2 }, (_, at) => FIRST_HOUR + at);

export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return addDays(day, 1 - weekday);
}

export function daysShown(view: CalendarView, day: string): DaySpan {
  if (view === 'day') return { from: day, until: day };
  if (view === 'week') return { from: mondayOf(day), until: addDays(mondayOf(day), 6) };
  return { from: firstOfMonth(day), until: lastOfMonth(day) };
}

export function daysInWords(view: CalendarView, day: string): string {
  const { from, until } = daysShown(view, day);
  if (view === 'day') return `${dateParts(noonOf(day)).weekday} ${formatDate(noonOf(day))}`;
  return view === 'week' ? rangeInWords({ start: from, end: until }) : formatMonth(noonOf(day));
}

export function adjacentPeriod(view: CalendarView, day: string, direction: -1 | 1): string {
  if (view === 'day') return addDays(day, direction);
  return view === 'week' ? addDays(day, 7 * direction) : firstOfMonth(day, direction);
}

export function itemsOn<Item extends Timed>(items: readonly Item[], day: string): Item[] {
  return items.filter(({ start, end }) => isoDay(start) <= day && isoDay(Date.parse(end) - 1) >= day);
}

const MOST_IN_DAY = 6;

/** Those that a month shows, and how many more its day has: none, or at least two. */
export function foldedDay<Item>(items: readonly Item[]): { shown: readonly Item[]; more: number } {
  if (items.length <= MOST_IN_DAY) return { shown: items, more: 0 };
  return { shown: items.slice(0, MOST_IN_DAY - 1), more: items.length - MOST_IN_DAY + 1 };
}

/** Of a week on paper, so that people can write into it. */
const LEAST_LINES = 5;

/**
 * How many lines a month has on paper, where an entry takes two: the more, the smaller its letters must be.
 * @param weeks how many entries each day of a week has
 */
export function linesOnPaper(weeks: readonly (readonly number[])[]): number {
  const linesOf = (counts: readonly number[]) => 2 + 2 * Math.min(MOST_IN_DAY, Math.max(...counts));
  return weeks.reduce((lines, counts) => lines + Math.max(LEAST_LINES, linesOf(counts)), 1);
}

/** The part on that day: `18:00 – 22:00`, `od 20:00`, `do 2:00`, `celý deň`. */
export function hoursOn({ start, end }: Timed, day: string): string {
  const beginsBefore = isoDay(start) < day || dateParts(start).time === '0:00';
  const endsAfter = isoDay(end) > day;
  if (beginsBefore && endsAfter) return 'celý deň';
  if (beginsBefore) return `do ${dateParts(end).time}`;
  return endsAfter ? `od ${dateParts(start).time}` : `${dateParts(start).time} – ${dateParts(end).time}`;
}

/** Rows from `first` up to and without `last`. */
export interface HourPlace<Item> {
  item: Item;
  first: number;
  last: number;
  lane: number;
}

export function placesOn<Item extends Timed>(
  items: readonly Item[],
  day: string,
): { places: HourPlace<Item>[]; lanes: number } {
  const ends: number[] = [];
  const places = itemsOn(items, day).map((item): HourPlace<Item> => {
    const first = isoDay(item.start) < day ? 0 : Math.floor(rowsUntil(item.start));
    const last = isoDay(item.end) > day ? HALF_HOURS : Math.max(first + 1, Math.ceil(rowsUntil(item.end)));
    const free = ends.findIndex((end) => end <= first);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = last;
    return { item, first, last, lane };
  });
  return { places, lanes: Math.max(1, ends.length) };
}

/** 0 before the first row. */
function rowsUntil(moment: string): number {
  const [hour = 0, minute = 0] = dateParts(moment).time.split(':').map(Number);
  return Math.max(0, (hour - FIRST_HOUR) * 2 + minute / 30);
}
