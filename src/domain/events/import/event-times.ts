import { addDays } from '../../time/calendar-day.ts';
import { dateParts, formatDate, noonOf } from '../../time/format-date.ts';
import { type DayContext, readSaidDay } from '../../time/typed-day.ts';
import { END_OF_DAY, readTypedHours, readTypedTime } from '../../time/typed-hours.ts';
import { readTypedWhen, type TypedWhen } from '../../time/typed-when.ts';
import { foldForSearch } from '../../words/fold.ts';
import { slashQuestions, withoutEnglishMonths, withoutSlashes } from './english-days.ts';
import { type Answers, type OpenQuestion, openAmong } from './open-question.ts';
import { serialQuestions, type WrittenCells, withoutSerials } from './serial-days.ts';

export interface EventTimes {
  /** A wall clock in Bratislava, `2026-12-05T18:00`. */
  start: string | null;
  end: string | null;
  /** No hour is given: it begins at midnight. */
  isAllDay: boolean;
  problems: string[];
}

export interface WrittenTimes extends WrittenCells {
  /** Its hours do not count. */
  isAllDay: boolean;
}

export interface Reading {
  /** `2026-11-21`; days without a year are the next ones. */
  today: string;
  answers: Answers;
}

export interface ReadTimes {
  /** Without a start while a question is open. */
  times: EventTimes;
  notes: string[];
  questions: OpenQuestion[];
}

const EXAMPLE = 'Napíšte ho napríklad 5.\u00a012.\u00a02026 alebo 5.\u00a012.\u00a02026\u00a018:00.';
const HOUR_EXAMPLE = 'Napíšte ho napríklad 18:00.';
const MIDNIGHT = '00:00';

/**
 * An end of only an hour is on the first day, or after midnight. Words like `sobota` are asked about, because the
 * author may have counted from another day; so are 0:00, which spreadsheets write for no time, `5. 12. 18`,
 * `5/12/2026` and `46458`.
 */
export function readEventTimes(written: WrittenTimes, reading: Reading): ReadTimes {
  const { answers } = reading;
  const questions = [...slashQuestions([written.start, written.end]), ...serialQuestions(written)];
  if (openAmong(questions, answers).length > 0) return { times: nothing([]), notes: [], questions };
  const plain = withoutSerials(written, answers);
  const [start, end] = [plain.start, plain.end].map((cell) => withoutEnglishMonths(withoutSlashes(cell, answers)));
  const read = readTimes({ ...plain, start: start ?? '', end: end ?? '' }, reading);
  return { ...read, questions: [...questions, ...read.questions] };
}

function readTimes(written: WrittenTimes, reading: Reading): ReadTimes {
  const { isAllDay: hasNoHours } = written;
  const [startCell, timeCell] = [written.start.trim(), hasNoHours ? '' : written.startTime.trim()];
  if (startCell === '') return unread('Chýba deň, kedy sa podujatie začína.');
  const { days, ofYear } = readWhen(startCell, { today: reading.today }, timeCell === '' && !hasNoHours, reading);
  if (days === null || (timeCell === '' && days.time === END_OF_DAY))
    return { ...unread(`Začiatok „${startCell}“ nepoznáme. ${EXAMPLE}`), questions: ofYear };
  const hours = timeCell === '' ? days : isPartOfDay(timeCell) ? null : readTypedHours(timeCell);
  if (hours === null || hours.time === END_OF_DAY) return unread(`Čas „${timeCell}“ nepoznáme. ${HOUR_EXAMPLE}`);
  const isBare = !hasNoHours && hours.time === MIDNIGHT && hours.until === null;
  const asked = [
    ...ofYear,
    ...(days.said === 'relative' ? [dayQuestion(startCell, days.first)] : []),
    ...(isBare ? [STARTS_AT_MIDNIGHT] : []),
  ];
  if (openAmong(asked, reading.answers).length > 0) return { times: nothing([]), notes: [], questions: asked };
  const start: Start = {
    first: days.first,
    last: days.last,
    time: hasNoHours || (isBare && isNoTime(STARTS_AT_MIDNIGHT, reading)) ? null : hours.time,
    until: hasNoHours ? null : hours.until,
  };
  const { value, problem, questions } = hasNoHours
    ? readLastDay(written, start, reading)
    : readEnd(written, start, reading);
  const all = [...asked, ...questions];
  if (openAmong(questions, reading.answers).length > 0) return { times: nothing([]), notes: [], questions: all };
  const isAllDay = start.time === null;
  const times = {
    start: `${start.first}T${start.time ?? MIDNIGHT}`,
    end: problem === null ? (value ?? (isAllDay ? midnightAfter(start.first) : null)) : null,
    isAllDay,
    problems: problem === null ? [] : [problem],
  };
  const year = start.first.slice(0, 4);
  const notes = days.said === 'yearless' ? [`Rok pri „${startCell}“ chýba, rozumieme mu ako ${year}.`] : [];
  return { times, notes, questions: all };
}

