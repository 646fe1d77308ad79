import { expect, test } from 'vitest';
import type { ImportedValues } from '../../../../../src/domain/events/event-source.ts';
import {
  eventFromSource,
  type SourcedEvent,
  sourceChange,
} from '../../../../../src/domain/events/import/source-change.ts';

const IMPORTED: ImportedValues = {
  title: 'Cestopisná prednáška',
  start_date: '2027-03-16T18:00',
  end_date: '2027-03-16T20:00',
  location: 'Klubovňa',
  description: 'Text.',
};
const NAME = { uid: 'a@dom.example' };

function sourced(changes: Partial<SourcedEvent['event']> = {}, description = 'Text.'): SourcedEvent {
  const { title, start_date, end_date, location } = IMPORTED;
  const event = { id: 9, title, start_date, end_date, location, draft: true, source: { ...NAME, imported: IMPORTED } };
  return { event: { ...event, ...changes }, description };
}

test('an entry that says what it said before changes nothing, whatever staff have changed', () => {
  const nothing = { kind: 'unchanged', changes: [], kept: [] };
  expect(sourceChange(sourced(), NAME, IMPORTED)).toEqual(nothing);
  const own = sourced({ title: 'Prednáška o\u00a0Peru', location: 'Dvorana' }, 'Iný text.');
  expect(sourceChange(own, NAME, IMPORTED)).toEqual(nothing);
});

test('what the calendar has changed follows it, unless staff have changed it as well', () => {
  const moved = { ...IMPORTED, start_date: '2027-03-23T19:00', end_date: '2027-03-23T21:00', location: 'Dvorana' };
  expect(sourceChange(sourced(), NAME, moved)).toEqual({ kind: 'changed', changes: ['time', 'location'], kept: [] });
  expect(sourceChange(sourced({ location: 'Foyer' }), NAME, moved)).toEqual({
    kind: 'changed',
    changes: ['time'],
    kept: ['location'],
  });
  // A time counts as one value, although staff changed only its end.
  expect(sourceChange(sourced({ end_date: '2027-03-16T20:30' }), NAME, moved).kept).toEqual(['time']);
  expect(sourceChange(sourced({ location: 'Dvorana' }), NAME, { ...IMPORTED, location: 'Dvorana' }).kind).toBe(
    'unchanged',
  );
});

test('a cancelled entry cancels, one that takes place again does not stay cancelled, and a missing text is no change', () => {
  const { description: _description, ...cancelled } = { ...IMPORTED, status: 'Zrušený' as const };
  expect(sourceChange(sourced(), NAME, cancelled)).toEqual({ kind: 'cancelled', changes: ['status'], kept: [] });
  expect(sourceChange(sourced(), NAME, { ...IMPORTED, description: IMPORTED.title }).kind).toBe('unchanged');
  const known = sourced({ status: 'Zrušený', source: { ...NAME, imported: { ...IMPORTED, status: 'Zrušený' } } });
  expect(sourceChange(known, NAME, IMPORTED)).toEqual({ kind: 'changed', changes: ['status'], kept: [] });
});

test('an event is found by its entry, as the first date of what became a series, and as a joined series', () => {
  const single = sourced();
  const first = (uid: string) => ({ uid, recurrence_id: '2027-03-02T18:00', imported: IMPORTED });
  const date = sourced({ id: 10, source: first('b') });
  const joined = sourced({ id: 11, dates: [], source: first('c') });
  const idOf = (uid: string, recurrence_id?: string) =>
    eventFromSource([single, date, joined], { uid, recurrence_id })?.event.id;
  expect(idOf('a@dom.example')).toBe(9);
  expect(idOf('a@dom.example', IMPORTED.start_date)).toBe(9);
  expect(idOf('a@dom.example', '2027-03-17T18:00')).toBeUndefined();
  expect([idOf('b', '2027-03-02T18:00'), idOf('b', '2027-03-09T18:00')]).toEqual([10, undefined]);
  expect(idOf('c', '2027-03-09T18:00')).toBe(11);
});

test('the dates of a joined series are compared with those of the event, and staff change them', () => {
  const dates = [
    { key: 1, start_date: '2027-03-16T18:00', end_date: '2027-03-16T20:00' },
    { key: 2, start_date: '2027-03-23T18:00', end_date: '2027-03-23T20:00' },
  ];
  const source = { uid: 'c', recurrence_id: '2027-03-16T18:00', imported: IMPORTED };
  const joined = sourced({ dates, end_date: '2027-03-23T20:00', source });
  const at = (start_date: string, end_date: string) => ({ ...IMPORTED, title: 'Iné', start_date, end_date });
  const second = { uid: 'c', recurrence_id: '2027-03-23T18:00' };
  expect(sourceChange(joined, source, IMPORTED).kind).toBe('unchanged');
  expect(sourceChange(joined, second, at('2027-03-23T18:00', '2027-03-23T20:00')).kind).toBe('unchanged');
  expect(sourceChange(joined, second, at('2027-03-24T18:00', '2027-03-24T20:00'))).toEqual({
    kind: 'changed',
    changes: [],
    kept: ['time'],
  });
});
