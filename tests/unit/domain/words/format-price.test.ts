import { expect, test } from 'vitest';
import { formatPrice, unitSentence } from '../../../../src/domain/words/price.ts';

test('a price an hour has no space that could break', () => {
  expect(formatPrice({ amount: 13, unit: 'hour' })).toBe('13\u00a0€/hod.');
});

test('a price paid once is only the sum', () => {
  expect(formatPrice({ amount: 20, unit: 'once' })).toBe('20\u00a0€');
});

test('cents are written with a comma, thousands apart', () => {
  expect(formatPrice({ amount: 12.5, unit: 'hour' })).toBe('12,50\u00a0€/hod.');
  expect(formatPrice({ amount: 1200, unit: 'once' })).toBe('1\u00a0200\u00a0€');
});

test('the sentence before a list is true of every price in it', () => {
  const [hour, once] = [{ unit: 'hour' }, { unit: 'once' }] as const;
  expect(unitSentence([hour, hour])).toBe('Ceny sú za hodinu.');
  expect(unitSentence([hour, once])).toBe('Ceny označené „/hod.“ sú za hodinu, ostatné sa platia raz.');
});
