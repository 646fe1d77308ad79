import { expect, test } from 'vitest';
import { admissionWords, priceWords } from '../../../../src/domain/events/event-words.ts';

test('an event costs what staff wrote, whether it stands by itself or behind „Vstup“', () => {
  for (const is_paid of [true, false]) {
    const price = { is_paid, price_text: '8 €, deti 4 €' };
    expect(priceWords(price)).toBe('8 €, deti 4 €');
    expect(admissionWords(price)).toBe(priceWords(price));
  }
});

test('without words of staff it says whether it costs anything, and „vstup“ once', () => {
  const paid = { is_paid: true, price_text: null };
  expect(priceWords(paid)).toBe('platený vstup');
  expect(`Vstup: ${admissionWords(paid)}`).toBe('Vstup: platený');
  const free = { is_paid: false, price_text: null };
  expect(priceWords(free)).toBe('zadarmo');
  expect(`Vstup: ${admissionWords(free)}`).toBe('Vstup: zadarmo');
});
