import { expect, test } from 'vitest';
import { parseByteRange } from '../../../src/selfhost/file-answer.ts';

test.each([
  [null, null],
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=0-99999', { first: 0, last: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-1', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['pages=1-2', null],
])('of a body of 1000 bytes, %j asks for %j', (header, range) => {
  expect(parseByteRange(header, 1000)).toEqual(range);
});
