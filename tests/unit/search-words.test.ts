import { expect, test } from 'vitest';
import { searchWords } from '../../netlify/server/search-words.ts';
import { foldForSearch } from '../../src/domain/view/fold.ts';

test.each([
  ['', true],
  ['zimny', true],
  ['  KONCERT   zimný ', true],
  ['kon zim', true],
  ['zimný jarmok', false],
])('“Zimný koncert” is found by “%s”: %s', (query, isFound) => {
  expect(searchWords(query)(foldForSearch('Zimný koncert'))).toBe(isFound);
});
