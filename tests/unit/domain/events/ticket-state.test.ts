import { describe, expect, test } from 'vitest';
import type { EventDate } from '../../../../src/domain/events/event-dates.ts';
import {
  laterWords,
  offerAt,
  type SaidTickets,
  saidTickets,
  shopWords,
  ticketsAt,
  ticketWords,
} from '../../../../src/domain/events/ticket-state.ts';
import { makeDate } from '../../../support/content-factories.ts';

const SALE = '2026-12-01T10:00:00+01:00';
const SALE_MS = Date.parse(SALE);
const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ') ?? null;

test.each<[SaidTickets, string | null, string]>([
  ['sold-out', null, 'vypredané'],
  ['few-left', null, 'zostáva málo miest'],
  ['at-the-door', null, 'lístky na mieste'],
  ['not-yet', null, 'ešte nie v predaji'],
  ['not-yet', SALE, 'predaj od 1. decembra o 10:00'],
  ['not-yet', '2026-12-01T00:00:00+01:00', 'predaj od 1. decembra'],
])('tickets %s, on sale from %s, are said as „%s“', (tickets, tickets_from, words) => {
  expect(plain(ticketWords(tickets, { tickets_from }))).toBe(words);
});

test('from the beginning of the sale the clock lets it be open, whatever the file said before', () => {
  expect(ticketsAt({ tickets: 'not-yet', tickets_from: SALE }, SALE_MS - 1)).toBe('not-yet');
  expect(ticketsAt({ tickets: null, tickets_from: SALE }, SALE_MS - 1)).toBe('not-yet');
  expect(ticketsAt({ tickets: 'not-yet', tickets_from: SALE }, SALE_MS)).toBe('on-sale');
  expect(ticketsAt({ tickets: 'few-left', tickets_from: SALE }, SALE_MS)).toBe('few-left');
  expect(ticketsAt({ tickets: 'not-yet', tickets_from: null }, SALE_MS)).toBe('not-yet');
});

test('what is sold out stays sold out before the sale begins', () => {
  expect(ticketsAt({ tickets: 'sold-out', tickets_from: SALE }, SALE_MS - 1)).toBe('sold-out');
});

test('a page carries every state that its clock may come to, and no other', () => {
  const dates = [makeDate(1, '2026-12-05', { tickets: 'few-left' }), makeDate(2, '2026-12-06', { tickets: 'on-sale' })];
  expect(saidTickets({ dates, tickets_from: null })).toEqual(['few-left']);
  expect(saidTickets({ dates, tickets_from: SALE })).toEqual(['not-yet', 'few-left']);
  const cancelled = makeDate(1, '2026-12-05', { tickets: 'sold-out', status: 'Zrušený' });
  expect(saidTickets({ dates: [cancelled], tickets_from: null })).toEqual([]);
});

describe('The link to the shop', () => {
  const offerOf = (first: EventDate, ...others: EventDate[]) =>
    offerAt({ dates: [first, ...others], tickets_from: null }, first, SALE_MS);
  const premiere = makeDate(1, '2026-12-05', { tickets: 'sold-out' });

  test('leads from a night that is sold out to the next one with tickets', () => {
    const full = makeDate(2, '2026-12-06', { tickets: 'sold-out' });
    const cancelled = makeDate(3, '2026-12-07', { status: 'Zrušený' });
    const offer = offerOf(premiere, full, cancelled, makeDate(4, '2026-12-08'));
    expect(plain(shopWords(offer))).toBe('Rezervovať na 8. decembra');
    expect(plain(laterWords(offer))).toBe('voľno ešte 8. decembra');
  });

  test('is not there when everything is sold out, or the sale has not begun', () => {
    expect(shopWords(offerOf(premiere))).toBe(null);
    expect(laterWords(offerOf(premiere))).toBe(null);
    expect(shopWords(offerOf(makeDate(1, '2026-12-05', { tickets: 'not-yet' })))).toBe(null);
  });

  test('is there when nobody has said anything of tickets', () => {
    const offer = offerOf(makeDate(1, '2026-12-05'), makeDate(2, '2026-12-06'));
    expect(shopWords(offer)).toBe('Rezervovať vstupenku');
    expect(laterWords(offer)).toBe(null);
  });
});
