import { isCalendarDate } from './calendar-day.ts';
import { dateParts, formatDate, noonOf } from './format-date.ts';

export interface DateRange {
  start: string | null;
  end: string | null;
}

export interface CompleteRange {
  start: string;
  end: string;
}

export const EMPTY_RANGE: DateRange = { start: null, end: null };

/** A third day starts anew. A typed start or end counts as the first. */
export function chooseDay(range: DateRange, day: string): DateRange {
  const first = range.start ?? range.end;
  if (first === null || isComplete(range)) return { start: day, end: null };
  return orderRange({ start: first, end: day });
}

export function isComplete(range: DateRange): range is CompleteRange {
  return range.start !== null && range.end !== null;
}

function dayAndMonth(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`;
}

export function formatRange(range: CompleteRange): string {
  return `${dayAndMonth(range.start)} - ${dayAndMonth(range.end)}`;
}

export function parseIsoDay(text: string | null): string | null {
  return text !== null && isCalendarDate(text) ? text : null;
}

/** People may type the days in the wrong order. */
export function orderRange<T extends DateRange>(range: T): T {
  return isComplete(range) && range.end < range.start ? { ...range, start: range.end, end: range.start } : range;
}

export function rangeProgress(range: DateRange): string {
  if (isComplete(range)) return `Vybrané: ${rangeInWords(range)}.`;
  if (range.start !== null) return `Začiatok ${formatDate(noonOf(range.start))} vybraný, vyberte koniec.`;
  if (range.end !== null) return `Koniec ${formatDate(noonOf(range.end))} vybraný, vyberte začiatok.`;
  return 'Vyberte začiatok a\u00a0koniec obdobia.';
}

/** `3. júna – 7. júna 2027`: the start has a year only when it differs. */
export function rangeInWords({ start, end }: CompleteRange): string {
  const last = formatDate(noonOf(end));
  if (start === end) return last;
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${formatDate(noonOf(start))}\u00a0– ${last}`;
  const { day, month } = dateParts(noonOf(start));
  return `${day}.\u00a0${month}\u00a0– ${last}`;
}
