import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../../src/domain/time/calendar-day.ts';
import { easterSunday, holidayOn, isBeyondTable } from '../../../../src/domain/time/days-of-rest.ts';
import { cases } from '../../../support/property-cases.ts';

const EASTER =
  `04-15 03-31 04-19 04-11 04-03 04-16 04-07 03-30 04-12 04-04 04-23 04-15 03-31 04-20 04-11 03-27 04-16 04-08 03-23
04-12 04-04 04-24 04-08 03-31 04-20 04-05 03-27 04-16 04-01 04-21 04-12 04-04 04-17 04-09 03-31 04-20 04-05 03-28 04-16 04-01
04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10 04-01 04-21 04-06 03-29 04-17 04-09 03-25 04-14 04-05 04-18 04-10
04-02 04-21 04-06 03-29 04-18 04-02 04-22 04-14 03-30 04-18`.split(/\s+/);

const daysOfRest = (year: number) =>
  daysBetween(`${year}-01-01`, `${year}-12-31`).filter((day) => holidayOn(day)?.isRest === true);

test('Easter is on the listed Sundays of seven decades', () => {
  expect(EASTER).toHaveLength(71);
  EASTER.forEach((day, at) => {
    expect(easterSunday(1990 + at)).toBe(`${1990 + at}-${day}`);
  });
});

test('the days of rest of 2024, 2025 and 2026 are those of the act', () => {
  const always = (easterMonday: string) => [
    '01-01',
    '01-06',
    addDays(easterMonday, -3).slice(5),
    easterMonday.slice(5),
    '05-01',
    '07-05',
    '08-29',
    '11-01',
    '12-24',
    '12-25',
    '12-26',
  ];
  const listed = (year: number, days: readonly string[]) => days.map((day) => `${year}-${day}`).sort();
  expect(daysOfRest(2024)).toEqual(listed(2024, [...always('2024-04-01'), '05-08', '09-15', '11-17']));
  expect(daysOfRest(2025)).toEqual(listed(2025, [...always('2025-04-21'), '05-08', '09-15']));
  expect(daysOfRest(2026)).toEqual(listed(2026, always('2026-04-06')));
  expect(daysOfRest(2027)).toEqual(listed(2027, [...always('2027-03-29'), '05-08', '09-15']));
});

test('holidays on which people work are named, but are no days of rest', () => {
  expect(holidayOn('2026-09-01')).toEqual({ name: 'Deň Ústavy Slovenskej republiky', isRest: false });
  expect(holidayOn('2026-10-28')?.isRest).toBe(false);
  expect(holidayOn('2019-10-28')).toBeNull();
  expect(holidayOn('2025-11-17')?.isRest).toBe(false);
  expect(holidayOn('2026-05-08')?.isRest).toBe(false);
});

test('every year has eleven to fifteen days of rest, a Friday and a Monday around Easter among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1993, max: 2199 }), (year) => {
      const easter = easterSunday(year);
      expect(new Date(`${easter}T00:00:00Z`).getUTCDay()).toBe(0);
      const days = daysOfRest(year);
      expect(days).toEqual(expect.arrayContaining([addDays(easter, -2), addDays(easter, 1)]));
      expect(days.length).toBeGreaterThanOrEqual(11);
      expect(days.length).toBeLessThanOrEqual(15);
    }),
    cases(),
  );
});

test('after the last checked year the table says what was known then', () => {
  expect([isBeyondTable('2026-12-31'), isBeyondTable('2027-01-01')]).toEqual([false, true]);
});
