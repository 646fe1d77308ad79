// English programs write the month first, or name it.
import type { Answers, OpenQuestion } from './open-question.ts';

const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?![\d/])/g;
const YEAR_FIRST = /(?<![\d/])(\d{4})\/(\d{1,2})\/(\d{1,2})(?![\d/])/g;
const MONTHS = 12;

/** The same for all rows, because one program wrote them. */
const ORDER: OpenQuestion = {
  key: 'day order',
  about: 'Deň „5/12“ v\u00a0tejto tabuľke',
  answers: [
    { value: 'day', label: '5.\u00a0decembra' },
    { value: 'month', label: '12.\u00a0mája' },
  ],
};

export function slashQuestions(cells: readonly string[]): OpenQuestion[] {
  return cells.some((cell) => [...cell.matchAll(SLASHED)].some(mayBeEither)) ? [ORDER] : [];
}

function mayBeEither([, first = '', second = '']: RegExpMatchArray): boolean {
  return Number(first) <= MONTHS && Number(second) <= MONTHS && Number(first) !== Number(second);
}

/** `5. 12. 2026` for `5/12/2026`, or for `12/5/2026` where the month stands first. */
export function withoutSlashes(cell: string, answers: Answers): string {
  return cell
    .replace(YEAR_FIRST, '$3. $2. $1')
    .replace(SLASHED, (written, first: string, second: string, year: string) => {
      if (Number(first) > MONTHS && Number(second) > MONTHS) return written;
      const isMonthFirst = Number(second) > MONTHS || (Number(first) <= MONTHS && answers.get(ORDER.key) === 'month');
      const [day, month] = isMonthFirst ? [second, first] : [first, second];
      return `${day}. ${month}. ${year.padStart(4, '20')}`;
    });
}

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `((?:${MONTH_NAMES.join('|')})[a-z]*)`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?';
const NAMED = new RegExp(
  `(?<![\\p{L}\\d])${WEEKDAY}(?:${DAY}[ -]${MONTH}|${MONTH} ${DAY}),?[ -](\\d{4}|\\d{2})(?!\\d)`,
  'giu',
);

/** `12. 3. 2027` for `12-Mar-27` or `Friday, March 12, 2027`. */
export function withoutEnglishMonths(cell: string): string {
  return cell.replace(NAMED, (_, dayBefore, monthBehind, monthBefore, dayBehind, year: string) => {
    const month: string = monthBehind ?? monthBefore;
    return `${dayBefore ?? dayBehind}. ${MONTH_NAMES.indexOf(month.slice(0, 3).toLowerCase()) + 1}. ${year.padStart(4, '20')}`;
  });
}
