import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../../../src/domain/time/calendar-day.ts';

type Time = typeof import('../../../../src/domain/time/wall-clock.ts') &
  typeof import('../../../../src/domain/time/written-moment.ts');
type Format = typeof import('../../../../src/domain/time/format-date.ts');
type Days = typeof import('../../../../src/domain/time/calendar-day.ts');

const ownZone = process.env.TZ;

// Loads modules anew for each zone, because they remember it.
describe.each([
  ['UTC', 0],
  ['America/New_York', 300],
])('on a machine in the zone %s', (zone, offsetMinutes) => {
  let time: Time;
  let format: Format;
  let days: Days;

  beforeAll(async () => {
    process.env.TZ = zone;
    vi.resetModules();
    time = {
      ...(await import('../../../../src/domain/time/wall-clock.ts')),
      ...(await import('../../../../src/domain/time/written-moment.ts')),
    };
    format = await import('../../../../src/domain/time/format-date.ts');
    days = await import('../../../../src/domain/time/calendar-day.ts');
  });

  afterAll(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  test('the zone of the machine is really another one', () => {
    expect(new Date('2027-01-15T12:00:00Z').getTimezoneOffset()).toBe(offsetMinutes);
  });

  describe('a wall clock', () => {
    test.each([
      ['2026-10-24T18:00', '2026-10-24T18:00:00+02:00'],
      ['2026-10-25T01:59', '2026-10-25T01:59:00+02:00'],
      ['2026-10-25T03:00', '2026-10-25T03:00:00+01:00'],
      ['2026-10-26T18:00', '2026-10-26T18:00:00+01:00'],
      ['2027-03-27T18:00', '2027-03-27T18:00:00+01:00'],
      ['2027-03-28T03:00', '2027-03-28T03:00:00+02:00'],
      ['2027-03-28T18:00', '2027-03-28T18:00:00+02:00'],
    ])('%s has the offset of its side of the clock change', (wallClock, iso) => {
      expect(time.toOffsetIso(wallClock)).toBe(iso);
      expect(time.toEpochMs(wallClock)).toBe(Date.parse(iso));
    });

    test('in the hour that happens twice means its first pass', () => {
      expect(time.toOffsetIso('2026-10-25T02:30')).toBe('2026-10-25T02:30:00+02:00');
    });

    test('in the hour that spring skips means one hour later', () => {
      expect(time.toOffsetIso('2027-03-28T02:30')).toBe('2027-03-28T03:30:00+02:00');
      expect(time.isWallClock('2027-03-28T02:30')).toBe(true);
    });

    test.each([
      '2026-02-29T10:00',
      '2026-13-01T10:00',
      '2026-12-05T24:00',
      '2026-12-05',
      '2026-12-05T18:00:00',
      '5. 12.',
      '2026-12-05T1:00',
      '1899-12-31T10:00',
      '9999-12-31T10:00',
    ])('is not %s', (text) => {
      expect(time.isWallClock(text)).toBe(false);
    });
  });

  describe('the end of an event', () => {
    test('is the one that is written', () => {
      expect(time.endsAt('2026-12-05T18:00', '2026-12-06T00:00')).toBe('2026-12-06T00:00:00+01:00');
    });

    test('is three hours after the start when none is written', () => {
      expect(time.endsAt('2026-12-05T18:00', undefined)).toBe('2026-12-05T21:00:00+01:00');
    });

    test('is never later than the day of the start when none is written', () => {
      expect(time.endsAt('2026-12-05T22:30', undefined)).toBe('2026-12-06T00:00:00+01:00');
    });

    test('counts hours that pass, not the clock, through the clock changes', () => {
      expect(time.endsAt('2026-10-25T01:00', undefined)).toBe('2026-10-25T03:00:00+01:00');
      expect(time.endsAt('2027-03-28T01:00', undefined)).toBe('2027-03-28T05:00:00+02:00');
    });
  });

  describe('calendar days in Bratislava', () => {
    test('change at midnight there', () => {
      expect(days.isoDay(Date.parse('2026-12-05T22:59:59Z'))).toBe('2026-12-05');
      expect(days.isoDay(Date.parse('2026-12-05T23:00:00Z'))).toBe('2026-12-06');
      expect(days.isoDay(Date.parse('2026-07-05T22:00:00Z'))).toBe('2026-07-06');
    });

    test('last 25 hours in October and 23 in March', () => {
      const hours = (day: string) => (time.startOfDay(addDays(day, 1)) - time.startOfDay(day)) / 3_600_000;
      expect([hours('2026-10-25'), hours('2027-03-28'), hours('2026-12-31')]).toEqual([25, 23, 24]);
    });
  });

  describe('an event touches a range of days', () => {
    const touches = (start: string, end: string | undefined, firstDay: string, lastDay: string) => {
      const event = { startMs: time.toEpochMs(start), endMs: Date.parse(time.endsAt(start, end)) };
      return time.overlaps(event, time.daysInterval(firstDay, lastDay));
    };

    test('when it is on its first or its last day', () => {
      expect(touches('2026-12-05T00:00', '2026-12-05T01:00', '2026-12-05', '2026-12-07')).toBe(true);
      expect(touches('2026-12-07T23:59', undefined, '2026-12-05', '2026-12-07')).toBe(true);
      expect(touches('2026-12-08T00:00', '2026-12-08T02:00', '2026-12-05', '2026-12-07')).toBe(false);
    });

    test('when it goes on all the while', () => {
      expect(touches('2026-11-01T10:00', '2027-01-31T18:00', '2026-12-05', '2026-12-05')).toBe(true);
    });

    test('on the day before, when it ends at midnight', () => {
      expect(touches('2026-12-04T20:00', '2026-12-05T00:00', '2026-12-04', '2026-12-04')).toBe(true);
      expect(touches('2026-12-04T20:00', '2026-12-05T00:00', '2026-12-05', '2026-12-05')).toBe(false);
    });

    test('where it begins, even if it takes no time', () => {
      const momentMs = time.toEpochMs('2026-12-05T00:00');
      const moment = { startMs: momentMs, endMs: momentMs };
      expect(time.overlaps(moment, time.daysInterval('2026-12-05', '2026-12-05'))).toBe(true);
      expect(time.overlaps(moment, time.daysInterval('2026-12-04', '2026-12-04'))).toBe(false);
    });
  });

  describe('a date in words', () => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');

    test('is as it reads in Bratislava', () => {
      expect(plain(format.formatDateTime('2026-12-05T23:30:00Z'))).toBe('6. decembra 2026 o 0:30');
      expect(plain(format.formatDate('2026-10-24T22:30:00Z'))).toBe('25. októbra 2026');
      expect(format.formatMonth('2026-12-31T23:30:00Z')).toBe('január 2027');
      expect(days.isoDay('2026-12-31T23:30:00Z')).toBe('2027-01-01');
    });

    test('is a calendar day whatever order the data of the browser has for numbers', () => {
      // Safari may have time zone data of 2022.
      const formats = Intl.DateTimeFormat.prototype;
      const own = Object.getOwnPropertyDescriptor(formats, 'format') ?? {};
      Object.defineProperty(formats, 'format', { ...own, get: () => () => '12/05/2026' });
      const day = days.isoDay('2026-12-05T18:00:00+01:00');
      Object.defineProperty(formats, 'format', own);
      expect(day).toBe('2026-12-05');
    });

    test('does not break between day and month, nor after the preposition', () => {
      expect(format.formatDateTime('2026-12-05T18:00:00+01:00')).toBe('5.\u00a0decembra 2026 o\u00a018:00');
    });

    test('shows both passes of the hour that happens twice as the same clock', () => {
      for (const moment of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
        expect(plain(format.formatDateTime(moment))).toBe('25. októbra 2026 o 2:30');
    });

    test('never shows the hour that spring skips', () => {
      expect(plain(format.formatDateTime('2027-03-28T00:59:00Z'))).toBe('28. marca 2027 o 1:59');
      expect(plain(format.formatDateTime('2027-03-28T01:00:00Z'))).toBe('28. marca 2027 o 3:00');
    });

    test('of one day names the weekday and both times', () => {
      expect(plain(format.formatSpan('2026-12-05T18:00:00+01:00', '2026-12-05T20:00:00+01:00'))).toBe(
        'sobota 5. decembra 2026, 18:00 – 20:00',
      );
    });

    test('begins no line with its dash, nor with a space behind it', () => {
      expect(format.formatSpan('2026-12-05T18:00:00+01:00', '2026-12-05T20:00:00+01:00')).toMatch(/:00\u00a0– 20/);
      expect(format.formatSpan('2026-12-18T17:00:00+01:00', '2027-01-31T18:00:00+01:00')).toMatch(/:00\u00a0– 31/);
    });

    test('in a narrow column keeps the year with its month and the hours of a day together', () => {
      const kept = (start: string, end: string) => format.keepDateParts(format.formatSpan(start, end));
      expect(kept('2026-12-05T18:00:00+01:00', '2026-12-05T22:00:00+01:00')).toBe(
        'sobota 5.\u00a0decembra\u00a02026, 18:00\u00a0–\u2060\u00a022:00',
      );
      expect(kept('2026-12-18T17:00:00+01:00', '2027-01-31T18:00:00+01:00')).toContain('17:00\u00a0– 31.');
    });

    test('without an end names only the start', () => {
      expect(plain(format.formatSpan('2026-12-05T18:00:00+01:00', null))).toBe('sobota 5. decembra 2026 o 18:00');
    });

    test('of an evening until midnight stays on its day', () => {
      expect(plain(format.formatSpan('2026-12-31T20:00:00+01:00', '2027-01-01T00:00:00+01:00'))).toBe(
        'štvrtok 31. decembra 2026, 20:00 – 24:00',
      );
    });

    test('of several days names both, and an end at midnight belongs to the day before', () => {
      expect(plain(format.formatSpan('2026-12-18T17:00:00+01:00', '2027-01-31T18:00:00+01:00'))).toBe(
        '18. decembra 2026 o 17:00 – 31. januára 2027 o 18:00',
      );
      expect(plain(format.formatSpan('2026-12-18T17:00:00+01:00', '2026-12-21T00:00:00+01:00'))).toBe(
        '18. decembra 2026 o 17:00 – 20. decembra 2026 o 24:00',
      );
    });
  });
});
