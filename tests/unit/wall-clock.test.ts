import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toEpochMs } from '../../src/domain/time/time.ts';
import { wallClockMs } from '../../src/domain/time/wall-clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const hoursBetween = (start: string, end: string) => (wallClockMs(end) - wallClockMs(start)) / HOUR_MS;

test('the night of a clock change is an hour longer or shorter', () => {
  expect(hoursBetween('2026-10-24T22:00', '2026-10-25T04:00')).toBe(7);
  expect(hoursBetween('2027-03-27T22:00', '2027-03-28T04:00')).toBe(5);
});

test('every minute around both clock changes means what it means to Temporal', () => {
  for (const day of ['2026-10-25', '2027-03-28'])
    for (let minute = 0; minute < 5 * 60; minute += 1) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(wallClockMs(`${day}T${time}`)).toBe(toEpochMs(`${day}T${time}`));
    }
});

test('any wall clock means what it means to Temporal', () => {
  const moment = fc.date({
    min: new Date('2000-01-01T00:00Z'),
    max: new Date('2060-01-01T00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (date) => {
      const wallClock = date.toISOString().slice(0, 16);
      return wallClockMs(wallClock) === toEpochMs(wallClock);
    }),
  );
});
