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

test.each([
  ['Wieczór w Łodzi', 'lodzi'],
  ['Wieczór w Łodzi', 'Łodzi'],
  ['Bjørn Þórsson', 'bjorn thorsson'],
  ['Weißer Abend', 'weisser'],
  ['Ka\u00adva\u200bren a \ufb01lmy', 'kavaren filmy'],
])('“%s” is found by “%s”', (text, query) => {
  expect(searchWords(query)(foldForSearch(text))).toBe(true);
});
