import { expect, test } from 'vitest';
import { forAges, inLanguage, languageName } from '../../../../src/domain/events/audience-words.ts';

const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ') ?? null;

test.each([
  [6, null, 'od 6 rokov'],
  [1, null, 'od 1 roka'],
  [null, 3, 'do 3 rokov'],
  [6, 10, '6 – 10 rokov'],
  [0, 3, '0 – 3 roky'],
  [7, 7, '7 rokov'],
  [null, null, null],
])('ages from %s to %s are said as „%s“', (age_from, age_to, words) => {
  expect(plain(forAges({ age_from, age_to }))).toBe(words);
});

test.each([
  ['sk', null],
  ['en', 'v angličtine'],
  ['cs', 'v češtine'],
  ['hu', 'v maďarčine'],
  ['fr', 'vo francúzštine'],
  ['vi', 'vo vietnamčine'],
  ['zxx', 'bez slov'],
  ['eo', 'jazyk: esperanto'],
  ['qqq', 'jazyk: qqq'],
])('the language %s is said as „%s“', (language, words) => {
  expect(plain(inLanguage({ language }))).toBe(words);
});

test('a language is called by its name, one without a name by its code', () => {
  expect(languageName('fr')).toBe('francúzština');
  expect(languageName('qqx')).toBe('qqx');
});