interface Start {
  first: string;
  last: string | null;
  time: string | null;
  until: string | null;
}

interface ReadEnd {
  value: string | null;
  problem: string | null;
  questions: OpenQuestion[];
}

function readEnd(written: WrittenTimes, start: Start, reading: Reading): ReadEnd {
  const [endCell, timeCell] = [written.end.trim(), written.endTime.trim()];
  const isWrong = (problem: string): ReadEnd => ({ value: null, problem, questions: [] });
  const context = { today: reading.today, notBefore: start.first };
  const onlyHour = isPartOfDay(timeCell || endCell) ? null : readTypedTime(timeCell || endCell);
  if (timeCell !== '' && onlyHour === null) return isWrong(`Čas konca „${timeCell}“ nepoznáme. ${HOUR_EXAMPLE}`);
  if (timeCell === '' && onlyHour !== null && readSaidDay(endCell, context) !== null)
    return isWrong(`Koniec „${endCell}“ môže byť deň aj čas. Napíšte deň s\u00a0rokom, alebo čas s\u00a0dvojbodkou.`);
  if (endCell === '' || (timeCell === '' && onlyHour !== null)) {
    // Where both times are 0:00, a spreadsheet has none.
    const questions = onlyHour === MIDNIGHT && start.time !== null ? [ENDS_AT_MIDNIGHT] : [];
    const isNone = onlyHour === MIDNIGHT && (start.time === null || isNoTime(ENDS_AT_MIDNIGHT, reading));
    return { value: endAt(start, isNone ? null : (onlyHour ?? start.until)), problem: null, questions };
  }
  const { days, ofYear } = readWhen(endCell, context, timeCell === '', reading);
  if (days === null || days.last !== null)
    return { ...isWrong(`Koniec „${endCell}“ nepoznáme. ${EXAMPLE}`), questions: ofYear };
  const time = onlyHour ?? days.until ?? days.time;
  const questions = [
    ...ofYear,
    ...(days.said === 'relative' ? [dayQuestion(endCell, days.first)] : []),
    ...(time === MIDNIGHT ? [ENDS_AT_MIDNIGHT] : []),
  ];
  const known = time === MIDNIGHT && isNoTime(ENDS_AT_MIDNIGHT, reading) ? null : time;
  if (known === END_OF_DAY) return { value: midnightAfter(days.first), problem: null, questions };
  if (known !== null) return { value: `${days.first}T${known}`, problem: null, questions };
  // An end cell that repeats the day of the start says nothing of the hour.
  const isRepeated = days.first === start.first && start.time !== null;
  return { value: isRepeated ? endAt(start, start.until) : midnightAfter(days.first), problem: null, questions };
}

/** Some programs write the last day, others the midnight after it. */
function readLastDay({ end, endTime }: WrittenTimes, start: Start, reading: Reading): ReadEnd {
  const cell = readTypedTime(end) === null ? end.trim() : '';
  if (cell === '') return { value: endAt(start, null), problem: null, questions: [] };
  const { days } = readWhen(cell, { today: reading.today, notBefore: start.first }, false, reading);
  if (days === null || days.last !== null)
    return { value: null, problem: `Koniec „${cell}“ nepoznáme. ${EXAMPLE}`, questions: [] };
  const isMidnight = (readTypedTime(endTime) ?? days.time) === MIDNIGHT && days.first > start.first;
  const questions = days.said === 'relative' ? [dayQuestion(cell, days.first)] : [];
  return { value: isMidnight ? `${days.first}T${MIDNIGHT}` : midnightAfter(days.first), problem: null, questions };
}

