import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch, wordPattern } from '../../../../src/domain/words/fold.ts';
import { cases } from '../../../support/property-cases.ts';

test('a word is found however it is written', () => {
  for (const text of [
    'Nováková',
    'NOVÁKOVÁ',
    'novakova',
    'Nováková'.normalize('NFD'),
    'z Novákovej: Nováková-Kučerová',
  ])
    expect(wordPattern('novakova')?.test(text)).toBe(true);
  expect(wordPattern('novakova')?.test('Novák ová')).toBe(false);
  for (const text of ['Æther', 'aéther', 'a\u00adether']) expect(wordPattern('aether')?.test(text)).toBe(true);
  expect(wordPattern('a.b')?.test('axb')).toBe(false);
  expect(wordPattern('한')).toBeNull();
});

const letters = fc.constantFrom(
  ...'aáÁäbčČdďeéíĺľňóôŕšťúýžŽßøØđłæıİſKÅœþŁ\ufb01\ufb03\u00ad-.+@"\\ 0179'.split(''),
  'e\u0301',
  '한',
  'й',
);

test('it finds whatever is found in the folded text', () => {
  fc.assert(
    fc.property(fc.string({ unit: letters }), fc.nat(), fc.nat(3), (text, from, length) => {
      const folded = foldForSearch(text);
      const start = from % (folded.length + 1);
      const word = folded.slice(start, start + length + 1).split(' ')[0] ?? '';
      const pattern = wordPattern(word);
      expect(pattern === null || pattern.test(text)).toBe(true);
    }),
    cases(5000),
  );
});
