import { expect, test } from 'vitest';
import { byStart, insertedByStart, reordered } from '../../../../src/admin/newsletter/EventPicker.tsx';

const KNOWN = new Map([
  [1, { start_date: '2026-12-05T18:00:00+01:00' }],
  [2, { start_date: '2026-12-12T18:00:00+01:00' }],
  [3, { start_date: '2026-12-20T17:00:00+01:00' }],
]);

test('an event moves to its new place and the others close up', () => {
  expect(reordered([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
  expect(reordered([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
});

test('in the order of time, what is not known any more comes last', () => {
  expect(byStart([9, 3, 1, 2], KNOWN)).toEqual([1, 2, 3, 9]);
});

test('an added event stands before the first that begins later, else at the end', () => {
  expect(insertedByStart([1, 3], 2, KNOWN)).toEqual([1, 2, 3]);
  expect(insertedByStart([3, 1], 2, KNOWN)).toEqual([2, 3, 1]);
  expect(insertedByStart([1, 2], 3, KNOWN)).toEqual([1, 2, 3]);
});
