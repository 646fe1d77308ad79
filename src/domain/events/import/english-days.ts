const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `((?:${MONTHS.join('|')})[a-z]*)`;
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
    return `${dayBefore ?? dayBehind}. ${MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1}. ${year.padStart(4, '20')}`;
  });
}
