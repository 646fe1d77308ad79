import { expect, test } from 'vitest';
import { priceChange } from '../../../../src/domain/reservations/price-change.ts';
import type { PricedEntry } from '../../../../src/domain/reservations/price-estimate.ts';
import {
  offeredItems,
  type PricedPlace,
  type PriceItem,
} from '../../../../src/domain/reservations/reservation-price.ts';

const ENTRIES: PricedEntry[] = [
  { item: 'Divadelná sála', purpose: 'komerčné', room: 'divadelna-sala', amount: 90, unit: 'hour' },
  { item: 'Divadelná sála', purpose: 'nekomerčné', room: 'divadelna-sala', amount: 13, unit: 'hour' },
  { item: 'Klubovňa', purpose: 'nekomerčné', room: 'klubovna', amount: 10, unit: 'hour' },
  { item: 'Zvukár', purpose: null, room: null, amount: 40, unit: 'hour' },
  { item: 'Upratovanie', purpose: null, room: null, amount: 20, unit: 'once' },
];

const PLACE: PricedPlace = {
  room: 'divadelna-sala',
  purpose: 'nekomerčné',
  date_from: '2027-01-23',
  time_from: '18:00',
  date_until: '2027-01-23',
  time_until: '21:00',
};

const HALL = { item: 'Divadelná sála, nekomerčné', quantity: 3, amount: 13 };
const SOUND = { item: 'Zvukár', quantity: 2, amount: 40 };
const LONGER = { ...HALL, quantity: 4 };

const changed = (items: PriceItem[], after: Partial<PricedPlace>, before: Partial<PricedPlace> = {}) =>
  priceChange(items, ENTRIES, { before: { ...PLACE, ...before }, after: { ...PLACE, ...before, ...after } });

test('an hour more is proposed by the list, and what staff have added stays', () => {
  expect(changed([HALL, SOUND], { time_from: '17:00' })).toEqual({
    proposed: [LONGER, SOUND],
    lines: [
      { before: HALL, after: LONGER },
      { before: SOUND, after: SOUND },
    ],
  });
});

test('another room and another purpose replace the row of the room', () => {
  const small = { item: 'Klubovňa, nekomerčné', quantity: 3, amount: 10 };
  expect(changed([HALL, SOUND], { room: 'klubovna' })).toEqual({
    proposed: [small, SOUND],
    lines: [
      { before: HALL, after: small },
      { before: SOUND, after: SOUND },
    ],
  });
  const dear = { item: 'Divadelná sála, komerčné', quantity: 3, amount: 90 };
  expect(changed([HALL], { purpose: 'komerčné' })?.proposed).toEqual([dear]);
});

test('another day of the same length, and a reservation without a price, ask nothing', () => {
  expect(changed([HALL], { date_from: '2027-01-24', date_until: '2027-01-24' })).toBeNull();
  expect(changed([{ ...HALL, amount: 10 }], { date_from: '2027-01-24', date_until: '2027-01-24' })).toBeNull();
  expect(changed([], { time_from: '17:00' })).toBeNull();
});

test('the night of a clock change counts the hours that pass', () => {
  const night = { date_from: '2027-03-27', date_until: '2027-03-28', time_from: '23:00', time_until: '04:00' };
  expect(changed([HALL], night)?.proposed).toEqual([{ ...HALL, quantity: 4 }]);
});

test('a price agreed as a whole gives way to the list but for extras and discounts', () => {
  const agreed = [
    { item: 'Dohodnutá cena', quantity: 1, amount: 100 },
    SOUND,
    { item: 'Zľava', quantity: 1, amount: -5 },
  ];
  expect(changed(agreed, { time_from: '17:00' })).toEqual({
    proposed: [LONGER, SOUND, agreed[2]],
    lines: [
      { before: agreed[0], after: LONGER },
      { before: SOUND, after: SOUND },
      { before: agreed[2], after: agreed[2] },
    ],
  });
});

test('where the list does not say, staff have to', () => {
  const unsaid = { proposed: null, lines: [{ before: HALL, after: null }] };
  expect(changed([HALL], { purpose: null })).toEqual(unsaid);
  expect(changed([HALL], { time_until: null })).toEqual(unsaid);
  expect(changed([HALL], { room: 'dvorana' })).toEqual(unsaid);
  expect(changed([HALL], { time_from: '17:00' }, { room: 'dvorana' })).toEqual(unsaid);
  expect(changed([HALL], { date_from: '2027-01-24', date_until: '2027-01-24' }, { room: 'dvorana' })).toBeNull();
});

test('a row that the other price lacks stands alone', () => {
  const twice = [HALL, { ...HALL, quantity: 1 }];
  expect(changed(twice, { time_from: '17:00' })?.lines).toEqual([
    { before: HALL, after: LONGER },
    { before: twice[1], after: null },
  ]);
});

test('rows of the list are offered for the room and for every room, by the hours of the hire', () => {
  expect(offeredItems(ENTRIES, 'klubovna', 3)).toEqual([
    { item: 'Klubovňa, nekomerčné', quantity: 3, amount: 10 },
    { item: 'Zvukár', quantity: 3, amount: 40 },
    { item: 'Upratovanie', quantity: 1, amount: 20 },
  ]);
  expect(offeredItems(ENTRIES, 'dvorana', null).map(({ quantity }) => quantity)).toEqual([1, 1]);
});
