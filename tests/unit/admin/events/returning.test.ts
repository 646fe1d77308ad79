import { expect, test } from 'vitest';
import { returning } from '../../../../src/admin/events/returning.ts';

test('how a deleted event comes back is told otherwise when it may have the number of another', () => {
  const unpaid = { problems: [{ field: 'is_paid', message: 'chýba' }] };
  const twin = { problems: [{ field: 'id', message: 'číslo 14 má aj iné podujatie' }] };
  expect(returning([unpaid])).toBe('Zmazané sa dá vrátiť.');
  expect(returning([unpaid, twin])).toContain('len hneď po zmazaní');
});
