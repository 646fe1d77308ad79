import { expect, test } from 'vitest';
import { parseDay } from '../../../../src/admin/shared/time-fields.tsx';

test.each([
  ['5. 12. 2026', '2026-12-05'],
  ['5.12.2026', '2026-12-05'],
  [' 05. 01. 2027 ', '2027-01-05'],
  ['2026-12-05', '2026-12-05'],
  ['29. 2. 2028', '2028-02-29'],
])('%j is a day', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

test.each(['', '31. 2. 2026', '5. 13. 2026', '12/5/2026', 'zajtra', '5. 12.', '5. 12. 26'])('%j is none', (typed) => {
  expect(parseDay(typed)).toBeNull();
});
