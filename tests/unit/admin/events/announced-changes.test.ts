import { expect, test } from 'vitest';
import {
  announcedChange,
  announcedMoveTo,
  correctedMove,
  isMarkedAsMoved,
  markedAsMoved,
  oldWordsIn,
} from '../../../../src/admin/events/announced-changes.ts';
import { newDate } from '../../../../src/admin/events/date-values.ts';
import { type EventValues, NEW_EVENT } from '../../../../src/admin/events/event-values.ts';
import type { EventCall } from '../../../../src/domain/events/event-call.ts';
import type { WhenCall } from '../../../../src/domain/events/move-to-day.ts';

const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const FIRST = { start_date: '2026-12-01T18:00', end_date: '2026-12-01T20:00' };
const SECOND = { start_date: '2026-12-08T18:00', end_date: '2026-12-08T20:00' };
const PAST = { start_date: '2026-11-01T18:00', end_date: '2026-11-01T20:00' };
const LATER = { start_date: '2026-12-09T18:00', end_date: '2026-12-09T20:00' };
const row = (key: number | null, times = FIRST, changes = {}) => ({
  ...newDate(times),
  id: String(key),
  key,
  ...changes,
});
const concert = (changes: Partial<EventValues> = {}): EventValues => ({
  ...NEW_EVENT,
  title: 'Koncert',
  location: 'Klubovňa',
  ...FIRST,
  ...changes,
});
const changeOf = (before: EventValues, after: EventValues) => announcedChange(before, after, NOW);
const moved = (key: number, from: string, to: string) => ({ dates: [{ key, from, to }], place: null });

test('another day or hour of the one date is such a change, and of several dates each by its key', () => {
  expect(changeOf(concert(), concert(LATER))).toEqual(moved(1, FIRST.start_date, LATER.start_date));
  const before = concert({ dates: [row(1), row(2, SECOND)] });
  const after = concert({ dates: [row(1), row(2, LATER), row(null, PAST)] });
  expect(changeOf(before, after)).toEqual(moved(2, SECOND.start_date, LATER.start_date));
  expect(changeOf(concert(), concert({ dates: [row(1, LATER), row(null, SECOND)] }))).toEqual(
    moved(1, FIRST.start_date, LATER.start_date),
  );
});

test('another place is one while the event is to come', () => {
  const there = { location: 'Dvorana' };
  expect(changeOf(concert(), concert(there))).toEqual({ dates: [], place: { from: 'Klubovňa', to: 'Dvorana' } });
  expect(changeOf(concert(), concert({ location: '' }))?.place).toEqual({ from: 'Klubovňa', to: '' });
  expect(changeOf(concert(PAST), concert({ ...PAST, ...there }))).toBeNull();
  expect(changeOf(concert({ location: '' }), concert(there))).toBeNull();
  expect(changeOf(concert(), concert({ location: ' klubovna ' }))).toBeNull();
  const added = concert({ ...there, dates: [row(1, PAST), row(null, LATER)] });
  expect(changeOf(concert(PAST), added)).toBeNull();
});

test('nothing is one of an event that visitors do not see yet, or will not see any more', () => {
  expect(changeOf(concert({ draft: true }), concert(LATER))).toBeNull();
  expect(changeOf(concert({ publish_at: '2026-11-22T08:00' }), concert(LATER))).toBeNull();
  expect(changeOf(concert(), concert({ ...LATER, draft: true }))).toBeNull();
  expect(changeOf(concert(), concert({ ...LATER, publish_at: '2026-11-22T08:00' }))).toBeNull();
  const publish_at = '2026-11-20T08:00';
  expect(changeOf(concert(), concert({ ...LATER, publish_at, unpublish_at: 'T12:00' }))).toBeNull();
  expect(changeOf(concert(), concert({ ...LATER, publish_at }))).not.toBeNull();
});

test('the end, the past and what is cancelled are none; a past date that is put off to the future is one', () => {
  expect(changeOf(concert(), concert({ end_date: '2026-12-01T22:00' }))).toBeNull();
  expect(changeOf(concert(PAST), concert({ ...PAST, start_date: '2026-11-01T17:00' }))).toBeNull();
  expect(changeOf(concert(PAST), concert(LATER))).toEqual(moved(1, PAST.start_date, LATER.start_date));
  expect(changeOf(concert(), concert({ ...LATER, status: 'Zrušený' }))).toBeNull();
  const before = concert({ dates: [row(1), row(2, SECOND)] });
  const after = concert({ dates: [row(1), row(2, LATER, { status: 'Zrušený' })] });
  expect(changeOf(before, after)).toBeNull();
});

test('what has moved is marked with the time that was announced, and nothing else is', () => {
  const single = concert(LATER);
  const change = moved(1, FIRST.start_date, LATER.start_date);
  expect(isMarkedAsMoved(single, change, NOW)).toBe(false);
  const marked = markedAsMoved(single, change, NOW);
  expect(marked).toEqual({ ...single, status: 'Presunutý', previous_start_date: FIRST.start_date });
  expect(isMarkedAsMoved(marked, change, NOW)).toBe(true);
  const course = concert({ dates: [row(1), row(2, LATER)] });
  expect(markedAsMoved(course, moved(2, SECOND.start_date, LATER.start_date), NOW)).toEqual({
    ...course,
    dates: [row(1), row(2, LATER, { status: 'Presunutý', previous_start_date: SECOND.start_date })],
  });
});

