// As seen in Bratislava. The joining words of Intl differ between browser versions, so dates are put together from
// parts.

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
/** Without the word joiner a line may end after the dash. */
export const JOINING_DASH = `${NBSP}–\u2060${NBSP}`;

/** `month` is in the genitive. */
interface DateParts {
  day: string;
  month: string;
  year: string;
  weekday: string;
  time: string;
}

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

export function formatDate(moment: string | number): string {
  return dayInWords(dateParts(moment));
}

export function formatDateTime(moment: string | number): string {
  return momentInWords(dateParts(moment));
}

/** `5. 12. 2026 18:00`, on one line. */
export function formatShortDateTime(moment: string | number): string {
  const [year, month, day] = isoDay(moment).split('-').map(Number);
  return [`${day}.`, `${month}.`, year, dateParts(moment).time].join(NBSP);
}

export function formatMonth(moment: string | number): string {
  return `${MONTH_ALONE.format(new Date(moment))} ${dateParts(moment).year}`;
}

/** `sobota 5. decembra 2026, 18:00 – 20:00`, or two full dates; midnight is 24:00 of the day before. */
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

/** For narrow columns: a year stays with its month, an hour with the one that ends it. */
export function keepDateParts(words: string): string {
  return words.replace(/ (?=\d{4}\b)/g, NBSP).replace(/(?<=:\d\d)\u00a0– (?=\d+:)/g, JOINING_DASH);
}

function dayInWords({ day, month, year }: DateParts): string {
  return `${day}.${NBSP}${month} ${year}`;
}

function momentInWords(parts: DateParts): string {
  return `${dayInWords(parts)} o${NBSP}${parts.time}`;
}

export function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}
