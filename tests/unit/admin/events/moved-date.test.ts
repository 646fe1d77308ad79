import { expect, test } from 'vitest';
import {
  type DatedEvent,
  dateOf,
  formerFields,
  movedFields,
} from '../../../../src/admin/events/calendar/moved-date.ts';

const ONE: DatedEvent = {
  dates: null,
  start_date: '2026-12-05T18:00',
  end_date: '2026-12-05T20:00',
  status: null,
  previous_start_date: null,
};
const row = (key: number, day: string, more = {}) => ({
  key,
  start_date: `${day}T18:00`,
  end_date: `${day}T20:00`,
  status: null,
  previous_start_date: null,
  tickets: null,
  ...more,
});
const COURSE: DatedEvent = {
  ...ONE,
  dates: [row(1, '2026-12-01'), row(3, '2026-12-08', { tickets: 'few-left' }), row(4, '2026-12-15')],
};
const TO = { start_date: '2026-12-10T17:00', end_date: '2026-12-10T19:00', is_told: true };

test('an event with one date moves as a whole, and visitors are told when it was to begin', () => {
  expect(movedFields(ONE, 1, TO)).toEqual({
    start_date: '2026-12-10T17:00',
    end_date: '2026-12-10T19:00',
    status: { name: 'Presunutý' },
    previous_start_date: '2026-12-05T18:00',
  });
  expect(movedFields(ONE, 1, { ...TO, end_date: '', is_told: false })).toEqual({
    start_date: '2026-12-10T17:00',
    end_date: null,
  });
});

test('one of several dates moves, keeps its key and its tickets, and the others stay', () => {
  const { dates } = movedFields(COURSE, 3, TO) as { dates: object[] };
  expect(dates).toEqual([
    COURSE.dates?.[0],
    {
      key: 3,
      start_date: '2026-12-10T17:00',
      end_date: '2026-12-10T19:00',
      status: 'Presunutý',
      previous_start_date: '2026-12-08T18:00',
      tickets: 'few-left',
    },
    COURSE.dates?.[2],
  ]);
});

test('a date that moves for the second time tells the first time', () => {
  const moved = { ...ONE, status: { name: 'Presunutý' as const }, previous_start_date: '2026-12-01T18:00' };
  expect(movedFields(moved, 1, TO)).toMatchObject({ previous_start_date: '2026-12-01T18:00' });
});

test('the form reads the date of a key, and knows when it is gone', () => {
  expect(dateOf(ONE, 1)).toMatchObject({ start_date: '2026-12-05T18:00', status: null });
  expect(dateOf(COURSE, 4)).toMatchObject({ start_date: '2026-12-15T18:00' });
  expect(dateOf(COURSE, 2)).toBeNull();
});

test('a move is taken back with what was there', () => {
  expect(formerFields(COURSE)).toEqual({ dates: COURSE.dates });
  expect(formerFields(ONE)).toEqual({
    start_date: ONE.start_date,
    end_date: ONE.end_date,
    status: null,
    previous_start_date: null,
  });
});
