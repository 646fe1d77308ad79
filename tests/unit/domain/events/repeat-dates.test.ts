import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextDateAfter, onDay, repeatedDates } from '../../../../src/domain/events/repeat-dates.ts';
import { addDays, daysApart } from '../../../../src/domain/time/calendar-day.ts';
import { holidayOn } from '../../../../src/domain/time/days-of-rest.ts';
import { cases } from '../../../support/property-cases.ts';

const TUESDAY = { start_date: '2026-12-01T18:00', end_date: '2026-12-01T20:00' };
const NONE = new Set<string>();
const weekly = (times: number, kept = NONE) => ({ every: 'week' as const, until: { times }, kept });

test('every Tuesday, five times, is four more evenings at the same hours', () => {
  const dates = repeatedDates(TUESDAY, weekly(5), [TUESDAY.start_date], 59);
  expect(dates.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
    ['2026-12-08T18:00', '2026-12-08T20:00'],
    ['2026-12-15T18:00', '2026-12-15T20:00'],
    ['2026-12-22T18:00', '2026-12-22T20:00'],
    ['2026-12-29T18:00', '2026-12-29T20:00'],
  ]);
});

test('a day of rest is left out and named, and the course has its five evenings a week later', () => {
  const thursday = { start_date: '2026-12-10T18:00', end_date: '' };
  const dates = repeatedDates(thursday, weekly(5), [thursday.start_date], 59);
  expect(dates.map(({ day, state }) => `${day} ${state}`)).toEqual([
    '2026-12-17 new',
    '2026-12-24 rest',
    '2026-12-31 new',
    '2027-01-07 new',
    '2027-01-14 new',
  ]);
  expect(dates[1]?.holiday?.name).toBe('Štedrý deň');
  const kept = repeatedDates(thursday, weekly(5, new Set(['2026-12-24'])), [thursday.start_date], 59);
  expect(kept.map(({ day, state }) => `${day} ${state}`)).toEqual([
    '2026-12-17 new',
    '2026-12-24 new',
    '2026-12-31 new',
    '2027-01-07 new',
  ]);
});

test('a holiday on which people work is only marked', () => {
  const [date] = repeatedDates({ start_date: '2026-08-25T18:00', end_date: '' }, weekly(2), [], 59);
  expect(date).toMatchObject({ day: '2026-09-01', state: 'new', holiday: { isRest: false } });
});

test('until a day, every other week, with a night that ends the day after', () => {
  const night = { start_date: '2026-10-24T22:00', end_date: '2026-10-25T02:30' };
  const dates = repeatedDates(night, { every: 'two-weeks', until: { day: '2026-11-21' }, kept: NONE }, [], 59);
  expect(dates.map(({ start_date, end_date }) => `${start_date} ${end_date}`)).toEqual([
    '2026-11-07T22:00 2026-11-08T02:30',
    '2026-11-21T22:00 2026-11-22T02:30',
  ]);
});

test('picked days are all taken, in order and once, also days of rest', () => {
  const days = ['2026-12-25', '2026-12-05', '2026-12-25'];
  const dates = repeatedDates(TUESDAY, { every: 'picked', days }, ['2026-12-05T18:00'], 59);
  expect(dates.map(({ day, state }) => `${day} ${state}`)).toEqual(['2026-12-05 known', '2026-12-25 new']);
  expect(dates[1]?.holiday?.isRest).toBe(true);
});

test('there are never more new dates than have room, never one on a day of rest, and all keep hours and weekday', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 59 }), (first, times, most) => {
      const date = { start_date: `${first}T18:00`, end_date: `${first}T20:00` };
      const dates = repeatedDates(date, weekly(times), [date.start_date], most);
      const added = dates.filter(({ state }) => state === 'new');
      expect(added).toHaveLength(Math.min(times - 1, most));
      for (const proposed of dates) {
        expect(daysApart(first, proposed.day) % 7).toBe(0);
        expect(proposed.state === 'rest').toBe(holidayOn(proposed.day)?.isRest === true);
        expect(onDay(proposed, first)).toEqual(date);
      }
    }),
    cases(),
  );
});

test('a further date is a week after a single one, and else as far as the last two are apart', () => {
  expect(nextDateAfter([])).toBeNull();
  expect(nextDateAfter([TUESDAY])).toEqual({ start_date: '2026-12-08T18:00', end_date: '2026-12-08T20:00' });
  const secondNight = { start_date: '2026-12-02T19:00', end_date: '' };
  expect(nextDateAfter([secondNight, TUESDAY])).toEqual({ start_date: '2026-12-03T19:00', end_date: '' });
});
