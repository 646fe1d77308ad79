// src/page-scripts/todays-hours.ts puts this inline into every page. It shares no imports, because shared code
// becomes a request; so it repeats `isoDay` and the zone.

/** A date goes before its day of the week, `0` (Sunday) to `6`. */
export type DayWords = Readonly<Record<string, string>>;

const DAY_MS = 24 * 60 * 60 * 1000;

export function weekdayNumberAt(date: string): string {
  return String(new Date(`${date}T00:00:00Z`).getUTCDay());
}

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

export function wordsOn(words: DayWords, date: string): string {
  return words[date] ?? words[weekdayNumberAt(date)] ?? '';
}

export function nearWords(words: DayWords, nowMs: number): { today: string; tomorrow: string } {
  const today = dayAt(nowMs);
  const next = new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, today.length);
  return { today: `dnes ${wordsOn(words, today)}`, tomorrow: `zajtra ${wordsOn(words, next)}` };
}
