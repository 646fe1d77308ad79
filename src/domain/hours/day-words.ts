// What a page says of the hours of a day, by the clock of its reader: the words come with the page, the day is looked up in them.
// Every page has this inlined by src/page-scripts/todays-hours.ts. It imports nothing and no other script imports it, because what
// scripts share becomes a request; so it repeats `isoDay` and the zone of src/domain/time/.

/** Words by day: those of a date, `2026-12-24`, go before those of its day of the week, `0` for Sunday to `6`. */
export type DayWords = Readonly<Record<string, string>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of the week of a calendar day, `0` for Sunday. */
export function weekdayNumberAt(date: string): string {
  return String(new Date(`${date}T00:00:00Z`).getUTCDay());
}

/** The calendar day in Bratislava of a moment (epoch milliseconds), `2026-12-24`. */
export function dayAt(nowMs: number): string {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Bratislava',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = new Map(clock.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
}

/** What a day has: `15:00 – 18:00`. */
export function wordsOn(words: DayWords, date: string): string {
  return words[date] ?? words[weekdayNumberAt(date)] ?? '';
}

/** `dnes 15:00 – 18:00` and `zajtra zatvorené`, at a moment (epoch milliseconds). */
export function nearWords(words: DayWords, nowMs: number): { today: string; tomorrow: string } {
  const today = dayAt(nowMs);
  const next = new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, today.length);
  return { today: `dnes ${wordsOn(words, today)}`, tomorrow: `zajtra ${wordsOn(words, next)}` };
}
