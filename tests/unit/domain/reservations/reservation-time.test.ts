import { expect, test } from 'vitest';
import { orderProblems, withLastDay } from '../../../../src/domain/reservations/reservation-time.ts';

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
