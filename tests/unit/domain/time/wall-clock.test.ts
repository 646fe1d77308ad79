import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isoDay } from '../../../../src/domain/time/calendar-day.ts';
import { HOUR_MS, TIME_ZONE } from '../../../../src/domain/time/clock.ts';
import {
  intersection,
  mergeIntervals,
  spanOfAll,
  toEpochMs,
  wallClockAt,
} from '../../../../src/domain/time/wall-clock.ts';
import { toOffsetIso, toWallClock } from '../../../../src/domain/time/written-moment.ts';
import { cases } from '../../../support/property-cases.ts';

const zoned = (wallClock: string, zone = TIME_ZONE) => Temporal.PlainDateTime.from(wallClock).toZonedDateTime(zone);
const YEARS = { min: new Date('2000-01-01T00:00Z'), max: new Date('2060-01-01T00:00Z') };
const hoursBetween = (start: string, end: string) => (toEpochMs(end) - toEpochMs(start)) / HOUR_MS;

test('the night of a clock change is an hour longer or shorter', () => {
  expect(hoursBetween('2026-10-24T22:00', '2026-10-25T04:00')).toBe(7);
  expect(hoursBetween('2027-03-27T22:00', '2027-03-28T04:00')).toBe(5);
});

test('every minute around both clock changes means what it means to Temporal', () => {
  for (const day of ['2026-10-25', '2027-03-28'])
    for (let minute = 0; minute < 5 * 60; minute += 1) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(toEpochMs(`${day}T${time}`)).toBe(zoned(`${day}T${time}`).epochMilliseconds);
    }
});

test('any wall clock means what it means to Temporal', () => {
  fc.assert(
    fc.property(fc.date({ ...YEARS, noInvalidDate: true }), (date) => {
      const wallClock = date.toISOString().slice(0, 16);
      const meant = zoned(wallClock);
      expect(toEpochMs(wallClock)).toBe(meant.epochMilliseconds);
      expect(toOffsetIso(wallClock)).toBe(meant.toString({ timeZoneName: 'never', smallestUnit: 'second' }));
      expect(isoDay(meant.epochMilliseconds + 59_999)).toBe(meant.toPlainDate().toString());
    }),
    cases(),
  );
});

test('any instant shows on the clocks of Bratislava what Temporal shows, whatever offset it is written with', () => {
  fc.assert(
    fc.property(fc.date({ ...YEARS, noInvalidDate: true }), fc.constantFrom('Z', '+02:00', '-0930'), (date, offset) => {
      const written = `${date.toISOString().slice(0, 19)}${offset}`;
      const shown = Temporal.Instant.from(written).toZonedDateTimeISO(TIME_ZONE).toPlainDateTime();
      expect(toWallClock(written)).toBe(shown.toString({ smallestUnit: 'minute' }));
    }),
    cases(),
  );
});

test('any wall clock of another zone means what it means to Temporal', () => {
  const zone = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'Australia/Lord_Howe');
  fc.assert(
    fc.property(fc.date({ ...YEARS, noInvalidDate: true }), zone, (date, name) => {
      const wallClock = date.toISOString().slice(0, 16);
      const here = zoned(wallClock, name).withTimeZone(TIME_ZONE).toPlainDateTime();
      expect(wallClockAt(toEpochMs(wallClock, name))).toBe(here.toString({ smallestUnit: 'minute' }));
    }),
    cases(),
  );
});

test('spans that touch or lie near become one, and all lie within the span of all', () => {
  const morning = { startMs: 0, endMs: 8 };
  const spans = [{ startMs: 20, endMs: 24 }, morning, { startMs: 24, endMs: 30 }];
  const late = { startMs: 20, endMs: 30 };
  expect(mergeIntervals(spans)).toEqual([morning, late]);
  expect(mergeIntervals(spans, 12)).toEqual([{ startMs: 0, endMs: 30 }]);
  expect(spanOfAll(spans)).toEqual({ startMs: 0, endMs: 30 });
  expect(intersection(late, { startMs: 10, endMs: 25 })).toEqual({ startMs: 20, endMs: 25 });
});
