import { expect, test } from 'vitest';
import { eventSpanInWords, eventStartInWords, returning } from '../../../../src/admin/events/words.ts';

const NBSP = '\u00a0';
const MIDNIGHT = '2026-12-05T00:00:00+01:00';

test('an event of whole days is not said to begin at midnight', () => {
  expect(eventSpanInWords(MIDNIGHT, '2026-12-06T00:00:00+01:00')).toBe(`5.${NBSP}decembra 2026, celý deň`);
  expect(eventSpanInWords(MIDNIGHT, '2026-12-08T00:00:00+01:00')).toBe(
    `5.${NBSP}decembra${NBSP}– 7.${NBSP}decembra 2026, celý deň`,
  );
  expect(eventStartInWords(MIDNIGHT, '2026-12-06T00:00:00+01:00')).toBe(`5.${NBSP}decembra 2026`);
});

test('an event with hours is said to have them', () => {
  const evening = '2026-12-05T18:00:00+01:00';
  expect(eventSpanInWords(evening, null)).toBe(`sobota 5.${NBSP}decembra 2026 o${NBSP}18:00`);
  expect(eventStartInWords(evening, '2026-12-06T00:00:00+01:00')).toBe(`5.${NBSP}decembra 2026 o${NBSP}18:00`);
  expect(eventStartInWords(MIDNIGHT, null)).toBe(`5.${NBSP}decembra 2026 o${NBSP}0:00`);
});

test('how a deleted event comes back is told otherwise when it may have the number of another', () => {
  const unpaid = { problems: [{ field: 'is_paid', message: 'chýba' }] };
  const twin = { problems: [{ field: 'id', message: 'číslo 14 má aj iné podujatie' }] };
  expect(returning([unpaid])).toBe('Zmazané sa dá vrátiť.');
  expect(returning([unpaid, twin])).toContain('len hneď po zmazaní');
});
