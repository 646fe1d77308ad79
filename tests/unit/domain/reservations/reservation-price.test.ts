import { describe, expect, test } from 'vitest';
import { estimatePrice } from '../../../../src/domain/reservations/price-estimate.ts';
import { priceSums, suggestedItems } from '../../../../src/domain/reservations/reservation-price.ts';
import { makeSettings } from '../../../support/make-settings.ts';

const PRICES = makeSettings()['price-list'];
const TERMS = { deposit_percent: 30 };
const EVENING = { room: 'klubovna', start: '2027-01-13T18:00', end: '2027-01-13T20:30' };

describe('a price', () => {
  test('without rows is none yet, not zero', () => {
    expect(priceSums([], 50, TERMS)).toEqual({ total: null, deposit: null, balance: null });
  });

  test('is summed to the cent, with the usual deposit and what is left', () => {
    const items = [
      { item: 'Klubovňa', quantity: 2.5, amount: 13.33 },
      { item: 'Zľava', quantity: 1, amount: -3.33 },
    ];
    expect(priceSums(items, null, TERMS)).toEqual({ total: 30, deposit: 9, balance: 21 });
  });

  test('keeps a deposit that was agreed on or paid', () => {
    expect(priceSums([{ item: 'Sála', quantity: 1, amount: 100 }], 45, TERMS)).toEqual({
      total: 100,
      deposit: 45,
      balance: 55,
    });
  });

  test('of parts of cents has no rest', () => {
    const { total, deposit, balance } = priceSums([{ item: 'Sála', quantity: 3, amount: 33.35 }], null, TERMS);
    expect([total, deposit, balance]).toEqual([100.05, 30.02, 70.03]);
  });
});

test('a house without a deposit wants the whole price as the balance', () => {
  const items = [{ item: 'Sála', quantity: 1, amount: 100 }];
  expect(priceSums(items, null, { deposit_percent: 0 })).toEqual({ total: 100, deposit: 0, balance: 100 });
});

describe('rows by the price list', () => {
  test('are suggested for a known purpose, by the hour', () => {
    const estimate = estimatePrice(PRICES, { ...EVENING, purpose: 'nekomerčné' });
    expect(suggestedItems(estimate)).toEqual([{ item: 'Klubovňa, nekomerčné', quantity: 2.5, amount: 10 }]);
  });

  test('are not suggested while it is a range, or not known at all', () => {
    expect(suggestedItems(estimatePrice(PRICES, { ...EVENING, purpose: null }))).toEqual([]);
    expect(suggestedItems(null)).toEqual([]);
  });
});
