import { expect, test } from 'vitest';
import { movedMarks } from '../../../../src/domain/events/moved-marks.ts';

type Announced = Parameters<typeof movedMarks>[0];

const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const CONCERT: Announced = { start_date: '2026-12-01T18:00', end_date: '2026-12-01T20:00', location: 'Klubovňa' };
const LATER = { start_date: '2026-12-08T18:00', end_date: '2026-12-08T20:00' };
const marksOf = (changes: Partial<Announced>, before: Announced = CONCERT) =>
  movedMarks(before, { ...before, ...changes }, { isAnnounced: true, nowMs: NOW });
const correctedMarksOf = (changes: Partial<Announced>, before: Announced) =>
  movedMarks(before, { ...before, ...changes }, { isAnnounced: false, nowMs: NOW });
const marked = (previous_start_date?: string) => ({ status: 'Presunutý', previous_start_date });

test('an event that begins at another time gets the mark and its former start, one elsewhere the mark alone', () => {
  expect(marksOf(LATER)).toEqual(marked(CONCERT.start_date));
  expect(marksOf({ location: 'Dvorana' })).toEqual(marked());
  expect(marksOf({ location: ' klubovna', end_date: '2026-12-01T21:00' })).toEqual({});
});

test('what visitors do not see, what is over or cancelled, and what says already from when it moved stays', () => {
  expect(marksOf(LATER, { ...CONCERT, draft: true })).toEqual({});
  expect(marksOf({ ...LATER, draft: true })).toEqual({});
  expect(marksOf({ ...LATER, status: 'Zrušený' })).toEqual({});
  const past = { ...CONCERT, start_date: '2026-11-01T18:00', end_date: '2026-11-01T20:00' };
  expect(marksOf({ start_date: '2026-11-02T18:00', end_date: undefined, location: 'Dvorana' }, past)).toEqual({});
  const moved: Announced = { ...CONCERT, status: 'Presunutý', previous_start_date: '2026-11-24T18:00' };
  expect(marksOf(LATER, moved)).toEqual(marked('2026-11-24T18:00'));
});

test('an event that goes back to its former time says at what time it was to begin since', () => {
  const away: Announced = { ...CONCERT, status: 'Presunutý', previous_start_date: LATER.start_date };
  expect(marksOf(LATER, away)).toEqual(marked(CONCERT.start_date));
});

test('where nobody is told, one that goes back to its former time has never moved, and any other stays as it is', () => {
  const away: Announced = { ...CONCERT, status: 'Presunutý', previous_start_date: LATER.start_date };
  expect(Object.entries(correctedMarksOf(LATER, away))).toEqual([
    ['status', undefined],
    ['previous_start_date', undefined],
  ]);
  const elsewhere = { start_date: '2026-12-09T18:00', end_date: undefined, location: 'Dvorana' };
  expect(correctedMarksOf(elsewhere, away)).toEqual({});
  expect(correctedMarksOf(LATER, CONCERT)).toEqual({});
  const first = { key: 1, start_date: '2026-12-01T18:00' };
  const second = { key: 2, start_date: '2026-12-08T18:00' };
  const told = { status: 'Presunutý', previous_start_date: second.start_date } as const;
  const course: Announced = {
    start_date: first.start_date,
    dates: [first, { ...second, start_date: '2026-12-09T18:00', ...told }],
  };
  expect(correctedMarksOf({ dates: [first, { ...second, ...told }] }, course)).toEqual({ dates: [first, second] });
});

test('of several dates each is marked by its key', () => {
  const first = { key: 1, start_date: '2026-12-01T18:00' };
  const second = { key: 2, start_date: '2026-12-08T18:00' };
  const course: Announced = { start_date: first.start_date, dates: [first, second] };
  const later = { ...second, start_date: '2026-12-09T18:00' };
  const added = { key: 3, start_date: '2026-12-15T18:00' };
  expect(marksOf({ dates: [first, later, added] }, course)).toEqual({
    dates: [first, { ...later, ...marked(second.start_date) }, added],
  });
});
