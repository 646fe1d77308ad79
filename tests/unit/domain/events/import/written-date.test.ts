import { expect, test } from 'vitest';
import { readEventTimes, readWrittenDate } from '../../../../../src/domain/events/import/event-times.ts';

test.each([
  ['5. 12. 2026 18:00', '2026-12-05 18:00'],
  ['5.12.2026', '2026-12-05'],
  ['05.12.2026 18.30 h', '2026-12-05 18:30'],
  ['sobota 5. 12. 2026 o 18:00', '2026-12-05 18:00'],
  ['So, 5. 12. 2026, 9 hod.', '2026-12-05 09:00'],
  ['5. decembra 2026 o\u00a018:00', '2026-12-05 18:00'],
  ['1. mája 2027', '2027-05-01'],
  ['30. júna 2027', '2027-06-30'],
  ['30. júl 2027', '2027-07-30'],
  ['5. 12. 26', '2026-12-05'],
  ['5. 12. 2026 18:00 – 20:00', '2026-12-05 18:00 20:00'],
  ['5. 12. 2026 od 18:00 do 24:00', '2026-12-05 18:00 24:00'],
  ['5.12.2026 18:00:00', '2026-12-05 18:00'],
  ['2026-12-05', '2026-12-05'],
  ['2026-12-05T18:00', '2026-12-05 18:00'],
  ['2026-12-05 18:00:00', '2026-12-05 18:00'],
  ['2026-12-05T17:00:00Z', '2026-12-05 18:00'],
  ['2027-07-05T18:00:00+02:00', '2027-07-05 18:00'],
])('„%s“ is read as %s', (written, expected) => {
  const date = readWrittenDate(written);
  expect([date?.day, date?.time, date?.until].filter((part) => typeof part === 'string').join(' ')).toBe(expected);
});

test.each([
  '',
  'zajtra',
  '31. 2. 2026',
  '5. 13. 2026',
  '05/12/2026',
  '5. 12.',
  '5. 12. 2026 25:00',
  '2026-02-30',
  '5. foo 2026',
  '46361,75',
  '5. 12. 20265',
])('„%s“ is no day', (written) => {
  expect(readWrittenDate(written)).toBeNull();
});

const times = (start: string, startTime = '', end = '', endTime = '') => {
  const read = readEventTimes({ start, startTime, end, endTime });
  return read.problems.length > 0 ? read.problems : [read.start, read.end, read.isAllDay];
};

test('hours may stand beside the day, and ends are understood as people mean them', () => {
  expect(times('5. 12. 2026', '18:00')).toEqual(['2026-12-05T18:00', null, false]);
  expect(times('5. 12. 2026', '18:00 – 20:00')).toEqual(['2026-12-05T18:00', '2026-12-05T20:00', false]);
  expect(times('5. 12. 2026', '18:00', '', '20:00')).toEqual(['2026-12-05T18:00', '2026-12-05T20:00', false]);
  expect(times('5. 12. 2026 18:00', '', '20:00')).toEqual(['2026-12-05T18:00', '2026-12-05T20:00', false]);
  expect(times('31. 12. 2026 20:00', '', '2:00')).toEqual(['2026-12-31T20:00', '2027-01-01T02:00', false]);
  expect(times('31. 12. 2026 20:00', '', '24:00')).toEqual(['2026-12-31T20:00', '2027-01-01T00:00', false]);
  expect(times('5. 12. 2026 18:00', '', '6. 12. 2026 2:00')).toEqual(['2026-12-05T18:00', '2026-12-06T02:00', false]);
  expect(times('5. 12. 2026 18:00', '', '5. 12. 2026')).toEqual(['2026-12-05T18:00', null, false]);
});

test('a last day without an hour belongs to the event wholly, and a day without hours is a whole day', () => {
  expect(times('5. 12. 2026')).toEqual(['2026-12-05T00:00', '2026-12-06T00:00', true]);
  expect(times('5. 12. 2026', '', '31. 12. 2026')).toEqual(['2026-12-05T00:00', '2027-01-01T00:00', true]);
  expect(times('5. 12. 2026 17:00', '', '31. 1. 2027')).toEqual(['2026-12-05T17:00', '2027-02-01T00:00', false]);
});

test('what cannot be read is named as it is written', () => {
  expect(times('')).toEqual(['Chýba deň, kedy sa podujatie začína.']);
  expect(times('31. 2. 2026')).toEqual([expect.stringContaining('„31. 2. 2026“')]);
  expect(times('5. 12. 2026', 'večer')).toEqual([expect.stringContaining('Čas „večer“ nepoznáme.')]);
  expect(times('5. 12. 2026', '18:00', 'neskoro')).toEqual([expect.stringContaining('Koniec „neskoro“ nepoznáme.')]);
  expect(times('5. 12. 2026', '18:00', '', 'ráno')).toEqual([expect.stringContaining('Čas konca „ráno“')]);
});
