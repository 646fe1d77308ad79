import { expect, test } from 'vitest';
import { inRoom } from '../../../../src/admin/events/calendar/programme-words.ts';
import type { ProgrammeEntry } from '../../../../src/api/admin-events.ts';

const HALL = { id: 'sala', name: 'Sála' };
const CLUB = { id: 'klubovna', name: 'Klubovňa' };

function entryIn(title: string, rooms: ProgrammeEntry['rooms']): ProgrammeEntry {
  return {
    kind: 'event',
    id: title,
    title,
    state: 'firm',
    rooms,
    place: null,
    key: 1,
    is_moved: false,
    start: '2027-03-05T17:00:00.000Z',
    end: '2027-03-05T19:00:00.000Z',
  };
}

const ALL = {
  rooms: [HALL, CLUB],
  items: [entryIn('v sále', ['sala']), entryIn('v oboch', ['sala', 'klubovna']), entryIn('na námestí', [])],
};

test('a room holds what stands in it, also in others', () => {
  const { items, rooms } = inRoom(ALL, 'klubovna');
  expect(items.map(({ title }) => title)).toEqual(['v oboch']);
  expect(rooms).toEqual([CLUB]);
});

test('without a room, or with one that the house does not have, everything is there', () => {
  expect(inRoom(ALL, null)).toEqual(ALL);
  expect(inRoom(ALL, 'zburana')).toEqual(ALL);
});
