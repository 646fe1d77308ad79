import { expect, test } from 'vitest';
import { ageWords } from '../../../../src/admin/shared/now.ts';

const NOW = Date.parse('2026-11-20T11:00:00Z');

test.each([
  ['2026-11-20T10:01:00Z', 'menej než hodinu'],
  ['2026-11-20T10:00:00Z', '1\u00a0hodinu'],
  ['2026-11-20T08:30:00Z', '2\u00a0hodiny'],
  ['2026-11-18T11:01:00Z', '47\u00a0hodín'],
  ['2026-11-18T11:00:00Z', '2\u00a0dni'],
  ['2026-11-01T11:00:00Z', '19\u00a0dní'],
  ['2026-11-20T11:05:00Z', 'menej než hodinu'],
])('what is from %s has waited %s', (since, words) => {
  expect(ageWords(since, NOW)).toBe(words);
});
