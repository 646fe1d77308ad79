import { describe, expect, test } from 'vitest';
import { dayAt, nearWords, wordsOn } from '../../../../src/domain/hours/day-words.ts';
import {
  closedDays,
  comingExceptions,
  dayWordsOf,
  type Hours,
  hoursByDay,
  hoursOn,
  placesWithHours,
  spansInWords,
  weekdayOf,
  weekInShort,
} from '../../../../src/domain/hours/opening-hours.ts';
import { HOURS } from '../../../../src/domain/kinds/hours.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const WEEK: Hours['weekly'] = [
  { day: 'monday', from: '08:00', until: '20:00' },
  { day: 'tuesday', from: '08:00', until: '20:00' },
  { day: 'wednesday', from: '08:00', until: '20:00' },
  { day: 'saturday', from: '17:00', until: '00:00' },
];
const OFFICE: Hours['weekly'] = [
  { day: 'monday', place: 'box-office', from: '14:00', until: '18:00' },
  { day: 'monday', place: 'box-office', from: '09:00', until: '12:00' },
];
/** 2026-11-23 is a Monday. */
const hours = (exceptions: Hours['exceptions'] = [], weekly = [...WEEK, ...OFFICE]): Hours => ({ weekly, exceptions });
const words = (given: Hours, place: 'house' | 'box-office', date: string) =>
  plain(spansInWords(hoursOn(given, place, date).spans));

describe('the hours of a day', () => {
  test('are those of its week, in the order of the clock', () => {
    expect(words(hours(), 'house', '2026-11-23')).toBe('8:00 – 20:00');
    expect(words(hours(), 'box-office', '2026-11-23')).toBe('9:00 – 12:00, 14:00 – 18:00');
    expect(words(hours(), 'box-office', '2026-11-24')).toBe('zatvorené');
    expect(words(hours(), 'house', '2026-11-28')).toBe('17:00 – 24:00');
  });

  test('are those of the house for a box office without a week of its own', () => {
    const given = hours([{ date: '2026-11-24', place: 'house', from: '10:00', until: '12:00' }], WEEK);
    expect(placesWithHours(given)).toEqual(['house']);
    expect(words(given, 'box-office', '2026-11-23')).toBe('8:00 – 20:00');
    expect(words(given, 'box-office', '2026-11-24')).toBe('10:00 – 12:00');
  });

  test('an exception without a place is for both, one with a place only for that and before the other', () => {
    const given = hours([
      { date: '2026-11-23', closed: true, note: 'Sviatok' },
      { date: '2026-11-23', place: 'box-office', from: '10:00', until: '11:00' },
      { date: '2026-11-24', place: 'box-office', from: '15:00', until: '16:00' },
    ]);
    expect(hoursOn(given, 'house', '2026-11-23')).toEqual({ spans: [], note: 'Sviatok', isException: true });
    expect(words(given, 'box-office', '2026-11-23')).toBe('10:00 – 11:00');
    expect(words(given, 'house', '2026-11-24')).toBe('8:00 – 20:00');
    expect(words(given, 'box-office', '2026-11-24')).toBe('15:00 – 16:00');
  });
});

describe('the days on which the house is closed', () => {
  test('are those of its week and of its exceptions, with what is said of them', () => {
    const given = hours([
      { date: '2026-11-23', closed: true, note: 'Sviatok' },
      { date: '2026-11-24', place: 'box-office', closed: true },
      { date: '2026-11-26', from: '10:00', until: '12:00' },
    ]);
    expect(closedDays(given, '2026-11-23', '2026-11-29')).toEqual([
      { date: '2026-11-23', note: 'Sviatok' },
      { date: '2026-11-27', note: null },
      { date: '2026-11-29', note: null },
    ]);
  });

  test('are only its exceptions while nobody has said when it is open', () => {
    const given = hours([{ date: '2026-11-24', closed: true }], OFFICE);
    expect(closedDays(given, '2026-11-23', '2026-11-29')).toEqual([{ date: '2026-11-24', note: null }]);
    expect(closedDays({ weekly: [], exceptions: [] }, '2026-11-23', '2026-11-29')).toEqual([]);
  });
});

