import { expect, test } from 'vitest';
import { issueName, issueTitle, people, toPeople } from '../../../../src/admin/newsletter/words.tsx';

test.each([
  [1, '1\u00a0človek', '1\u00a0človeku'],
  [3, '3\u00a0ľudia', '3\u00a0ľuďom'],
  [1284, '1\u00a0284\u00a0ľudí', '1\u00a0284\u00a0ľuďom'],
])('%i people are counted as one says it', (number, nominative, dative) => {
  expect(people(number)).toBe(nominative);
  expect(toPeople(number)).toBe(dative);
});

test('an issue is called by its month, a second one of it by its number, too', () => {
  const monthly = { kind: 'monthly', month: '2027-01' } as const;
  expect(issueName({ ...monthly, id: '2027-01' })).toBe('január 2027');
  expect(issueName({ ...monthly, id: '2027-01-2' })).toBe('január 2027, 2.\u00a0vydanie');
  expect(issueTitle({ ...monthly, id: '2027-01' })).toBe('Newsletter na január 2027');
});

test('a message is called by its day', () => {
  const message = { kind: 'message', month: '2026-11' } as const;
  expect(issueName({ ...message, id: '2026-11-20-sprava' })).toMatch(/^správa z\s20\.\snovembra 2026$/);
  expect(issueTitle({ ...message, id: '2026-11-20-sprava-2' })).toMatch(/^Správa z\s20\.\snovembra 2026, 2\.\sspráva$/);
});
