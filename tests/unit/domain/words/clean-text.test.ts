import { expect, test } from 'vitest';
import { cleanLine, cleanText } from '../../../../src/domain/words/clean-text.ts';

test('a line stays one line', () => {
  expect(cleanLine(' Eva\r\nBcc: x@y.sk\u0000\u0007 Nová\t')).toBe('Eva Bcc: x@y.sk  Nová');
});

test('a text keeps its lines and tabs and loses what nobody can see', () => {
  expect(cleanText('a\r\nb\rc\n\td\u0000\u001b[31m')).toBe('a\nb\nc\n\td[31m');
});

test('halves of surrogate pairs are replaced, whole ones stay', () => {
  expect(cleanLine('x\ud83d y\udc00')).toBe('x\ufffd y\ufffd');
  expect(cleanLine('👩‍👩‍👧 𝔖 ď')).toBe('👩‍👩‍👧 𝔖 ď');
});

test('what nobody can see is nothing, alone', () => {
  expect(cleanLine(' \u200b\u2060\u00ad ')).toBe('');
  expect(cleanText('\u200b\n\ufeff')).toBe('');
  expect(cleanLine('Eva\u200b Nová')).toBe('Eva\u200b Nová');
});
