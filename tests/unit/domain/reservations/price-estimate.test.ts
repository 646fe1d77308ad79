import { expect, test } from 'vitest';
import {
  amountInWords,
  depositOf,
  estimatePrice,
  type Hire,
} from '../../../../src/domain/reservations/price-estimate.ts';
import { makeSettings } from '../../../support/make-settings.ts';

const PRICES = makeSettings()['price-list'];

function estimate(hire: Partial<Hire> = {}) {
  const evening = {
    room: 'divadelna-sala',
    purpose: 'komerčné',
    start: '2026-12-05T18:00',
    end: '2026-12-05T22:00',
  } as const;
  return estimatePrice(PRICES, { ...evening, ...hire });
}

test('a commercial evening in the large hall', () => {
  expect(estimate()).toEqual({
    hours: 4,
    items: [{ item: 'Divadelná sála', purpose: 'komerčné', amount: 90, unit: 'hour', total: 360 }],
    total: { from: 360, to: 360 },
  });
});

test('an unknown purpose gives a range', () => {
  expect(estimate({ purpose: null })).toMatchObject({
    total: { from: 52, to: 360 },
  });
});

test('another room has other prices, and none of the other rooms', () => {
  expect(estimate({ room: 'klubovna', purpose: 'nekomerčné' })).toMatchObject({ total: { from: 40, to: 40 } });
});

test('a room outside of the list has no price', () => {
  expect(estimate({ room: 'dvorana' })).toBeNull();
  expect(estimate({ room: 'dvorana', purpose: null })).toBeNull();
});

test('an end that does not come after the start has no price', () => {
  expect(estimate({ end: '2026-12-05T18:00' })).toBeNull();
  expect(estimate({ end: '2026-12-05T17:00' })).toBeNull();
});

test('broken hours cost their part, to the cent', () => {
  expect(estimate({ end: '2026-12-05T18:50' })?.total).toEqual({ from: 75, to: 75 });
  expect(estimate({ end: '2026-12-05T18:10', purpose: 'nekomerčné' })?.total).toEqual({ from: 2.17, to: 2.17 });
});

test('past midnight and through a clock change the hours that truly pass are counted', () => {
  expect(estimate({ end: '2026-12-06T02:00' })?.hours).toBe(8);
  expect(estimate({ start: '2026-10-24T22:00', end: '2026-10-25T04:00' })?.hours).toBe(7);
  expect(estimate({ start: '2027-03-27T22:00', end: '2027-03-28T04:00' })?.hours).toBe(5);
});

test('what is paid once is counted once, and a price without a purpose belongs to both', () => {
  const entries = [
    ...PRICES,
    { item: 'Energie', purpose: null, room: 'divadelna-sala', amount: 30, unit: 'once' },
  ] as const;
  const hire = { room: 'divadelna-sala', purpose: null, start: '2026-12-05T18:00', end: '2026-12-05T22:00' };
  expect(estimatePrice(entries, hire)?.total).toEqual({ from: 82, to: 390 });
  expect(estimatePrice(entries.slice(-1), hire)?.total).toEqual({ from: 30, to: 30 });
});

test('the deposit is the share of the terms, to the cent', () => {
  expect(depositOf(52, { deposit_percent: 30 })).toBe(15.6);
  expect(depositOf(100.05, { deposit_percent: 30 })).toBe(30.02);
  expect([0, 100].map((deposit_percent) => depositOf(80, { deposit_percent }))).toEqual([0, 80]);
});

test('amounts are one or a range', () => {
  expect(amountInWords({ from: 360, to: 360 }).replaceAll('\u00a0', ' ')).toBe('360 €');
  expect(amountInWords({ from: 15.6, to: 108 }).replaceAll('\u00a0', ' ')).toBe('15,60 € – 108 €');
});
