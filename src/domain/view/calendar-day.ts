// Calendar days as ISO text, `2026-12-05`: no zone, no time, so no clock change can touch them.

const DAY_MS = 24 * 60 * 60 * 1000;

function utcMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return isoText(utcMs(day) + days * DAY_MS);
}

/** The same day of the next month, or that month's last one: the 31st of January leads to the 28th of February. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoText(Date.UTC(year, month, Math.min(dayOfMonth, lastOfNext)));
}

/** True when a Saturday or a Sunday is among the days of a range, both ends included. */
export function touchesWeekend(first: string, last: string): boolean {
  const lengthDays = (utcMs(last) - utcMs(first)) / DAY_MS;
  // Monday is 1, Sunday 7: the range reaches the Saturday of its week, or begins after it.
  const weekday = new Date(utcMs(first)).getUTCDay() || 7;
  return weekday + lengthDays >= 6;
}

/** The weeks of the month of a day, Monday first, each of seven days; null for those of other months. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const weekday = new Date(utcMs(first)).getUTCDay() || 7;
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, 1 - weekday); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    weeks.push(days.map((each) => (each.startsWith(month) ? each : null)));
  }
  return weeks;
}

/** The last day of the month of a day. */
export function lastOfMonth(day: string): string {
  return addDays(nextMonth(`${day.slice(0, 7)}-01`), -1);
}

/** The first day of the month so many months later. */
export function firstOfMonth(day: string, monthsLater = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoText(Date.UTC(year, month - 1 + monthsLater, 1));
}
