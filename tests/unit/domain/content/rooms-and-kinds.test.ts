import { expect, test } from 'vitest';
import { findRoom, pricesOf, roomsSchema } from '../../../../src/domain/content/rooms.ts';
import { DEFAULT_EVENT_KINDS, EVENT_KINDS } from '../../../../src/domain/kinds/event-kinds.ts';
import { makeSettings } from '../../../support/make-settings.ts';

const { rooms } = makeSettings();
const [first, second] = rooms;
const problemsOf = (schema: typeof roomsSchema | typeof EVENT_KINDS.schema, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a room is found by its id, its label and a former label, in any case and with any dashes', () => {
  expect(findRoom(rooms, ' KLUBOVŇA (30–40 osôb)')?.id).toBe('klubovna');
  expect(findRoom(rooms, 'predná sála')?.id).toBe('divadelna-sala');
  expect(findRoom(rooms, 'dvorana')?.id).toBe('dvorana');
  expect(findRoom(rooms, 'Povala')).toBeNull();
});

test('two rooms with one id, or with a label that was another one’s, are refused', () => {
  expect(problemsOf(roomsSchema, [first, first])).toContain('1.id: toto id má už iná miestnosť');
  expect(problemsOf(roomsSchema, [first, { ...second, label: 'Predná sála' }])).toEqual([
    '1.label: tak sa volá alebo volala už iná miestnosť',
  ]);
});

test('one room at least stays in the offer', () => {
  expect(problemsOf(roomsSchema, [{ ...first, retired: true }, second])).toEqual([]);
  expect(problemsOf(roomsSchema, [{ ...first, retired: true }])).toEqual([
    ': v\u00a0ponuke má byť aspoň jedna miestnosť',
  ]);
});

test('prices of rooms out of the offer are left out, those of services stay', () => {
  const prices = [{ room: 'klubovna' }, { room: 'dvorana' }, { room: null }];
  expect(pricesOf([{ id: 'dvorana' }], prices)).toEqual([{ room: 'dvorana' }, { room: null }]);
});

test('a kind may not take an address that belongs to something else', () => {
  const [kind] = DEFAULT_EVENT_KINDS;
  for (const slug of ['deti', 'zadarmo', 'vikend', 'archiv'])
    expect(problemsOf(EVENT_KINDS.schema, [{ ...kind, slug }])[0]).toContain('0.slug: táto adresa je vyhradená');
  expect(problemsOf(EVENT_KINDS.schema, [kind, { ...kind, id: 'other' }])).toEqual([
    '1.slug: túto adresu má už iný druh',
    '1.name: tak sa volá už iný druh',
  ]);
  expect(problemsOf(EVENT_KINDS.schema, [])).toEqual([]);
  expect(problemsOf(EVENT_KINDS.schema, DEFAULT_EVENT_KINDS)).toEqual([]);
});
