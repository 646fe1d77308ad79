import { expect, test } from 'vitest';
import { foldForSearch, searchWords } from '../../../../src/domain/words/fold.ts';

test.each([
  ['', true],
  ['zimny', true],
  ['  KONCERT   zimný ', true],
  ['kon zim', true],
  ['zimný jarmok', false],
])('“Zimný koncert” is found by “%s”: %s', (query, isFound) => {
  expect(searchWords(query)(foldForSearch('Zimný koncert'))).toBe(isFound);
});
