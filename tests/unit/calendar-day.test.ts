import { expect, test } from 'vitest';
import {
  addDays,
  firstOfMonth,
  lastOfMonth,
  nextMonth,
  touchesWeekend,
  weeksOfMonth,
} from '../../src/domain/view/calendar-day.ts';

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
