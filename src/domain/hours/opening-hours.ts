// Times are wall clocks, so no clock change can touch them.
import { daysBetween } from '../time/calendar-day.ts';
import { formatDate, noonOf } from '../time/format-date.ts';
import type { DayWords } from './day-words.ts';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A row without a place is of the house; an exception without one is of both. */
export const HOURS_PLACES = ['house', 'box-office'] as const;
export type HoursPlace = (typeof HOURS_PLACES)[number];

/** Within one day; `00:00` as an end is midnight. */
export interface Span {
  from: string;
  until: string;
}

export interface WeeklySpan extends Span {
  day: Weekday;
  place?: HoursPlace | undefined;
}

export interface HoursException {
  date: string;
  place?: HoursPlace | undefined;
  closed?: boolean | undefined;
  from?: string | undefined;
  until?: string | undefined;
  note?: string | undefined;
}

export interface Hours {
  weekly: WeeklySpan[];
  exceptions: HoursException[];
}

export interface DayHours {
  spans: Span[];
  /** null: it does not differ, or nobody has said why. */
  note: string | null;
  isException: boolean;
}

export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % WEEKDAYS.length] ?? 'monday';
}

export function weekdayNumber(day: Weekday): string {
  return String((WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length);
}

/** The house first; a box office without hours follows it. */
export function placesWithHours({ weekly }: Hours): HoursPlace[] {
  return HOURS_PLACES.filter((place) => weekly.some((row) => hoursPlace(row) === place));
}

export function areHoursKnown({ weekly }: Hours): boolean {
  return weekly.length > 0;
}

function hoursPlace({ place }: WeeklySpan): HoursPlace {
  return place ?? 'house';
}

export function weekdayHours(hours: Hours, place: HoursPlace, day: Weekday): Span[] {
  const followed = followedPlace(hours, place);
  return sortSpans(hours.weekly.filter((row) => row.day === day && hoursPlace(row) === followed));
}

function followedPlace({ weekly }: Hours, place: HoursPlace): HoursPlace {
  return weekly.some((row) => hoursPlace(row) === place) ? place : 'house';
}

/** Exceptions go before the week, those of a place before those of both. */
export function hoursOn(hours: Hours, place: HoursPlace, date: string): DayHours {
  const ofDay = hours.exceptions.filter((row) => row.date === date);
  const own = ofDay.filter((row) => row.place === place);
  const followed = followedPlace(hours, place);
  const rows = own.length > 0 ? own : ofDay.filter((row) => row.place === undefined || row.place === followed);
  if (rows.length === 0) return { spans: weekdayHours(hours, place, weekdayOf(date)), note: null, isException: false };
  const notes = new Set(rows.flatMap(({ note }) => (note === undefined ? [] : [note])));
  return {
    spans: rows.some(({ closed }) => closed === true) ? [] : sortSpans(rows.flatMap(spanOf)),
    note: notes.size === 0 ? null : [...notes].join(', '),
    isException: true,
  };
}

export interface ClosedDay {
  date: string;
  note: string | null;
}

/** Days of the house, both ends included. A week without hours of the house says nothing about them. */
export function closedDays(hours: Hours, from: string, until: string): ClosedDay[] {
  const isWeekKnown = placesWithHours(hours).includes('house');
  return daysBetween(from, until).flatMap((date) => {
    const { spans, note, isException } = hoursOn(hours, 'house', date);
    return spans.length === 0 && (isWeekKnown || isException) ? [{ date, note }] : [];
  });
}

function spanOf({ from, until }: HoursException): Span[] {
  return from === undefined || until === undefined ? [] : [{ from, until }];
}

function sortSpans(spans: readonly Span[]): Span[] {
  return spans.map(({ from, until }) => ({ from, until })).sort((a, b) => (a.from < b.from ? -1 : 1));
}

export function isForward({ from, until }: Span): boolean {
  return until === MIDNIGHT || until > from;
}

export function areOverlapping(one: Span, other: Span): boolean {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  return first.until === MIDNIGHT || second.from < first.until;
}

const MIDNIGHT = '00:00';
const NBSP = '\u00a0';
/** Without the word joiner a line may end after the dash. */
const DASH = `${NBSP}–\u2060${NBSP}`;

/** `15:00 – 18:00`, several with commas; `zatvorené` for none. */
export function spansInWords(spans: readonly Span[]): string {
  if (spans.length === 0) return 'zatvorené';
  return spans
    .map(({ from, until }) => `${timeInWords(from)}${DASH}${until === MIDNIGHT ? '24:00' : timeInWords(until)}`)
    .join(', ');
}

function timeInWords(time: string): string {
  return time.replace(/^0/, '');
}

const SHORT_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'po',
  tuesday: 'ut',
  wednesday: 'st',
  thursday: 'št',
  friday: 'pi',
  saturday: 'so',
  sunday: 'ne',
};

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'pondelok',
  tuesday: 'utorok',
  wednesday: 'streda',
  thursday: 'štvrtok',
  friday: 'piatok',
  saturday: 'sobota',
  sunday: 'nedeľa',
};