describe('what a page says', () => {
  const given = hours([
    { date: '2026-11-20', closed: true },
    { date: '2026-11-24', from: '10:00', until: '12:00' },
  ]);
  const carried = dayWordsOf(given, 'house', '2026-11-23');

  test('carries the week and the coming exceptions, not those that have been', () => {
    expect(Object.keys(carried).filter((key) => key.length > 1)).toEqual(['2026-11-24']);
    expect(plain(wordsOn(carried, '2026-11-24'))).toBe('10:00 – 12:00');
    expect(plain(wordsOn(carried, '2026-12-01'))).toBe('8:00 – 20:00');
    expect(weekdayOf('2026-11-29')).toBe('sunday');
  });

  test.each([
    ['a second before midnight', '2026-11-22T23:59:59+01:00', 'dnes zatvorené', 'zajtra 8:00 – 20:00'],
    ['at midnight', '2026-11-23T00:00:00+01:00', 'dnes 8:00 – 20:00', 'zajtra 10:00 – 12:00'],
    [
      'before the night of the clock change in spring',
      '2027-03-27T23:30:00+01:00',
      'dnes 17:00 – 24:00',
      'zajtra zatvorené',
    ],
    [
      'in the night of the clock change in spring',
      '2027-03-28T00:30:00+01:00',
      'dnes zatvorené',
      'zajtra 8:00 – 20:00',
    ],
    ['after the clock change in autumn', '2026-10-25T23:30:00+01:00', 'dnes zatvorené', 'zajtra 8:00 – 20:00'],
    ["at the year's end", '2026-12-31T23:30:00+01:00', 'dnes zatvorené', 'zajtra zatvorené'],
  ])('%s it says what today and tomorrow are in Bratislava', (_when, now, today, tomorrow) => {
    const said = nearWords(carried, Date.parse(now));
    expect([plain(said.today), plain(said.tomorrow)]).toEqual([today, tomorrow]);
  });

  test('the day is that of Bratislava, wherever the reader is', () => {
    expect(dayAt(Date.parse('2026-11-22T23:30:00Z'))).toBe('2026-11-23');
    expect(dayAt(Date.parse('2026-07-22T21:59:00Z'))).toBe('2026-07-22');
  });

  test('the week is told in a line, days alike together', () => {
    expect(plain(weekInShort(given, 'house'))).toBe('po – st 8:00 – 20:00, so 17:00 – 24:00');
    expect(plain(weekInShort(given, 'box-office'))).toBe('po 9:00 – 12:00, 14:00 – 18:00');
    const two = hours([], WEEK.slice(0, 2));
    expect(plain(weekInShort(two, 'house'))).toBe('po, ut 8:00 – 20:00');
  });

  test('coming exceptions say where the places differ', () => {
    const both = hours([
      { date: '2026-12-24', closed: true, note: 'Štedrý deň' },
      { date: '2026-12-23', place: 'box-office', closed: true },
      { date: '2026-12-22', from: '08:00', until: '12:00' },
      { date: '2026-12-22', place: 'box-office', closed: true, note: 'Inventúra' },
      { date: '2026-11-01', closed: true },
    ]);
    expect(comingExceptions(both, '2026-11-23').map((day) => ({ ...day, words: plain(day.words) }))).toEqual([
      { date: '2026-12-22', words: 'Dom 8:00 – 12:00, Pokladnica zatvorené', note: 'Inventúra' },
      { date: '2026-12-23', words: 'Pokladnica zatvorené', note: null },
      { date: '2026-12-24', words: 'zatvorené', note: 'Štedrý deň' },
    ]);
  });

  test('a history compares days in words', () => {
    const told = hoursByDay(hours([{ date: '2026-12-24', closed: true, note: 'Štedrý deň' }], WEEK));
    expect(plain(told['Dom, pondelok'] ?? '')).toBe('8:00 – 20:00');
    expect(told['24.\u00a0decembra 2026']).toBe('zatvorené: Štedrý deň');
    expect(told['Pokladnica, pondelok']).toBeUndefined();
  });
});

describe('the file', () => {
  const problems = (value: unknown) =>
    (HOURS.schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const of = (row: object) => ({ weekly: [], exceptions: [row] });

  test('may be empty, and takes what is right', () => {
    expect(problems({ weekly: [], exceptions: [] })).toEqual([]);
    expect(problems(hours([{ date: '2026-12-24', closed: true }]))).toEqual([]);
    expect(problems(of({ date: '2026-12-24', closed: false, from: '10:00', until: '00:00' }))).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    [
      'a time that does not exist',
      { weekly: [{ day: 'monday', from: '8:00', until: '25:00' }], exceptions: [] },
      'weekly.0.from: napíšte čas',
    ],
    [
      'an end before its start',
      { weekly: [{ day: 'monday', from: '10:00', until: '09:00' }], exceptions: [] },
      'weekly.0.until: koniec',
    ],
    [
      'a day that does not exist',
      { weekly: [{ day: 'pondelok', from: '10:00', until: '11:00' }], exceptions: [] },
      'weekly.0.day: vyberte',
    ],
    [
      'two spans that meet',
      hours([], [...WEEK, { day: 'monday', from: '19:59', until: '22:00' }]),
      'weekly.4.from: v\u00a0tomto čase',
    ],
    ['an exception that says nothing', of({ date: '2026-12-24' }), 'exceptions.0.from: napíšte, odkedy'],
    ['a closed day with times', of({ date: '2026-12-24', closed: true, from: '10:00' }), 'exceptions.0.closed: pri'],
    ['a day that is not in the calendar', of({ date: '2026-02-30', closed: true }), 'exceptions.0.date: napíšte'],
  ])('refuses %s by its place', (_what, value, problem) => {
    expect(problems(value).join('\n')).toContain(problem);
  });

  test('refuses a day that is closed and open, but not one that differs by place', () => {
    const closed = { date: '2026-12-24', closed: true };
    const open = { date: '2026-12-24', from: '10:00', until: '12:00' };
    expect(problems({ weekly: [], exceptions: [closed, open] })).toEqual([
      expect.stringContaining('exceptions.1.date'),
    ]);
    expect(problems({ weekly: [], exceptions: [closed, { ...open, place: 'box-office' }] })).toEqual([]);
    const later = { ...open, from: '12:00', until: '14:00' };
    expect(problems({ weekly: [], exceptions: [open, later] })).toEqual([]);
  });
});
