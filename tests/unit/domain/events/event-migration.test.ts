import { expect, test } from 'vitest';
import { type EventEntry, eventSchema } from '../../../../src/domain/events/event-file.ts';
import { migrationOf, roomsInText } from '../../../../src/domain/events/event-migration.ts';

const ROOMS = [
  { id: 'tanecna', name: 'Tanečná sála' },
  { id: 'dielna', name: 'Dielňa' },
];
const COURSE = {
  id: 7,
  title: 'Tkanie',
  kind: 'course',
  start_date: '2026-09-22T18:00',
  end_date: '2026-10-06T20:00',
  location: 'v Tanečnej sále a v Dielni',
  is_paid: true,
};

function migrated(changes: object = {}, body = 'Každý utorok.') {
  const event: EventEntry = eventSchema.parse({ ...COURSE, ...changes });
  return migrationOf(event, body, ROOMS);
}

test('words become rooms and dates, and the block of time goes', () => {
  expect(migrated()).toEqual({
    fields: {
      rooms: ['tanecna', 'dielna'],
      start_date: undefined,
      end_date: undefined,
      dates: [
        { key: 1, start_date: '2026-09-22T18:00', end_date: '2026-09-22T20:00' },
        { key: 2, start_date: '2026-09-29T18:00', end_date: '2026-09-29T20:00' },
        { key: 3, start_date: '2026-10-06T18:00', end_date: '2026-10-06T20:00' },
      ],
      last_date_key: 3,
    },
    unclear: [],
  });
});

test('a second migration changes nothing', () => {
  const { fields } = migrated();
  const { start_date: _start, end_date: _end, ...written } = fields;
  expect(migrated({ start_date: undefined, end_date: undefined, ...written })).toEqual({ fields: {}, unclear: [] });
});

test('what is elsewhere on the map is in no room, whatever its name', () => {
  expect(migrated({ location: 'Dielňa', lat: 48.1, lng: 17.1 }).fields).not.toHaveProperty('rooms');
});

test('what the words leave open is told and stays', () => {
  const moved = { status: 'Presunutý', previous_start_date: '2026-09-15T18:00', location: 'Dvor a Dielňa' };
  expect(migrated(moved)).toEqual({
    fields: { rooms: ['dielna'] },
    unclear: [
      'Miesto „Dvor“ nie je názvom miestnosti.',
      'Podujatie je presunuté, ktorý z\u00a0termínov, treba napísať ručne.',
    ],
  });
});

const NAMED = [
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
  expect(roomsInText(place, NAMED)).toEqual({ rooms, unknown: [] });
});

test.for(['Dvor', 'Predsálie pred Kinosálou', 'sála', 'Schody pri Klubovni', 'Klubovňa kina'])(
  '„%s“ is no name of a room, even if it holds one',
  (place) => {
    expect(roomsInText(place, NAMED)).toEqual({ rooms: [], unknown: [place] });
  },
);

test('a place beside a room is told apart from it', () => {
  expect(roomsInText('Dvor a Kinosála', NAMED)).toEqual({ rooms: ['kino'], unknown: ['Dvor'] });
});

test('a name that two rooms have is left to people', () => {
  const twice = [...NAMED, { id: 'kino-2', name: 'Kinosála' }];
  expect(roomsInText('v Kinosále', twice)).toEqual({ rooms: [], unknown: ['v Kinosále'] });
});

test('an empty place names nothing', () => {
  expect(roomsInText('  ', NAMED)).toEqual({ rooms: [], unknown: [] });
});
