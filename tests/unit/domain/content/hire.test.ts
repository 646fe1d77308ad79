import { expect, test } from 'vitest';
import { DEFAULT_HIRE, findHireKind, hireSchema } from '../../../../src/domain/content/hire.ts';

const problemsOf = (changes: object) =>
  (hireSchema.safeParse({ ...DEFAULT_HIRE, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('the rules of a house without the file are valid', () => {
  expect(problemsOf({})).toEqual([]);
});

test('a house may want no deposit, or all at once, and need not mind how late it is asked', () => {
  expect(problemsOf({ deposit_percent: 0, balance_days: 0, cancellation_days: 0 })).toEqual([]);
  expect(problemsOf({ deposit_percent: 100, notice_weeks: 0, big_notice_months: 0 })).toEqual([]);
});

test('what is no whole number in its bounds, and a kind written twice, are refused by name', () => {
  expect(problemsOf({ deposit_percent: 101 })).toEqual(['deposit_percent: najviac 100']);
  expect(problemsOf({ balance_days: 1.5 })[0]).toContain('balance_days: počet dní je celé číslo');
  expect(problemsOf({ answer_hours: 0 })).toEqual(['answer_hours: najmenej 1']);
  expect(problemsOf({ kinds: [] })).toEqual(['kinds: napíšte aspoň jeden druh']);
  expect(problemsOf({ kinds: ['Ples', 'Oslava', 'ples '] })).toEqual(['kinds.2: tento druh tu už je']);
});

test('a kind is found in any case, and has plain spaces wherever it was set in type', () => {
  const kinds = ['Svadba', 'Oslava v\u00a0záhrade'];
  expect(findHireKind(kinds, 'svadba ')).toBe('Svadba');
  expect(findHireKind(kinds, 'Oslava v záhrade')).toBe('Oslava v záhrade');
  expect(findHireKind(kinds, 'Ples')).toBeNull();
});
