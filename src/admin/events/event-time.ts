// An event from midnight to midnight has no hours: nobody has given any.
import { isoDay } from '../../domain/time/calendar-day.ts';
import { rangeInWords } from '../../domain/time/date-range.ts';
import { dateParts, formatDate, formatDateTime, formatSpan } from '../../domain/time/format-date.ts';

type Moment = string | number;

/** `sobota 5. decembra 2026, 18:00 – 20:00`, or `5. decembra 2026, celý deň`. */
export function eventSpanInWords(start: string, end: string | null): string {
  if (end === null || !isWholeDays(start, end)) return formatSpan(start, end);
  return `${rangeInWords({ start: isoDay(start), end: isoDay(Date.parse(end) - 1) })}, celý deň`;
}

export function eventStartInWords(start: Moment, end: Moment | null): string {
  return end !== null && isWholeDays(start, end) ? formatDate(start) : formatDateTime(start);
}

function isWholeDays(start: Moment, end: Moment): boolean {
  return [start, end].every((moment) => dateParts(moment).time === '0:00');
}
