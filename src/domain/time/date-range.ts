// The rules of the date-range picker. Days are ISO strings `2026-12-05`, so that they compare as text.
import { isCalendarDate } from './calendar-day.ts';

/** What has been chosen so far; a range may be applied only when both days are set. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

/** A range that may be searched. Both days belong to it. */
export interface CompleteRange {
  start: string;
  end: string;
}

export const EMPTY_RANGE: DateRange = { start: null, end: null };

/**
 * The range after one more day is chosen: the first sets the start, the second the end (swapped when earlier), a third starts
 * anew. The first may also be an end that was typed.
 */
export function chooseDay(range: DateRange, day: string): DateRange {
  const first = range.start ?? range.end;
  if (first === null || isComplete(range)) return { start: day, end: null };
  return inOrder({ start: first, end: day });
}

/** True when both days are set; only then `Použiť` does anything. */
export function isComplete(range: DateRange): range is CompleteRange {
  return range.start !== null && range.end !== null;
}

function dayAndMonth(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`;
}

/** `05.12 - 31.12`, the text of the field. */
export function formatRange(range: CompleteRange): string {
  return `${dayAndMonth(range.start)} - ${dayAndMonth(range.end)}`;
}

/** A day that `isCalendarDate` knows, else null. */
export function parseIsoDay(text: string | null): string | null {
  return text !== null && isCalendarDate(text) ? text : null;
}

/** The 29th of February comes back after eight years at the latest (1896, 1904). */
const LONGEST_WAIT_YEARS = 8;

/**
 * A real day typed the Slovak way, `5.12.2026`, `05. 12. 2026` or `5. 12.`, else null.
 * @param notBefore without a year, the first such day from this one on is meant
 */
export function parseTypedDay(text: string, notBefore: string): string | null {
  const match = /^\s*(\d{1,2})\s*\.\s*(\d{1,2})\s*(?:\.\s*(\d{4})?)?\s*$/.exec(text);
  if (!match) return parseIsoDay(text.trim());
  const [, day = '', month = '', year] = match;
  const inYear = (number: number) =>
    parseIsoDay(`${String(number).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year !== undefined) return inYear(Number(year));
  const firstYear = Number(notBefore.slice(0, 4));
  for (let number = firstYear; number <= firstYear + LONGEST_WAIT_YEARS; number += 1) {
    const candidate = inYear(number);
    if (candidate !== null && candidate >= notBefore) return candidate;
  }
  return null;
}

/** `5. 12. 2026`, the way a day is typed. */
export function formatTypedDay(day: string): string {
  return `${Number(day.slice(8, 10))}.\u00a0${Number(day.slice(5, 7))}.\u00a0${day.slice(0, 4)}`;
}

/** The same range with its days in order: typed by hand they may come the wrong way round. */
export function inOrder<T extends DateRange>(range: T): T {
  return isComplete(range) && range.end < range.start ? { ...range, start: range.end, end: range.start } : range;
}
