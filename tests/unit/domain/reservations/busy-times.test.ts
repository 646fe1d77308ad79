import { expect, test } from 'vitest';
import { busyHoursOf, busyWithin } from '../../../../src/domain/reservations/busy-times.ts';

const NIGHT = { start: '2026-12-05T18:00:00+01:00', end: '2026-12-06T02:00:00+01:00' };
const DAY = { start: '2026-12-08T00:00:00+01:00', end: '2026-12-09T00:00:00+01:00' };

test('a night over midnight is told on both its days', () => {
  expect(busyHoursOf([NIGHT], '2026-12-05')).toEqual(['18:00 – 24:00']);
  expect(busyHoursOf([NIGHT], '2026-12-06')).toEqual(['0:00 – 2:00']);
  expect(busyHoursOf([NIGHT], '2026-12-07')).toEqual([]);
});

test('a whole day ends with itself', () => {
  expect(busyHoursOf([DAY], '2026-12-08')).toEqual(['0:00 – 24:00']);
  expect(busyHoursOf([DAY], '2026-12-09')).toEqual([]);
});

test('spans are open at their end', () => {
  const [start, end] = [Date.parse(NIGHT.start), Date.parse(NIGHT.end)];
  expect(busyWithin([NIGHT], end, end + 1000)).toEqual([]);
  expect(busyWithin([NIGHT], start - 1000, start)).toEqual([]);
  expect(busyWithin([NIGHT], start, start + 1)).toEqual([NIGHT]);
});
