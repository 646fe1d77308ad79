import { DAY_MS, TIME_ZONE } from './clock.ts';

// Calendar days as ISO text, `2026-12-05`: no zone, no time, so no clock change can touch them.

/**
 * The years that the centre may need. Days compare as text only while their years have four digits, and a calendar opened at the
 * year 9999 would go beyond them.
 */
const CALENDAR_DATE = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/;
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

function utcMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoText(ms: number): string {
  return new Date(ms).toISOString().split('T')[0] ?? '';
}

/** True for a real day from `FIRST_DAY` to `LAST_DAY`. No other days are accepted. */
export function isCalendarDate(text: string): boolean {
  if (!CALENDAR_DATE.test(text)) return false;
  const ms = utcMs(text);
  return !Number.isNaN(ms) && isoText(ms) === text;
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return isoText(utcMs(day) + days * DAY_MS);
}

/** The same day so many months later, or that month's last one: the 31st of January leads to the 28th of February. */
export function nextMonth(day: string, months = 1): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfIt = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoText(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfIt)));
}

/** True when a Saturday or a Sunday is among the days of a range, both ends included. */
export function touchesWeekend(first: string, last: string): boolean {
  const lengthDays = daysApart(first, last);
  // Monday is 1 and Sunday 7. The range either reaches the Saturday of its week or begins after it.
  const weekday = new Date(utcMs(first)).getUTCDay() || 7;
  return weekday + lengthDays >= 6;
}

/** The days from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  return Array.from({ length: daysApart(first, last) + 1 }, (_, at) => addDays(first, at));
}

/** The months of the days from the first to the last, `2026-12`. */
export function monthsBetween(first: string, last: string): string[] {
  const length = monthNumber(last) - monthNumber(first) + 1;
  return Array.from({ length }, (_, at) => firstOfMonth(first, at).slice(0, 7));
}

/** The weeks of the month of a day, from Monday, each with seven days; null for days of other months. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const first = firstOfMonth(day);
  const before = (new Date(utcMs(first)).getUTCDay() || 7) - 1;
  const days = daysBetween(first, lastOfMonth(day));
  const weeks = Math.ceil((before + days.length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => days[week * 7 + at - before] ?? null),
  );
}

/** The last day of the month of a day. */
export function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return isoText(Date.UTC(year, month, 0));
}

/** The first day of the month so many months later. */
export function firstOfMonth(day: string, monthsLater = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoText(Date.UTC(year, month - 1 + monthsLater, 1));
}

/** How many days the last is after the first. */
export function daysApart(first: string, last: string): number {
  return (utcMs(last) - utcMs(first)) / DAY_MS;
}

function monthNumber(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * 12 + month;
}

const NUMBERS = new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Bratislava of an instant (ISO string or epoch milliseconds), `2026-12-05`. */
export function isoDay(moment: string | number): string {
  // By parts, because older browsers write them in another order.
  const part = new Map(NUMBERS.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
}
