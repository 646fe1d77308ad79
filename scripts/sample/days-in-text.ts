// Days as Slovak texts name them: `5. decembra`, `13., 20. a 27. januára`, `14. marca 2026`.
import { addDays, daysApart, isCalendarDate } from '../../src/domain/time/calendar-day.ts';
import { dateParts } from '../../src/domain/time/format-date.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => dateParts(Date.UTC(2026, month, 15)).month);

/** The editor of texts writes `5\. decembra` at the beginning of a line. */
const DOT = '\\\\?\\.';
const GAP = '[ \\u00a0]';
const JOINED = `(?:,${GAP}(?:aj?${GAP})?|${GAP}(?:aj?|až|na|do)${GAP}|${GAP}?–${GAP}?)`;
const NAMED_DAYS = new RegExp(
  `(?<!\\d)((?:\\d{1,2}${DOT}${JOINED})*)(\\d{1,2})(${DOT}${GAP})(${MONTHS.join('|')})` +
    `(?:(${GAP})((?:19|20|21)\\d{2}))?(?![\\p{L}\\d])`,
  'gu',
);

/** A year further from those of the event is one of history. */
const FURTHEST_DAYS = 366;

/**
 * Moves every day that the text names by whole weeks, so that days of the week beside them stay right.
 * @param near the event's day: a day without a year is the nearest one to it
 */
export function laterDaysInText(text: string, weeks: number, near: string): string {
  return text.replace(
    NAMED_DAYS,
    (found: string, joined: string, last: string, dot: string, month: string, gap = '', year = '') => {
      const numbers = [...(joined.match(/\d+/g) ?? []), last];
      const days = daysOf(numbers, MONTHS.indexOf(month) + 1, year, near);
      if (days === null) return found;
      const later = days.map((day) => addDays(day, weeks * 7));
      let at = 0;
      const others = joined.replace(/\d+(\\?\.)/g, (_, itsDot: string) => {
        const [day = '', next = ''] = later.slice(at, at + 2);
        at += 1;
        return numberOf(day) + itsDot + (monthOf(day) === monthOf(next) ? '' : `\u00a0${monthOf(day)}`);
      });
      const end = later.at(-1) ?? '';
      return `${others}${numberOf(end)}${dot}${monthOf(end)}${gap}${year === '' ? '' : end.slice(0, 4)}`;
    },
  );
}

/** Of one month; null: no real days, or none of the event. */
function daysOf(numbers: readonly string[], month: number, year: string, near: string): string[] | null {
  const nearYear = Number(near.slice(0, 4));
  const years = year === '' ? [nearYear - 1, nearYear, nearYear + 1] : [Number(year)];
  const inYears = years
    .map((of) => numbers.map((number) => `${of}-${twoDigits(month)}-${twoDigits(number)}`))
    .filter((days) => days.every(isCalendarDate))
    .map((days) => ({ days, apart: Math.abs(daysApart(near, days.at(-1) ?? near)) }));
  const [nearest] = inYears.sort((a, b) => a.apart - b.apart);
  return nearest === undefined || nearest.apart > FURTHEST_DAYS ? null : nearest.days;
}

function twoDigits(number: number | string): string {
  return String(number).padStart(2, '0');
}

function numberOf(day: string): string {
  return String(Number(day.slice(8, 10)));
}

function monthOf(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}
