import { DAY_MS, TIME_ZONE } from './clock.ts';

// Days have no zone and no time, so no clock change can touch them.

/** Days compare as text only with four-digit years; a calendar opened at the year 9999 would go beyond them. */
const CALENDAR_DATE = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/;
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

function utcMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoText(ms: number): string {
  return new Date(ms).toISOString().split('T')[0] ?? '';
}

export function isCalendarDate(text: string): boolean {
  if (!CALENDAR_DATE.test(text)) return false;
  const ms = utcMs(text);
  return !Number.isNaN(ms) && isoText(ms) === text;
}

export function addDays(day: string, days: number): string {
  return isoText(utcMs(day) + days * DAY_MS);
}

/** The 31st of January leads to the 28th of February. */
export function nextMonth(day: string, months = 1): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfIt = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoText(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfIt)));
}

/** Both ends are included. */
export function touchesWeekend(first: string, last: string): boolean {
  const lengthDays = daysApart(first, last);
  // Monday is 1. The range reaches the Saturday of its week or begins after it.
  const weekday = new Date(utcMs(first)).getUTCDay() || 7;
  return weekday + lengthDays >= 6;
}

export function daysBetween(first: string, last: string): string[] {
  return Array.from({ length: daysApart(first, last) + 1 }, (_, at) => addDays(first, at));
}

export function monthsBetween(first: string, last: string): string[] {
  const length = monthNumber(last) - monthNumber(first) + 1;
  return Array.from({ length }, (_, at) => firstOfMonth(first, at).slice(0, 7));
}

/** From Monday, seven days each; null for days of other months. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const first = firstOfMonth(day);
  const before = (new Date(utcMs(first)).getUTCDay() || 7) - 1;
  const days = daysBetween(first, lastOfMonth(day));
  const weeks = Math.ceil((before + days.length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => days[week * 7 + at - before] ?? null),
  );
}

export function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return isoText(Date.UTC(year, month, 0));
}

export function firstOfMonth(day: string, monthsLater = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoText(Date.UTC(year, month - 1 + monthsLater, 1));
}

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

/** The day in Bratislava, `2026-12-05`; numbers are epoch milliseconds. */
export function isoDay(moment: string | number): string {
  // Older browsers write them in another order.
  const part = new Map(NUMBERS.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
}
