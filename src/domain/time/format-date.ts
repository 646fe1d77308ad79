// Slovak dates for instants given as ISO strings, always as seen in Bratislava, whatever the time zone of the reader. They are
// assembled from parts, because the joining words of Intl differ between browser versions.

import { isoDay } from './calendar-day.ts';
import { TIME_ZONE } from './clock.ts';

const PARTS = new Intl.DateTimeFormat('sk', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  weekday: 'long',
  hourCycle: 'h23',
});
const MONTH_ALONE = new Intl.DateTimeFormat('sk', { timeZone: TIME_ZONE, month: 'long' });
const NBSP = '\u00a0';

/** A moment taken apart in Bratislava: `month` is in the genitive (decembra). */
interface DateParts {
  day: string;
  month: string;
  year: string;
  weekday: string;
  time: string;
}

/** Takes an ISO string or epoch milliseconds apart. */
export function dateParts(moment: string | number): DateParts {
  const part = new Map(PARTS.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const hour = String(Number(part.get('hour')));
  return {
    day: String(Number.parseInt(part.get('day') ?? '', 10)),
    month: part.get('month') ?? '',
    year: part.get('year') ?? '',
    weekday: part.get('weekday') ?? '',
    time: `${hour}:${part.get('minute') ?? ''}`,
  };
}

/** `5. decembra 2026` */
export function formatDate(moment: string | number): string {
  return dayInWords(dateParts(moment));
}

/** `5. decembra 2026 o 18:00`. */
export function formatDateTime(moment: string | number): string {
  return momentInWords(dateParts(moment));
}

/** `5. 12. 2026 18:00`, on one line, for the columns of tables. */
export function formatShortDateTime(moment: string | number): string {
  const [year, month, day] = isoDay(moment).split('-').map(Number);
  return [`${day}.`, `${month}.`, year, dateParts(moment).time].join(NBSP);
}

/** `december 2026` */
export function formatMonth(moment: string | number): string {
  return `${MONTH_ALONE.format(new Date(moment))} ${dateParts(moment).year}`;
}

/**
 * The whole time of an event in words: one day `sobota 5. decembra 2026, 18:00 – 20:00`, several days
 * `18. decembra 2026 o 17:00 – 31. januára 2027 o 18:00`. An end at midnight belongs to the day before and is written 24:00.
 */
export function formatSpan(start: string, end: string | null): string {
  const from = dateParts(start);
  if (end === null) return `${from.weekday} ${momentInWords(from)}`;
  const endsAtMidnight = dateParts(end).time === '0:00';
  const lastMoment = endsAtMidnight ? Date.parse(end) - 1 : Date.parse(end);
  const to = { ...dateParts(lastMoment), ...(endsAtMidnight && { time: '24:00' }) };
  if (dayInWords(to) === dayInWords(from))
    return `${from.weekday} ${dayInWords(from)}, ${from.time}${NBSP}– ${to.time}`;
  return `${momentInWords(from)}${NBSP}– ${momentInWords(to)}`;
}

/** The same words with each year kept in the line of its month, for narrow places. */
export function keepYears(words: string): string {
  return words.replace(/ (?=\d{4}\b)/g, NBSP);
}

function dayInWords({ day, month, year }: DateParts): string {
  return `${day}.${NBSP}${month} ${year}`;
}

function momentInWords(parts: DateParts): string {
  return `${dayInWords(parts)} o${NBSP}${parts.time}`;
}

/** A moment that falls on the day in Bratislava, for functions that take moments. */
export function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}
