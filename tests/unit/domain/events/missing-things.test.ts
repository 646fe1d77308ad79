import { expect, test } from 'vitest';
import { missingInWords, missingOf, type Planned } from '../../../../src/domain/events/missing-things.ts';

const NOW = Date.parse('2026-11-20T11:00:00Z');
const WHOLE: Planned = {
  title: 'Letný koncert',
  poster_image: 'events/1.webp',
  poster_alt: 'Husle pred oponou, biely nápis Letný koncert',
  lat: null,
  is_in_room: true,
  ends: ['2026-12-05T20:00'],
  is_paid: false,
  price_text: null,
  rezervovane_sk_url: null,
  tickets: null,
  tickets_from: null,
};
const lacks = (changes: Partial<Planned>) => missingOf({ ...WHOLE, ...changes }, NOW);

test('an event with everything lacks nothing, nor does one elsewhere, or with a decorative poster', () => {
  expect(lacks({})).toEqual([]);
  expect(lacks({ lat: 48.1, is_in_room: false })).toEqual([]);
  expect(lacks({ poster_alt: '' })).toEqual([]);
});

test('a poster, words about it, a room of the house and the end of every date are missed', () => {
  const none = lacks({ poster_image: null, poster_alt: null, is_in_room: false, ends: ['2026-12-05T20:00', null] });
  expect(none).toEqual(['poster', 'rooms', 'end']);
  expect(missingInWords(none)).toBe('plagát, miestnosť, koniec');
  expect(lacks({ poster_alt: 'Plagát' })).toEqual(['poster_alt']);
  expect(lacks({ poster_alt: null })).toEqual(['poster_alt']);
  expect(lacks({ poster_alt: 'letný koncert' })).toEqual(['poster_alt']);
});

test('whether one has to pay is missed until somebody has said it', () => {
  expect(lacks({ is_paid: null })).toEqual(['admission']);
  expect(missingInWords(lacks({ is_paid: null, price_text: '5 €' }))).toBe('vstupné');
});

test('who has to pay is told how much and where', () => {
  const paid = { is_paid: true, price_text: '10 €' };
  expect(lacks({ is_paid: true })).toEqual(['price', 'tickets']);
  expect(lacks({ ...paid, rezervovane_sk_url: 'https://predpredaj.example/1' })).toEqual([]);
  expect(lacks({ ...paid, tickets: 'at-the-door' })).toEqual([]);
  expect(lacks({ ...paid, tickets: 'sold-out' })).toEqual([]);
  expect(lacks({ ...paid, tickets: 'on-sale' })).toEqual(['tickets']);
});

test('tickets that are to come need a day, and are missed once it is over', () => {
  const later = { is_paid: true, price_text: '10 €', tickets: 'not-yet' } as const;
  expect(lacks(later)).toEqual(['tickets']);
  expect(lacks({ ...later, tickets_from: '2026-11-21T08:00' })).toEqual([]);
  expect(lacks({ ...later, tickets_from: '2026-11-20T12:00' })).toEqual(['tickets']);
});
