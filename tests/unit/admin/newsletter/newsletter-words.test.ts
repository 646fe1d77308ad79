import { expect, test } from 'vitest';
import { issueName, monthName, people, toPeople } from '../../../../src/admin/newsletter/words.tsx';

test.each([
  [1, '1\u00a0človek', '1\u00a0človeku'],
  [3, '3\u00a0ľudia', '3\u00a0ľuďom'],
  [1284, '1\u00a0284\u00a0ľudí', '1\u00a0284\u00a0ľuďom'],
])('%i people are counted as one says it', (number, nominative, dative) => {
  expect(people(number)).toBe(nominative);
  expect(toPeople(number)).toBe(dative);
});

test('an issue is called by its month, a second one of it by its number, too', () => {
  expect(monthName('2027-01')).toBe('január');
  expect(issueName({ id: '2027-01', month: '2027-01' })).toBe('január 2027');
  expect(issueName({ id: '2027-01-2', month: '2027-01' })).toBe('január 2027, 2.\u00a0vydanie');
});
