import { expect, test } from 'vitest';
import { marksOf } from '../../../../src/admin/shared/calendar/day-marks.ts';

test('weekends and days of rest are marked, the latter by their names', () => {
  expect(marksOf('2026-12-04', [])).toEqual({ isRest: false, words: [] });
  expect(marksOf('2026-12-05', [])).toEqual({ isRest: true, words: [] });
  expect(marksOf('2026-12-25', [])).toEqual({ isRest: true, words: ['prvý sviatok vianočný'] });
});

test('a holiday on which people work has its name only', () => {
  expect(marksOf('2026-10-28', [])).toEqual({
    isRest: false,
    words: ['Deň vzniku samostatného česko-slovenského štátu'],
  });
});

test('a day on which the house is closed says why, and no holiday twice', () => {
  const on = (note: string | null) => marksOf('2026-12-24', [{ date: '2026-12-24', note }]).words;
  expect(on(null)).toEqual(['Štedrý deň', 'zatvorené']);
  expect(on('Štedrý deň')).toEqual(['Štedrý deň', 'zatvorené']);
  expect(on('sanitárny deň')).toEqual(['Štedrý deň', 'zatvorené: sanitárny deň']);
  expect(marksOf('2026-12-23', [{ date: '2026-12-24', note: null }]).words).toEqual([]);
});
