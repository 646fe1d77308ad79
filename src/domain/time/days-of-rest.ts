// Zákon č. 241/1993 Z. z. as in force in 2026; the table names earlier changes.
import { addDays } from './calendar-day.ts';

export interface Holiday {
  name: string;
  /** false: a holiday on which people work. */
  isRest: boolean;
}

/** Later years were not compared with the act. */
export const LAST_CHECKED_YEAR = 2026;

interface Entry {
  name: string;
  /** `01-06`, or days after Easter Sunday. */
  on: string | number;
  isRestIn?: (year: number) => boolean;
  since?: number;
}

const ENTRIES: readonly Entry[] = [
  { on: '01-01', name: 'Deň vzniku Slovenskej republiky' },
  { on: '01-06', name: 'sviatok Troch kráľov' },
  { on: -2, name: 'Veľký piatok' },
  { on: 1, name: 'Veľkonočný pondelok' },
  { on: '05-01', name: 'Sviatok práce' },
  { on: '05-08', name: 'Deň víťazstva nad fašizmom', isRestIn: (year) => year !== 2026 },
  { on: '07-05', name: 'sviatok svätého Cyrila a\u00a0svätého Metoda' },
  { on: '08-29', name: 'výročie Slovenského národného povstania' },
  { on: '09-01', name: 'Deň Ústavy Slovenskej republiky', isRestIn: (year) => year < 2024 },
  { on: '09-15', name: 'Sedembolestná Panna Mária', isRestIn: (year) => year !== 2026 },
  { on: '10-28', name: 'Deň vzniku samostatného česko-slovenského štátu', isRestIn: () => false, since: 2020 },
  { on: '11-01', name: 'sviatok Všetkých svätých' },
  { on: '11-17', name: 'Deň boja za slobodu a\u00a0demokraciu', isRestIn: (year) => year < 2025 },
  { on: '12-24', name: 'Štedrý deň' },
  { on: '12-25', name: 'prvý sviatok vianočný' },
  { on: '12-26', name: 'druhý sviatok vianočný' },
];

export function holidayOn(day: string): Holiday | null {
  const year = Number(day.slice(0, 4));
  const easter = easterSunday(year);
  const entry = ENTRIES.find(
    ({ on, since = 0 }) =>
      year >= since && day === (typeof on === 'number' ? addDays(easter, on) : `${day.slice(0, 4)}-${on}`),
  );
  return entry === undefined ? null : { name: entry.name, isRest: entry.isRestIn?.(year) ?? true };
}

export function isBeyondTable(day: string): boolean {
  return Number(day.slice(0, 4)) > LAST_CHECKED_YEAR;
}

/** Anonymous computus of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${year}-${twoDigits(Math.floor(n / 31))}-${twoDigits((n % 31) + 1)}`;
}
