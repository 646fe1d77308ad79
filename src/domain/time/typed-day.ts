import { foldForSearch } from '../words/fold.ts';
import { addDays, isCalendarDate } from './calendar-day.ts';

export interface DayContext {
  /** `2026-11-21`; `zajtra` and `budúci piatok` count from it. */
  today: string;
  /** Days without a year and weekdays mean the first from this one on; missing: from today. */
  notBefore?: string | undefined;
  /** Both mean the last such day, up to today. */
  isPast?: boolean | undefined;
}

export interface SaidDay {
  day: string;
  said: 'whole' | 'yearless' | 'relative';
}

/**
 * Reads `20. 12. 2026`, `20.12.26`, `20. 12.`, `20. XII. 2026`, `20. decembra`, `zajtra`, `budúci piatok` or
 * `2026-12-20`.
 */
export function readTypedDay(text: string, context: DayContext): string | null {
  return readSaidDay(text, context)?.day ?? null;
}

/** A file does not tell from which day its author counted. */
export function readSaidDay(text: string, context: DayContext): SaidDay | null {
  const words = foldForSearch(text).replace(BEFORE_DAY, '').replace(WEEKDAY_BEHIND, '$2 $1');
  if (isCalendarDate(words)) return { day: words, said: 'whole' };
  const relative = readRelative(words, context);
  if (relative !== null) return { day: relative, said: 'relative' };
  const [first = '', ...rest] = words.split(' ');
  const named = weekdaysOf(first.replace(/[.,]$/, ''));
  const read = readNumbers(named.length === 0 ? words : rest.join(' '), context);
  // Another weekday makes one of the two a mistake.
  return read !== null && (named.length === 0 || named.includes(weekdayOf(read.day))) ? read : null;
}

export function formatTypedDay(day: string): string {
  return `${Number(day.slice(8, 10))}. ${Number(day.slice(5, 7))}. ${day.slice(0, 4)}`;
}

const BEFORE_DAY = /^(?:vo?|na|dna|od|do) /;
const WEEKDAY_BEHIND = /^(\d[^()]*?) ?\(([a-z]+)\.?\)$/;

const AWAY: ReadonlyMap<string, number> = new Map([
  ['predvcerom', -2],
  ['vcera', -1],
  ['dnes', 0],
  ['zajtra', 1],
  ['pozajtra', 2],
]);

/** Monday is 1; with the forms `v stredu`, `v sobotu`, `v nedeľu`. */
const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ['pondelok', 1],
  ['utorok', 2],
  ['streda', 3],
  ['stredu', 3],
  ['stvrtok', 4],
  ['piatok', 5],
  ['sobota', 6],
  ['sobotu', 6],
  ['nedela', 7],
  ['nedelu', 7],
]);
const SHORT_WEEKDAYS = ['', 'po', 'ut', 'st', 'st', 'pi', 'so', 'ne'];
const NEXT_WEEK = /^buduc[iaeu]$/;
const WEEK_DAYS = 7;

function readRelative(words: string, context: DayContext): string | null {
  const away = AWAY.get(words);
  if (away !== undefined) return addDays(context.today, away);
  const weekday = WEEKDAYS.get(words);
  if (weekday !== undefined) return nearestWeekday(weekday, context);
  const [first = '', ...rest] = words.split(' ');
  return NEXT_WEEK.test(first) ? inNextWeek(WEEKDAYS.get(rest.join(' ')), context.today) : null;
}

function weekdaysOf(word: string): number[] {
  const known = WEEKDAYS.get(word);
  if (known !== undefined) return [known];
  return SHORT_WEEKDAYS.flatMap((name, weekday) => (weekday > 0 && name === word ? [weekday] : []));
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || WEEK_DAYS;
}

/** On a Saturday `sobota` is the one in a week. */
function nearestWeekday(weekday: number, { today, notBefore, isPast }: DayContext): string {
  const first = isPast ? addDays(today, -WEEK_DAYS) : (notBefore ?? addDays(today, 1));
  return addDays(first, (weekday - weekdayOf(first) + WEEK_DAYS) % WEEK_DAYS);
}

/** `budúci piatok` is in the week that begins with the next Monday. */
function inNextWeek(weekday: number | undefined, today: string): string | null {
  return weekday === undefined ? null : addDays(today, WEEK_DAYS - weekdayOf(today) + weekday);
}

const NUMBERS = /^(\d{1,2}) ?\. ?(\d{1,2})(?:(?: ?\. ?| )(\d{4}|\d{2})\.?| ?\.)?$/;
/** A Roman number is a month only after a full stop: `5. X.`. */
const MONTH_IN_WORDS = /^(\d{1,2})(?: ?\. ?| ?(?=[a-z]{3}))([a-z]+)\.?(?: ?(\d{4}|\d{2})\.?)?$/;
const LONGEST_WAIT_YEARS = 8;

function readNumbers(words: string, { today, notBefore = today, isPast = false }: DayContext): SaidDay | null {
  const [, day = '', month = '', year] = NUMBERS.exec(words) ?? MONTH_IN_WORDS.exec(words) ?? [];
  const number = /^\d/.test(month) ? month : String(monthOfWord(month) ?? (ROMAN_MONTHS.indexOf(month) + 1 || ''));
  const inYear = (value: number | string) => {
    const iso = `${String(value).padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isCalendarDate(iso) ? iso : null;
  };
  if (year !== undefined) {
    const whole = inYear(year);
    return whole === null ? null : { day: whole, said: 'whole' };
  }
  const isMeant = (iso: string) => (isPast ? iso <= today : iso >= notBefore);
  const firstYear = Number((isPast ? today : notBefore).slice(0, 4));
  for (let away = 0; away <= LONGEST_WAIT_YEARS; away += 1) {
    const candidate = inYear(isPast ? firstYear - away : firstYear + away);
    if (candidate !== null && isMeant(candidate)) return { day: candidate, said: 'yearless' };
  }
  return null;
}

const ROMAN_MONTHS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const MONTHS = [
  ['januar', 'januara'],
  ['februar', 'februara'],
  ['marec', 'marca'],
  ['april', 'aprila'],
  ['maj', 'maja'],
  ['jun', 'juna'],
  ['jul', 'jula'],
  ['august', 'augusta'],
  ['september', 'septembra'],
  ['oktober', 'oktobra'],
  ['november', 'novembra'],
  ['december', 'decembra'],
];
const SHORTEST_MONTH = 3;

export function monthForms(month: number): readonly string[] {
  return MONTHS[month - 1] ?? [];
}

/** 1 to 12; `word` is folded, without a full stop. */
export function monthOfWord(word: string): number | null {
  if (word.length < SHORTEST_MONTH) return null;
  const at = MONTHS.findIndex((forms) => forms.some((form) => form.startsWith(word)));
  return at === -1 ? null : at + 1;
}
