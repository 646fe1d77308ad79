import { expect, test } from 'vitest';
import { readTime } from '../../../../src/admin/shared/time-fields.tsx';

test.each([
  ['18:00', '18:00'],
  ['9.30', '09:30'],
  ['18', '18:00'],
  ['1830', '18:30'],
  [' 7 45 ', '07:45'],
  ['0:05', '00:05'],
  ['24:00', null],
  ['18:60', null],
  ['', null],
  ['večer', null],
])('%j is %j', (text, time) => {
  expect(readTime(text)).toBe(time);
});
