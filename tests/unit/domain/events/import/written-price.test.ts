import { describe, expect, test } from 'vitest';
import { NO_ANSWERS } from '../../../../../src/domain/events/import/open-question.ts';
import { readPrice } from '../../../../../src/domain/events/import/written-price.ts';

const read = (written: string) => {
  const { isPaid, text, isOpen } = readPrice(written, NO_ANSWERS);
  return isOpen ? 'asked' : [isPaid, text];
};

describe('the price', () => {
  test.each([
    'voľný',
    'voľné',
    'Voľný vstup',
    'vstup voľný',
    'Vstup: voľný',
    'vstup je voľný',
    'ZADARMO',
    'zadarmo.',
    'zdarma',
    'vstup zdarma',
    'gratis',
    'bezplatne',
    'bez vstupného',
    '0',
    '0 €',
    '0,- €',
    '0,00',
    '€ 0',
  ])('„%s“ is free', (written) => {
    expect(read(written)).toEqual([false, null]);
  });

  test.each([
    ['dobrovoľné', 'dobrovoľné vstupné'],
    ['vstupné dobrovoľné', 'dobrovoľné vstupné'],
    ['dobrovoľný príspevok', 'dobrovoľný príspevok'],
  ])('„%s“ is voluntary', (written, text) => {
    expect(read(written)).toEqual([false, text]);
  });

  test.each([
    ['12', '12\u00a0€'],
    ['5,-', '5\u00a0€'],
    ['5,- €', '5\u00a0€'],
    ['5.-', '5\u00a0€'],
    ['5,00 €', '5\u00a0€'],
    ['5 EUR', '5\u00a0€'],
    ['5 eur', '5\u00a0€'],
    ['€5', '5\u00a0€'],
    ['5,50', '5,50\u00a0€'],
    ['7.5', '7,50\u00a0€'],
    ['Vstupné: 5 €', '5\u00a0€'],
    ['3/5', '3/5\u00a0€'],
    ['3/5 €', '3/5 €'],
    ['od 5 €', 'od 5 €'],
    ['5 € / deti 3 €', '5 € / deti 3 €'],
    ['dospelí 5 €, deti zadarmo', 'dospelí 5 €, deti zadarmo'],
  ])('„%s“ is what one pays', (written, text) => {
    expect(read(written)).toEqual([true, text]);
  });

  test.each([
    '-',
    '–',
    '?',
    'nie',
    'áno',
    'x',
    'vstup',
    'vstupenka',
    'podľa programu',
    'od 5',
    '5.12.2026',
    'voľný, guláš 5 €',
    'dobrovoľné, odporúčame 5 €',
  ])('„%s“ is asked about', (written) => {
    expect(read(written)).toBe('asked');
  });

  test('of an empty cell is not known, and not asked about', () => {
    expect(read('')).toEqual([null, null]);
  });
});

test('an answer says what it costs, and stays a question so that another can be chosen', () => {
  const answered = (written: string, value: string) => {
    const key = readPrice(written, NO_ANSWERS).question?.key ?? '';
    const { isPaid, text, question, isOpen } = readPrice(written, new Map([[key, value]]));
    expect([question?.key, isOpen]).toEqual([key, false]);
    return [isPaid, text];
  };
  expect(answered('-', 'free')).toEqual([false, null]);
  expect(answered('-', 'paid')).toEqual([true, null]);
  expect(answered('-', 'unknown')).toEqual([null, null]);
  expect(answered('podľa programu', 'words')).toEqual([true, 'podľa programu']);
  const offered = (written: string) => readPrice(written, NO_ANSWERS).question?.answers.map(({ value }) => value);
  expect(offered('-')).toEqual(['free', 'paid', 'unknown']);
  expect(offered('podľa programu')).toEqual(['free', 'paid', 'words', 'unknown']);
});
