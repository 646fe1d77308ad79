import { expect, test } from 'vitest';
import { announcedMove, markedAsMoved } from '../../../../src/admin/events/announced-changes.ts';
import { type DatedEvent, dateOf, movedValues, whenFields } from '../../../../src/admin/events/calendar/moved-date.ts';
import { toFields } from '../../../../src/admin/events/event-values.ts';

const NOW = Date.parse('2026-11-21T09:00:00+01:00');

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
const TO = { start_date: '2026-12-10T17:00', end_date: '2026-12-10T19:00' };

function toldFields(event: DatedEvent, key: number) {
  const move = announcedMove(event, movedValues(event, key, TO), NOW);
  return move === null ? null : whenFields(toFields(markedAsMoved(move.values, move.change, NOW)));
}

test('an event with one date moves as a whole, and visitors are told when it was to begin if staff say so', () => {
  expect(toldFields(ONE, 1)).toEqual({
    start_date: '2026-12-10T17:00',
    end_date: '2026-12-10T19:00',
    status: { name: 'Presunutý' },
    previous_start_date: '2026-12-05T18:00',
  });
  expect(whenFields(toFields(movedValues(ONE, 1, { ...TO, end_date: '' })))).toEqual({
    start_date: '2026-12-10T17:00',
    end_date: null,
    status: null,
    previous_start_date: null,
  });
});

test('one of several dates moves, keeps its key and its tickets, and the others stay', () => {
  expect(toldFields(COURSE, 3)).toEqual({
    dates: [
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
    ],
  });
});

test('a date that moves for the second time tells the first time, and staff are not asked what they have said before', () => {
  const moved = { ...ONE, status: { name: 'Presunutý' as const }, previous_start_date: '2026-12-01T18:00' };
  expect(toldFields(moved, 1)).toMatchObject({ previous_start_date: '2026-12-01T18:00' });
  expect(announcedMove(moved, movedValues(moved, 1, TO), NOW)?.isMarked).toBe(true);
  expect(announcedMove(ONE, movedValues(ONE, 1, TO), NOW)?.isMarked).toBe(false);
});

test('a cancelled date, a draft and another end alone move without a question', () => {
  const cancelled = { ...COURSE, dates: [row(1, '2026-12-01'), row(3, '2026-12-08', { status: 'Zrušený' })] };
  expect(announcedMove(cancelled, movedValues(cancelled, 3, TO), NOW)).toBeNull();
  const draft = { ...ONE, draft: true };
  expect(announcedMove(draft, movedValues(draft, 1, TO), NOW)).toBeNull();
  const longer = { start_date: ONE.start_date, end_date: '2026-12-05T22:00' };
  expect(announcedMove(ONE, movedValues(ONE, 1, longer), NOW)).toBeNull();
});

test('the form reads the date of a key, and knows when it is gone', () => {
  expect(dateOf(ONE, 1)).toMatchObject({ start_date: '2026-12-05T18:00', status: null });
  expect(dateOf(COURSE, 4)).toMatchObject({ start_date: '2026-12-15T18:00' });
  expect(dateOf(COURSE, 2)).toBeNull();
});

test('a move is taken back with what was there', () => {
  expect(whenFields(COURSE)).toEqual({ dates: COURSE.dates });
  expect(whenFields(ONE)).toEqual({
    start_date: ONE.start_date,
    end_date: ONE.end_date,
    status: null,
    previous_start_date: null,
  });
});