export const HOURS_PLACE_NAMES: Readonly<Record<HoursPlace, string>> = { house: 'Dom', 'box-office': 'Pokladnica' };

export function dayWordsOf(hours: Hours, place: HoursPlace, today: string): DayWords {
  const week = WEEKDAYS.map((day) => [weekdayNumber(day), spansInWords(weekdayHours(hours, place, day))]);
  const days = new Set(hours.exceptions.map(({ date }) => date).filter((date) => date >= today));
  const differing = [...days]
    .sort()
    .map((date) => [date, hoursOn(hours, place, date)] as const)
    .filter(([, { isException }]) => isException)
    .map(([date, { spans }]) => [date, spansInWords(spans)]);
  return Object.fromEntries([...week, ...differing]);
}

export function weekInShort(hours: Hours, place: HoursPlace): string {
  const groups: { days: string[]; words: string }[] = [];
  for (const day of WEEKDAYS) {
    const spans = weekdayHours(hours, place, day);
    const words = spans.length === 0 ? '' : spansInWords(spans);
    const last = groups.at(-1);
    if (last?.words === words) last.days.push(SHORT_NAMES[day]);
    else groups.push({ days: [SHORT_NAMES[day]], words });
  }
  return groups
    .filter(({ words }) => words !== '')
    .map(({ days, words }) => `${daysInShort(days)}${NBSP}${words}`)
    .join(', ');
}

function daysInShort(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (days.length === 1) return first;
  return days.length === 2 ? `${first},${NBSP}${last}` : `${first}${DASH}${last}`;
}

export interface ComingException {
  date: string;
  words: string;
  note: string | null;
}

export function comingExceptions(hours: Hours, today: string): ComingException[] {
  const places = placesWithHours(hours);
  const dates = [...new Set(hours.exceptions.map(({ date }) => date))].filter((date) => date >= today).sort();
  return dates.map((date) => {
    const days = places.map((place) => ({ place, day: hoursOn(hours, place, date) }));
    const changed = days.filter(({ day }) => day.isException);
    const words = changed.map(({ day }) => spansInWords(day.spans));
    const isOne = changed.length === places.length && new Set(words).size === 1;
    const notes = new Set(changed.flatMap(({ day }) => (day.note === null ? [] : [day.note])));
    return {
      date,
      words: isOne
        ? (words[0] ?? '')
        : changed.map(({ place }, at) => `${HOURS_PLACE_NAMES[place]} ${words[at]}`).join(', '),
      note: notes.size === 0 ? null : [...notes].join(', '),
    };
  });
}

/** For histories: `Dom, pondelok` has `8:00 – 20:00`. */
export function hoursByDay(hours: Hours): Record<string, string> {
  const week = placesWithHours(hours).flatMap((place) =>
    WEEKDAYS.map((day) => [
      `${HOURS_PLACE_NAMES[place]}, ${WEEKDAY_NAMES[day]}`,
      spansInWords(weekdayHours(hours, place, day)),
    ]),
  );
  const days = new Map<string, HoursException[]>();
  for (const row of hours.exceptions) {
    const of =
      row.place === undefined
        ? formatDate(noonOf(row.date))
        : `${HOURS_PLACE_NAMES[row.place]}, ${formatDate(noonOf(row.date))}`;
    days.set(of, [...(days.get(of) ?? []), row]);
  }
  const differing = [...days].map(([of, rows]) => {
    const notes = [...new Set(rows.flatMap(({ note }) => (note === undefined ? [] : [note])))];
    return [of, [spansInWords(sortSpans(rows.flatMap(spanOf))), ...notes].join(': ')];
  });
  return Object.fromEntries([...week, ...differing]);
}
