// Slovak dates for instants given as ISO strings, always as seen in Bratislava, whatever zone the reader's machine is in.
// Assembled from parts: the joining words of Intl differ between browsers' versions of its data.

const TIME_ZONE = 'Europe/Bratislava';

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
const NUMBERS = new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const NBSP = '\u00a0';

/** A moment taken apart in Bratislava: `month` is in the genitive (decembra). */
export interface DateParts {
  day: string;
  month: string;
  year: string;
  weekday: string;
  time: string;
}

function partsOf(format: Intl.DateTimeFormat, moment: string | number): Map<string, string> {
  return new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}

/** Takes an ISO string or epoch milliseconds apart. */
export function dateParts(moment: string | number): DateParts {
  const part = partsOf(PARTS, moment);
  const hour = String(Number(part.get('hour')));
  return {
    day: String(Number.parseInt(part.get('day') ?? '', 10)),
    month: part.get('month') ?? '',
    year: part.get('year') ?? '',
    weekday: part.get('weekday') ?? '',
    time: `${hour}:${part.get('minute') ?? ''}`,
  };
}

/** The calendar day in Bratislava, `2026-12-05`. */
export function isoDay(moment: string | number): string {
  const part = partsOf(NUMBERS, moment);
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
}

/** `5. decembra 2026` */
export function formatDate(moment: string | number): string {
  return dayInWords(dateParts(moment));
}

/** `5. decembra 2026 o 18:00` (SPEC 2.8: Slovak long date with hour and minute). */
export function formatDateTime(moment: string | number): string {
  return momentInWords(dateParts(moment));
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
  if (isoDay(lastMoment) === isoDay(start))
    return `${from.weekday} ${dayInWords(from)}, ${from.time}${NBSP}– ${to.time}`;
  return `${momentInWords(from)}${NBSP}– ${momentInWords(to)}`;
}

function dayInWords({ day, month, year }: DateParts): string {
  return `${day}.${NBSP}${month} ${year}`;
}

function momentInWords(parts: DateParts): string {
  return `${dayInWords(parts)} o${NBSP}${parts.time}`;
}
