import { expect, test } from 'vitest';
import { eventCount, photoCount, plural } from '../../../../src/domain/words/plural.ts';

test.each([
  [0, 'fotiek'],
  [1, 'fotka'],
  [2, 'fotky'],
  [4, 'fotky'],
  [5, 'fotiek'],
  [11, 'fotiek'],
  [12, 'fotiek'],
  [21, 'fotiek'],
  [22, 'fotiek'],
  [101, 'fotiek'],
])('%i takes the form %s', (count, form) => {
  expect(plural(count, 'fotka', 'fotky', 'fotiek')).toBe(form);
});

test('the number and its word stay together', () => {
  expect(photoCount(3)).toBe('3\u00a0fotky');
  expect(eventCount(1)).toBe('1\u00a0podujatie');
  expect(eventCount(5)).toBe('5\u00a0podujatí');
});
