import { expect, test } from 'vitest';
import { eventCount, photoCount, plural, pluralAfter } from '../../../../src/domain/words/plural.ts';

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

test.each([
  ['1+', 'rok'],
  ['2+', 'roky'],
  ['60+', 'rokov'],
  ['1\u00a0200+', 'rokov'],
  ['vyše 3', 'rokov'],
])('after %s people say %s', (written, form) => {
  expect(pluralAfter(written, 'rok', 'roky', 'rokov')).toBe(form);
});

test('the number and its word stay together', () => {
  expect(photoCount(3)).toBe('3\u00a0fotky');
  expect(eventCount(1)).toBe('1\u00a0podujatie');
  expect(eventCount(5)).toBe('5\u00a0podujatí');
});
