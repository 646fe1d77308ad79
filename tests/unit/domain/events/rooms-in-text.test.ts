import { expect, test } from 'vitest';
import { roomsInText } from '../../../../src/domain/events/rooms-in-text.ts';

const ROOMS = [
  { id: 'tanecna', name: 'Tanečná sála' },
  { id: 'klub', name: 'Klubovňa', former_labels: ['Stará čitáreň (30 osôb)'] },
  { id: 'kino', name: 'Kinosála' },
  { id: 'predsalie', name: 'Predsálie' },
];

test.for([
  ['Tanečná sála', ['tanecna']],
  ['v Tanečnej sále', ['tanecna']],
  ['do tanečnej sály', ['tanecna']],
  ['TANEČNÁ SÁLA (do 80 osôb)', ['tanecna']],
  ['Klubovňa, Kinosála a Predsálie', ['klub', 'kino', 'predsalie']],
  ['v klubovni a v predsálí', ['klub', 'predsalie']],
  ['v Starej čitárni', ['klub']],
  ['Kinosála + Kinosála', ['kino']],
] as const)('„%s“ names %j', ([place, rooms]) => {
  expect(roomsInText(place, ROOMS)).toEqual({ rooms, unknown: [] });
});

test.for(['Dvor', 'Predsálie pred Kinosálou', 'sála', 'Schody pri Klubovni', 'Klubovňa kina'])(
  '„%s“ is no name of a room, even if it holds one',
  (place) => {
    expect(roomsInText(place, ROOMS)).toEqual({ rooms: [], unknown: [place] });
  },
);

test('a place beside a room is told apart from it', () => {
  expect(roomsInText('Dvor a Kinosála', ROOMS)).toEqual({ rooms: ['kino'], unknown: ['Dvor'] });
});

test('a name that two rooms have is left to people', () => {
  const twice = [...ROOMS, { id: 'kino-2', name: 'Kinosála' }];
  expect(roomsInText('v Kinosále', twice)).toEqual({ rooms: [], unknown: ['v Kinosále'] });
});

test('an empty place names nothing', () => {
  expect(roomsInText('  ', ROOMS)).toEqual({ rooms: [], unknown: [] });
});
