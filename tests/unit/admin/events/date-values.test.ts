import { expect, test } from 'vitest';
import { fieldProblems } from '../../../../src/admin/entries/entry-kind.ts';
import { asRows, newDate, toDateFields, toDateValues, withRows } from '../../../../src/admin/events/date-values.ts';
import { copyForNextYear, copyOf } from '../../../../src/admin/events/event-moves.ts';
import {
  EVENT_RULES,
  type EventValues,
  NEW_EVENT,
  toFields,
  toValues,
} from '../../../../src/admin/events/event-values.ts';

const FIRST = { start_date: '2026-12-01T18:00', end_date: '2026-12-01T20:00' };
const SECOND = { start_date: '2026-12-08T18:00', end_date: '2026-12-08T20:00' };
const row = (key: number, times = FIRST, changes = {}) => ({ ...newDate(times), id: String(key), key, ...changes });
const event = (changes: Partial<EventValues> = {}): EventValues => ({
  ...NEW_EVENT,
  title: 'Kurz',
  description: 'Text.',
  is_paid: true,
  ...FIRST,
  ...changes,
});

test('an event with one date has no rows, and says so', () => {
  expect(event().dates).toEqual([]);
  expect(toFields(event())).toMatchObject({ dates: null, ...FIRST });
});

test('the one date of a saved event becomes the row with key 1 and takes its change along; a new event has no keys yet', () => {
  const moved = event({ status: 'Presunutý', previous_start_date: '2026-11-30T18:00' });
  expect(asRows(moved, true)).toEqual([
    { ...FIRST, id: '1', key: 1, status: 'Presunutý', previous_start_date: '2026-11-30T18:00', tickets: '' },
  ]);
  expect(asRows(moved, false)[0]?.key).toBeNull();
  const rows = [...asRows(moved, true), newDate(SECOND)];
  expect(withRows(moved, rows)).toEqual({ dates: rows, status: '', previous_start_date: '' });
});

test('a single row with key 1 that is left is the one date again; any other key keeps its row', () => {
  const values = event({ dates: [row(1), row(2, SECOND)] });
  expect(withRows(values, [row(1)])).toEqual({ dates: [], ...FIRST, status: '', previous_start_date: '' });
  expect(withRows(values, [row(2, SECOND)])).toEqual({ dates: [row(2, SECOND)] });
  expect(withRows(values, [row(1, FIRST, { tickets: 'sold-out' })]).dates).toHaveLength(1);
});

test('an end of which only the time was typed is on that day, or the night after', () => {
  const night = newDate({ start_date: '2026-12-01T22:00', end_date: 'T02:00' });
  expect(toDateFields([night])).toEqual([
    {
      start_date: '2026-12-01T22:00',
      end_date: '2026-12-02T02:00',
      status: null,
      previous_start_date: null,
      tickets: null,
    },
  ]);
});

test('rows that the server has numbered keep their names in the form', () => {
  const typed = newDate(SECOND);
  const saved = [{ key: 7, ...SECOND, status: null, previous_start_date: null, tickets: null }];
  expect(toDateValues(saved, [typed])).toEqual([{ ...typed, key: 7 }]);
  expect(toDateValues(saved)[0]?.id).toBe('7');
});

test('rows that the server has not numbered yet are new ones again', () => {
  const fields = { ...SECOND, status: null, previous_start_date: null, tickets: null };
  expect(toDateValues([fields])).toEqual([{ ...newDate(SECOND), id: SECOND.start_date }]);
});

test('every message about a row names it and stands at its field', () => {
  const rows = [
    row(1),
    row(2, { start_date: '', end_date: '' }),
    row(3, { start_date: '2026-12-09T20:00', end_date: '2026-12-09T18:00' }),
  ];
  const problems = fieldProblems(EVENT_RULES, event({ dates: rows }));
  expect(problems).toEqual({
    'dates.1.start_date': '2. termín: Vyberte deň a\u00a0čas začiatku.',
    'dates.2.end_date': '3. termín: Koniec má byť neskôr ako začiatok.',
  });
  const twins = fieldProblems(EVENT_RULES, event({ dates: [row(1), row(2)] }));
  expect(Object.keys(twins)).toEqual(['dates.1.start_date']);
});

test('rows that the server has yet to number are right', () => {
  expect(fieldProblems(EVENT_RULES, event({ dates: [row(1), newDate(SECOND)] }))).toEqual({});
});

test('copies have the same evenings under new keys, without what happened to the old ones', () => {
  const cancelled = row(4, SECOND, { status: 'Zrušený', tickets: 'sold-out' });
  const course = event({ dates: [row(2), cancelled] });
  const plain = { key: null, status: '', previous_start_date: '', tickets: '' };
  expect(copyOf(course).dates).toMatchObject([
    { ...FIRST, ...plain },
    { ...SECOND, ...plain },
  ]);
  const yearly = copyForNextYear(course, '2026-11-22');
  expect(yearly.dates).toMatchObject([
    { start_date: '2027-11-30T18:00', end_date: '2027-11-30T20:00', ...plain },
    { start_date: '2027-12-07T18:00', end_date: '2027-12-07T20:00', ...plain },
  ]);
});

test('age, language, access and tickets go the way to the call and back; an empty list of access stays one', () => {
  const values = event({
    age_from: 6,
    language: 'en',
    access: [],
    tickets: 'not-yet',
    tickets_from: '2026-11-25T09:00',
  });
  const fields = toFields(values);
  expect(fields).toMatchObject({ age_from: 6, age_to: null, language: 'en', access: [], tickets: 'not-yet' });
  expect(toValues(fields)).toMatchObject({ age_from: 6, age_to: '', language: 'en', access: [] });
});
