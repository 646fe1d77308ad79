import { expect, test } from 'vitest';
import {
  busyHoursOf,
  busyWithin,
  orderProblems,
  reservedTimeInWords,
  withLastDay,
} from '../../../../src/domain/reservations/reservation-time.ts';

const EVENING = { date_from: '2026-12-05', time_from: '18:00', date_until: null, time_until: '22:00' };

test.each([
  ['later on the first day', { time_until: '22:00' }, '2026-12-05'],
  ['after midnight', { time_until: '02:00' }, '2026-12-06'],
  ['at midnight', { time_until: '00:00' }, '2026-12-06'],
  ['after midnight on New Year’s Eve', { date_from: '2026-12-31', time_until: '02:00' }, '2027-01-01'],
  ['in the night in which the clocks go forward', { date_from: '2027-03-27', time_until: '02:30' }, '2027-03-28'],
])('a hire whose end was typed without a day may end %s', (_, typed, lastDay) => {
  const time = withLastDay({ ...EVENING, ...typed });
  expect(time.date_until).toBe(lastDay);
  expect(orderProblems(time).filter((problem) => problem !== null)).toEqual([]);
});

test.each([
  ['the last day was typed', { date_until: '2026-12-05', time_until: '02:00' }],
  ['the end is open', { time_until: null }],
  ['the first day is not known', { date_from: null }],
  ['the first hour is not known', { time_from: null }],
  ['the hour of the end is none', { time_until: '25:00' }],
])('nothing is added when %s', (_, typed) => {
  const time = { ...EVENING, ...typed };
  expect(withLastDay(time)).toEqual(time);
});

test('an end at the hour of the start is no whole day but a mistake, which is said', () => {
  const time = withLastDay({ ...EVENING, time_until: '18:00' });
  expect(orderProblems(time)).toContainEqual(['time_until', expect.stringContaining('po začiatku')]);
});

test.each([
  ['of the first day', { time_until: '24:00' }, '2026-12-06'],
  ['of the day that was typed', { date_until: '2026-12-06', time_until: '24:00' }, '2026-12-07'],
])('an end at 24:00 is the midnight %s', (_, typed, lastDay) => {
  expect(withLastDay({ ...EVENING, ...typed })).toEqual({ ...EVENING, date_until: lastDay, time_until: '00:00' });
});

test('the other fields of a form stay', () => {
  expect(withLastDay({ ...EVENING, room: 'dvorana' })).toEqual({
    ...EVENING,
    room: 'dvorana',
    date_until: '2026-12-05',
  });
});

function words(
  date_from: string | null,
  time_from: string | null,
  date_until: string | null,
  time_until: string | null,
) {
  return reservedTimeInWords({ date_from, time_from, date_until, time_until })?.replaceAll('\u00a0', ' ') ?? null;
}

test('every way to leave something out reads as a sentence part', () => {
  expect(words(null, null, null, null)).toBeNull();
  expect(words('2026-12-05', null, '2026-12-05', null)).toBe('5. decembra 2026');
  expect(words('2026-12-05', null, '2026-12-06', null)).toBe('5. decembra – 6. decembra 2026');
  expect(words('2026-12-05', '18:00', '2026-12-05', null)).toBe('sobota 5. decembra 2026 o 18:00');
  expect(words('2026-12-05', '18:00', '2026-12-06', null)).toBe('5. decembra 2026 o 18:00 – 6. decembra 2026');
  expect(words('2026-12-05', '18:00', '2026-12-05', '22:00')).toBe('sobota 5. decembra 2026, 18:00 – 22:00');
  expect(words('2026-12-05', '18:00', '2026-12-06', '02:00')).toBe(
    '5. decembra 2026 o 18:00 – 6. decembra 2026 o 2:00',
  );
});

const NIGHT = { start: '2026-12-05T18:00:00+01:00', end: '2026-12-06T02:00:00+01:00' };
const DAY = { start: '2026-12-08T00:00:00+01:00', end: '2026-12-09T00:00:00+01:00' };

test('a night over midnight is told on both its days', () => {
  expect(busyHoursOf([NIGHT], '2026-12-05')).toEqual(['18:00 – 24:00']);
  expect(busyHoursOf([NIGHT], '2026-12-06')).toEqual(['0:00 – 2:00']);
  expect(busyHoursOf([NIGHT], '2026-12-07')).toEqual([]);
});

test('a whole day ends with itself', () => {
  expect(busyHoursOf([DAY], '2026-12-08')).toEqual(['0:00 – 24:00']);
  expect(busyHoursOf([DAY], '2026-12-09')).toEqual([]);
});

test('spans are open at their end', () => {
  const [start, end] = [Date.parse(NIGHT.start), Date.parse(NIGHT.end)];
  expect(busyWithin([NIGHT], end, end + 1000)).toEqual([]);
  expect(busyWithin([NIGHT], start - 1000, start)).toEqual([]);
  expect(busyWithin([NIGHT], start, start + 1)).toEqual([NIGHT]);
});