/** Spreadsheets count hours in parts of a day: `0,25` is six o'clock there. */
function isPartOfDay(cell: string): boolean {
  return /^0[.,]\d+$/.test(cell);
}

interface ReadWhen {
  days: TypedWhen | null;
  ofYear: OpenQuestion[];
}

const SHORT_YEAR = /^(.*[. a-z])([01]\d|2[0-3])$/;

/** Alone, `5. 12. 18` is a day of 2018 as well as 18:00. */
function readWhen(cell: string, context: DayContext, isAlone: boolean, { answers }: Reading): ReadWhen {
  const days = readTypedWhen(cell, context);
  const [, day = '', hour = ''] = SHORT_YEAR.exec(foldForSearch(cell)) ?? [];
  if (days === null || endsWithPartOfDay(cell, days)) return { days: null, ofYear: [] };
  const isYear = hour !== '' && days.said === 'whole' && (days.last ?? days.first).startsWith(`20${hour}`);
  if (!isAlone || !isYear || days.time !== null) return { days, ofYear: [] };
  const question = yearQuestion(cell, hour);
  const isHour = answers.get(question.key) === 'hour';
  return { days: isHour ? readTypedWhen(`${day} ${hour}:00`, context) : days, ofYear: [question] };
}

/** In `5. 12. 2027 0,25`; the end of a span such as `22.00 – 0.30` is an hour. */
function endsWithPartOfDay(cell: string, { time, until }: TypedWhen): boolean {
  return until === null && time !== null && time.startsWith('00:') && /[\s,;]0[.,]\d+$/.test(cell);
}

/** An end at the very start is none, as in calendars. */
function endAt({ first, last, time }: Start, until: string | null): string | null {
  if (until === null) return last === null ? null : midnightAfter(last);
  if (until === END_OF_DAY) return midnightAfter(last ?? first);
  if (last !== null) return `${last}T${until}`;
  if (until === time && time !== MIDNIGHT) return null;
  return time !== null && until <= time ? `${addDays(first, 1)}T${until}` : `${first}T${until}`;
}

/** An end at midnight belongs to the day before. */
function midnightAfter(day: string): string {
  return `${addDays(day, 1)}T${MIDNIGHT}`;
}

function unread(problem: string): ReadTimes {
  return { times: nothing([problem]), notes: [], questions: [] };
}

function nothing(problems: string[]): EventTimes {
  return { start: null, end: null, isAllDay: false, problems };
}

const STARTS_AT_MIDNIGHT = midnightQuestion('start 0:00', 'Začiatok o\u00a00:00');
const ENDS_AT_MIDNIGHT = midnightQuestion('end 0:00', 'Koniec o\u00a00:00');

function midnightQuestion(key: string, about: string): OpenQuestion {
  const answers = [
    { value: 'none', label: 'Čas v\u00a0tabuľke chýba' },
    { value: 'midnight', label: 'Naozaj o\u00a0polnoci' },
  ];
  return { key, about, answers };
}

function isNoTime({ key }: OpenQuestion, { answers }: Reading): boolean {
  return answers.get(key) === 'none';
}

function dayQuestion(cell: string, day: string): OpenQuestion {
  const label = `${dateParts(noonOf(day)).weekday} ${formatDate(noonOf(day))}`;
  return { key: `day ${day} ${foldForSearch(cell)}`, about: `Deň „${cell}“`, answers: [{ value: day, label }] };
}

function yearQuestion(cell: string, hour: string): OpenQuestion {
  const answers = [
    { value: 'year', label: `Rok 20${hour}` },
    { value: 'hour', label: `Čas ${hour}:00, rok chýba` },
  ];
  return { key: `year ${foldForSearch(cell)}`, about: `Deň „${cell}“`, answers };
}
