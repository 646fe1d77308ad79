// The rules of the date-range picker (SPEC 2.5). Days are ISO strings `2026-12-05`, so that they compare as text.

/** What has been chosen so far; a range may be applied only when both days are set. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

export const EMPTY_RANGE: DateRange = { start: null, end: null };

/** The range after one more day is chosen: the first sets the start, the second the end (swapped when earlier), a third starts anew. */
export function chooseDay(range: DateRange, day: string): DateRange {
  if (range.start === null || range.end !== null) return { start: day, end: null };
  return day < range.start ? { start: day, end: range.start } : { start: range.start, end: day };
}

/** True when both days are set; only then `Použiť` does anything. */
export function isComplete(range: DateRange): range is { start: string; end: string } {
  return range.start !== null && range.end !== null;
}

function dayAndMonth(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`;
}

/** `05.12 - 31.12`, the text of the field (SPEC 2.5). */
export function formatRange(range: { start: string; end: string }): string {
  return `${dayAndMonth(range.start)} - ${dayAndMonth(range.end)}`;
}

/** A real day written `2026-12-05`, else null. */
export function parseIsoDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** A real day typed the Slovak way, `5.12.2026`, `05. 12. 2026` or `5. 12.` (then of the given year), else null. */
export function parseTypedDay(text: string, defaultYear: number): string | null {
  const match = /^\s*(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4})?\s*$/.exec(text);
  if (!match) return parseIsoDay(text.trim());
  const [, day = '', month = '', year = String(defaultYear)] = match;
  return parseIsoDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
