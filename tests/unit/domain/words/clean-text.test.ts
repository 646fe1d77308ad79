import { expect, test } from 'vitest';
import { cleanCode, cleanLine, cleanPhone, cleanText } from '../../../../src/domain/words/clean-text.ts';

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
  expect(cleanText('Eva\u200b Nová')).toBe('Eva\u200b Nová');
});

test.each([
  ['soft hyphens and spaces without width', 'Po\u00adzva\u200bn\u00fd\u2060 host\ufeff', 'Pozvaný host'],
  ['marks of direction', '\u202aEva\u202c \u2067Nová\u2069', 'Eva Nová'],
  ['ligatures of a PDF', '\ufb01lm, o\ufb03ce', 'film, office'],
  ['separators of lines', 'Eva\u2028Nová', 'Eva Nová'],
  ['code points that are no characters', 'Eva\uffff \ufdd0Nová\ufffe', 'Eva Nová'],
])('a line loses %s', (_, text, clean) => {
  expect(cleanLine(text)).toBe(clean);
});

test('a picture made of several signs stays whole in a line', () => {
  for (const text of ['👩‍👩‍👧 rodina', 'Máme vás radi ❤️', '👍🏽']) expect(cleanLine(text)).toBe(text);
});

test('letters and accents that a Mac writes apart become one character, in lines and in texts', () => {
  const written = 'Čaj v\u00a0Kaštieli, Ľúbezný';
  expect(cleanLine(written.normalize('NFD'))).toBe(written);
  expect(cleanText(`${written}\n${written}`.normalize('NFD'))).toBe(`${written}\n${written}`);
  // What parts a letter from its accent is gone by then.
  expect(cleanLine('Re\u034f\u0301va')).toBe('Réva');
});

test('a text loses what is no character, because no feed could carry it', () => {
  expect(cleanText('Eva\uffff\nNová\ufdd0')).toBe('Eva\nNová');
});

test.each([
  ['\u202a+421\u00a0905\u2011123\u2011456\u202c', '+421 905-123-456'],
  ['0905 \u2013 123\u2009456\u200b', '0905 - 123 456'],
  ['\u2212 02/5443\u2003\u20030000', '- 02/5443 0000'],
])('the telephone number %j is read as %s', (pasted, number) => {
  expect(cleanPhone(pasted)).toBe(number);
});

test.each([
  ['123-456', '123456'],
  [' 123 456 ', '123456'],
  ['123\u00a0456', '123456'],
  ['123\u2013456', '123456'],
  ['１２３－４５６', '123456'],
  ['\u200e1\u200b2 3\t4\u00ad56', '123456'],
  ['abcd\u2011efgh', 'abcdefgh'],
  ['-', ''],
])('of the code %j letters and digits count', (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});
