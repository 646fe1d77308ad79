import { expect, test } from 'vitest';
import type { PricedEntry } from '../../../../src/domain/reservations/price-estimate.ts';
import { priceView } from '../../../../src/islands/reservation/PricePanel.tsx';
import { makeFormContent } from '../../../support/make-form-content.ts';

const PRICES: PricedEntry[] = [{ item: 'Klubovňa', purpose: 'komerčné', room: 'klubovna', amount: 45, unit: 'hour' }];

const kind = (overrides: Parameters<typeof makeFormContent>[0]) => priceView(PRICES, makeFormContent(overrides)).kind;

const EVENING = { room: 'klubovna', date_from: '2027-01-15', time_from: '18:00', time_until: '22:00' };

test('nothing is said of the price until room, day and hours are known', () => {
  expect(kind({})).toBe('unknown');
  expect(kind({ ...EVENING, time_until: '' })).toBe('unknown');
  expect(kind(EVENING)).toBe('estimate');
});

test.each([
  { ...EVENING, time_until: '17:00' },
  { ...EVENING, time_until: '18:00' },
  { ...EVENING, date_until: '2027-01-14' },
])('a time that does not end after it begins is impossible, not unknown', (content) => {
  expect(kind(content)).toBe('impossible');
  expect(kind({ ...content, date_until: '2027-01-16' })).toBe('estimate');
});

test('a room without a price, or without one for the purpose, is agreed upon', () => {
  expect(kind({ ...EVENING, room: 'dvorana' })).toBe('by-agreement');
  expect(kind({ ...EVENING, purpose: 'nekomerčné' })).toBe('by-agreement');
});