test('what has only moved to another place before gets the time that was announced, and keeps it ever after', () => {
  const before = concert({ status: 'Presunutý' });
  const after = { ...before, ...LATER };
  const change = moved(1, FIRST.start_date, LATER.start_date);
  expect(changeOf(before, after)).toEqual(change);
  expect(isMarkedAsMoved(after, change, NOW)).toBe(false);
  const marked = { ...after, previous_start_date: FIRST.start_date };
  expect(markedAsMoved(after, change, NOW)).toEqual(marked);

  const again = moved(1, LATER.start_date, SECOND.start_date);
  expect(isMarkedAsMoved({ ...marked, ...SECOND }, again, NOW)).toBe(true);
  expect(markedAsMoved({ ...marked, ...SECOND }, again, NOW)).toEqual({ ...marked, ...SECOND });
  const course = concert({ dates: [row(1, LATER, { status: 'Presunutý' }), row(2, SECOND)] });
  expect(markedAsMoved(course, change, NOW).dates[0]).toMatchObject({ previous_start_date: FIRST.start_date });
});

test('what moves back to its former time gets the time that was announced since', () => {
  const before = concert({ ...LATER, status: 'Presunutý', previous_start_date: FIRST.start_date });
  const after = { ...before, ...FIRST };
  const change = moved(1, LATER.start_date, FIRST.start_date);
  expect(changeOf(before, after)).toEqual(change);
  expect(isMarkedAsMoved(after, change, NOW)).toBe(false);
  expect(markedAsMoved(after, change, NOW)).toEqual({ ...after, previous_start_date: LATER.start_date });
});

test('what moves back to its former time because it never moved loses its mark, and nothing else does', () => {
  const before = concert({ ...LATER, status: 'Presunutý', previous_start_date: FIRST.start_date });
  const change = moved(1, LATER.start_date, FIRST.start_date);
  expect(correctedMove({ ...before, ...FIRST }, change)).toEqual(concert());
  const elsewhere = { ...before, ...SECOND };
  expect(correctedMove(elsewhere, moved(1, LATER.start_date, SECOND.start_date))).toEqual(elsewhere);
  const marked = { status: 'Presunutý', previous_start_date: FIRST.start_date } as const;
  const course = concert({ dates: [row(1, FIRST, marked), row(2, FIRST, marked)] });
  expect(correctedMove(course, change).dates).toEqual([row(1), row(2, FIRST, marked)]);
});

test('another place marks every known date that is to come', () => {
  const course = concert({ dates: [row(1, PAST), row(2, SECOND, { status: 'Zrušený' }), row(3, LATER), row(null)] });
  const change = { dates: [], place: { from: 'Klubovňa', to: 'Dvorana' } };
  expect(markedAsMoved(course, change, NOW).dates.map(({ status }) => status)).toEqual([
    '',
    'Zrušený',
    'Presunutý',
    '',
  ]);
  expect(markedAsMoved(concert(), change, NOW)).toMatchObject({ status: 'Presunutý', previous_start_date: '' });
});

test('of events that move to a day together those are asked about that visitors know, each date from its own time', () => {
  const saved = (changes: Partial<EventCall> = {}): Partial<EventCall> & WhenCall => ({
    title: 'Koncert',
    ...FIRST,
    dates: null,
    draft: false,
    ...changes,
  });
  const evening = (key: number, times: typeof FIRST) => ({
    key,
    ...times,
    status: null,
    previous_start_date: null,
    tickets: null,
  });
  const movesOf = (changes: Partial<EventCall>, day = '2026-12-09') => announcedMoveTo(saved(changes), day, NOW);

  const move = movesOf({});
  expect(move).toMatchObject({ change: moved(1, FIRST.start_date, LATER.start_date), isMarked: false });
  expect(move?.values).toMatchObject({ title: 'Koncert', ...LATER });
  expect(movesOf({ dates: [evening(1, FIRST), evening(3, SECOND)] })?.change.dates).toEqual([
    { key: 1, from: FIRST.start_date, to: LATER.start_date },
    { key: 3, from: SECOND.start_date, to: '2026-12-16T18:00' },
  ]);
  const told = { status: { name: 'Presunutý' as const }, previous_start_date: PAST.start_date };
  expect(movesOf(told)).toMatchObject({ isMarked: true });
  expect(movesOf({}, '2026-12-01')).toBeNull();
  expect(movesOf({ draft: true })).toBeNull();
  expect(movesOf({ status: { name: 'Zrušený' } })).toBeNull();
  expect(movesOf({ dates: [evening(1, PAST), evening(2, SECOND)] })).toBeNull();
});

test('texts are searched for the day that was left, or for the hour when the day stays', () => {
  const event = concert({
    title: 'Koncert 1. 12.',
    description: 'Vstup od 17:30. Začíname o 18:00.\n\nPríďte v utorok 1. decembra.',
    poster: { image_path: 'events/0001.webp', alt_text: 'Plagát s dátumom 1. decembra' },
    price_text: '5 €',
  });
  const day = [{ key: 1, from: FIRST.start_date, to: LATER.start_date }];
  expect(oldWordsIn(event, day)).toEqual([
    { field: 'title', sentence: 'Koncert 1. 12.' },
    { field: 'description', sentence: 'Príďte v utorok 1. decembra.' },
    { field: 'poster_alt', sentence: 'Plagát s dátumom 1. decembra' },
  ]);
  const hour = [{ key: 1, from: FIRST.start_date, to: '2026-12-01T19:00' }];
  expect(oldWordsIn(event, hour)).toEqual([{ field: 'description', sentence: 'Vstup od 17:30. Začíname o 18:00.' }]);
});
