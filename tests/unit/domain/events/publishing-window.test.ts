import { expect, test } from 'vitest';
import { isPublished } from '../../../../src/domain/events/publishing-window.ts';

const WINDOW = { publish_at: '2026-12-05T18:00', unpublish_at: '2026-12-06T18:00' };
const FROM = Date.parse('2026-12-05T18:00:00+01:00');
const TO = Date.parse('2026-12-06T18:00:00+01:00');

test.each([
  ['a millisecond before it is published', FROM - 1, false],
  ['at the moment it is published', FROM, true],
  ['a millisecond before it is withdrawn', TO - 1, true],
  ['at the moment it is withdrawn', TO, false],
])('%s', (_, nowMs, is) => {
  expect(isPublished(WINDOW, nowMs)).toBe(is);
});

test('a draft is not published, whatever its window says', () => {
  expect(isPublished({ ...WINDOW, draft: true }, FROM)).toBe(false);
  expect(isPublished({ draft: true }, FROM)).toBe(false);
  expect(isPublished({ draft: false }, FROM)).toBe(true);
});

test('without a window it is published from ever and for ever', () => {
  expect(isPublished({}, 0)).toBe(true);
  expect(isPublished({ publish_at: WINDOW.publish_at }, TO)).toBe(true);
  expect(isPublished({ unpublish_at: WINDOW.unpublish_at }, 0)).toBe(true);
});
