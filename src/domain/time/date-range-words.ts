// Ranges of days as they are said, for names and announcements of the date-range picker (STANDARDS 1.2).
import { type CompleteRange, type DateRange, isComplete } from './date-range.ts';
import { dateParts, formatDate } from './format-date.ts';

/** A moment that falls on the day in Bratislava, for functions that take moments. */
export function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}

/** `3. júna – 7. júna 2027`; the year of the start only when it is another one; a single day stands alone. */
export function rangeInWords({ start, end }: CompleteRange): string {
  const last = formatDate(noonOf(end));
  if (start === end) return last;
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${formatDate(noonOf(start))}\u00a0– ${last}`;
  const { day, month } = dateParts(noonOf(start));
  return `${day}.\u00a0${month}\u00a0– ${last}`;
}

/** What has been chosen so far and what is still missing. */
export function rangeProgress(range: DateRange): string {
  if (isComplete(range)) return `Vybrané: ${rangeInWords(range)}.`;
  if (range.start !== null) return `Začiatok ${formatDate(noonOf(range.start))} vybraný, vyberte koniec.`;
  if (range.end !== null) return `Koniec ${formatDate(noonOf(range.end))} vybraný, vyberte začiatok.`;
  return 'Vyberte začiatok a\u00a0koniec obdobia.';
}
