import { describe, expect, test } from 'vitest';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import {
  comingWeekends,
  datesWithin,
  daysOfTime,
  isForChildren,
  isInEvening,
  isStepFree,
  TIMES,
} from '../../../../src/domain/events/programme-filters.ts';

describe('the days that a visitor asks for', () => {
  test.each([
    // Wednesday
    [
      '2026-12-02',
      ['2026-12-02 2026-12-02', '2026-12-03 2026-12-03', '2026-12-05 2026-12-06', '2026-12-02 2026-12-06'],
    ],
    // Saturday
    [
      '2026-12-05',
      ['2026-12-05 2026-12-05', '2026-12-06 2026-12-06', '2026-12-05 2026-12-06', '2026-12-05 2026-12-06'],
    ],
    // Sunday
    [
      '2026-12-06',
      ['2026-12-06 2026-12-06', '2026-12-07 2026-12-07', '2026-12-05 2026-12-06', '2026-12-06 2026-12-06'],
    ],
  ])('are counted from %s', (today, expected) => {
    const ranges = TIMES.map((time) => daysOfTime(time, today)).map(({ start, end }) => `${start} ${end}`);
    expect(ranges).toEqual([...expected, `${today} 2026-12-31`]);
  });

  test('are four weekends, over the end of a year', () => {
    expect(comingWeekends('2026-12-20', 4).map(({ start }) => start)).toEqual([
      '2026-12-19',
      '2026-12-26',
      '2027-01-02',
      '2027-01-09',
    ]);
  });
});

describe('an event', () => {
  const course = {
    dates: datesOf({
      start_date: '2026-12-01T18:00',
      dates: [
        { key: 1, start_date: '2026-12-01T18:00' },
        { key: 2, start_date: '2026-12-05T09:00', status: 'Zrušený' },
        { key: 3, start_date: '2026-12-06T22:00', end_date: '2026-12-07T02:00' },
      ],
    }),
  };

  test('is found by those of its dates that take place', () => {
    const keys = (start: string, end: string) => datesWithin(course, { start, end }).map(({ key }) => key);
    expect(keys('2026-12-01', '2026-12-06')).toEqual([1, 3]);
    expect(keys('2026-12-05', '2026-12-05')).toEqual([]);
    expect(keys('2026-12-07', '2026-12-07')).toEqual([3]);
  });

  test('is in the evening from five o’clock, also in summer', () => {
    expect(isInEvening({ start_date: '2026-07-01T16:59:00+02:00' })).toBe(false);
    expect(isInEvening({ start_date: '2026-07-01T15:00:00Z' })).toBe(true);
  });

  test('is for children by its kind, or by the age it begins at', () => {
    const kinds = [{ id: 'puppets', for_children: true }, { id: 'concert' }];
    expect(isForChildren({ kind: 'puppets', age_from: null }, kinds)).toBe(true);
    expect(isForChildren({ kind: 'concert', age_from: 12 }, kinds)).toBe(true);
    expect(isForChildren({ kind: 'concert', age_from: 13 }, kinds)).toBe(false);
    expect(isForChildren({ kind: null, age_from: null }, kinds)).toBe(false);
  });

  test('of which nothing is known is not said to be without steps', () => {
    expect(isStepFree({ access: null })).toBe(false);
    expect(isStepFree({ access: ['hearing-loop', 'step-free'] })).toBe(true);
  });
});
