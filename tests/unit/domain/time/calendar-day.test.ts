import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  FIRST_DAY,
  firstOfMonth,
  isCalendarDate,
  LAST_DAY,
  lastOfMonth,
  monthsBetween,
  nextMonth,
  touchesWeekend,
  weeksOfMonth,
} from '../../../../src/domain/time/calendar-day.ts';

test.each(['2028-02-29', '2000-02-29', FIRST_DAY, LAST_DAY])('%s is a day', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  ['that its year does not have', '2026-02-29'],
  ['of no month', '2026-13-01'],
  ['with an hour', '2026-12-05T18:00'],
  ['written short', '2026-12-5'],
  ['before the twentieth century', '1899-12-31'],
  ['of the first year', '0001-01-01'],
  ['of the twenty-third century', '2200-01-01'],
  ['at the end of four digits', '9999-12-31'],
  ['of a year with five digits', '20266-12-05'],
  ['of a year with a sign', '+010000-01-01'],
  ['followed by a new line', '2026-12-05\n'],
])('a day %s is none', (_, text) => {
  expect(isCalendarDate(text)).toBe(false);
});

test('days are counted across months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2027-03-01', -7)).toBe('2027-02-22');
});

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(nextMonth('2026-11-21')).toBe('2026-12-21');
  expect(nextMonth('2026-12-15')).toBe('2027-01-15');
  expect(nextMonth('2027-01-31')).toBe('2027-02-28');
  expect(nextMonth('2028-01-30')).toBe('2028-02-29');
  expect(nextMonth('2026-08-31', 6)).toBe('2027-02-28');
  expect(nextMonth('2026-08-31', 0)).toBe('2026-08-31');
});

test.each([
  ['a Friday', '2026-12-04', '2026-12-04', false],
  ['a Saturday', '2026-12-05', '2026-12-05', true],
  ['a Sunday', '2026-12-06', '2026-12-06', true],
  ['Friday to Saturday', '2026-12-04', '2026-12-05', true],
  ['Sunday to Monday', '2026-12-06', '2026-12-07', true],
  ['Monday to Friday', '2026-12-07', '2026-12-11', false],
  ['a whole week', '2026-12-07', '2026-12-14', true],
])('%s and the weekend', (_, first, last, touches) => {
  expect(touchesWeekend(first, last)).toBe(touches);
});

test('the weeks of a month begin on Monday and hold its days alone', () => {
  const weeks = weeksOfMonth('2026-12-05');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
  expect(weeks[4]?.slice(3)).toEqual(['2026-12-31', null, null, null]);
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
  expect(
    weeksOfMonth('2027-08-31')
      .flat()
      .filter((day) => day !== null),
  ).toHaveLength(31);
});

test('months are walked across years', () => {
  expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01');
  expect(firstOfMonth('2027-01-31', -1)).toBe('2026-12-01');
  expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
});

test('days and months from one to another are named, both included', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(daysBetween('2026-12-05', '2026-12-05')).toEqual(['2026-12-05']);
  expect(monthsBetween('2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsBetween('2026-12-01', '2026-12-31')).toEqual(['2026-12']);
});

test('the other way round there is nothing between two days', () => {
  expect(daysBetween('2026-12-06', '2026-12-04')).toEqual([]);
  expect(monthsBetween('2027-01-01', '2026-11-30')).toEqual([]);
});

describe('where years get a fifth digit', () => {
  test('the weeks of the last month come to an end', () => {
    expect(weeksOfMonth('9999-12-05')).toHaveLength(5);
  });

  test('the days up to the last one come to an end', () => {
    expect(daysBetween('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
  });

  test('the months into the next year come to an end', () => {
    expect(monthsBetween('9999-11-30', '+010000-01-01')).toHaveLength(3);
  });
});
