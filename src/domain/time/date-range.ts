// Ranges of days: how one is chosen, and its words. Days are ISO strings `2026-12-05`, so that they compare as text.
import { isCalendarDate } from './calendar-day.ts';
import { dateParts, formatDate, noonOf } from './format-date.ts';

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
 * The range after one more day is chosen: the first sets the start, the second the end (swapped when earlier), and a third starts
 * anew. A start or an end that was typed counts as the first.
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

/** A day that `isCalendarDate` accepts, else null. */
export function parseIsoDay(text: string | null): string | null {
  return text !== null && isCalendarDate(text) ? text : null;
}

/** The same range with its days in order, because people may type them in the wrong order. */
export function inOrder<T extends DateRange>(range: T): T {
  return isComplete(range) && range.end < range.start ? { ...range, start: range.end, end: range.start } : range;
}

/** What has been chosen so far and what is still missing. */
export function rangeProgress(range: DateRange): string {
  if (isComplete(range)) return `Vybrané: ${rangeInWords(range)}.`;
  if (range.start !== null) return `Začiatok ${formatDate(noonOf(range.start))} vybraný, vyberte koniec.`;
  if (range.end !== null) return `Koniec ${formatDate(noonOf(range.end))} vybraný, vyberte začiatok.`;
  return 'Vyberte začiatok a\u00a0koniec obdobia.';
}

/** `3. júna – 7. júna 2027`. The start has a year only when it differs; a single day stands alone. */
export function rangeInWords({ start, end }: CompleteRange): string {
  const last = formatDate(noonOf(end));
  if (start === end) return last;
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${formatDate(noonOf(start))}\u00a0– ${last}`;
  const { day, month } = dateParts(noonOf(start));
  return `${day}.\u00a0${month}\u00a0– ${last}`;
}
