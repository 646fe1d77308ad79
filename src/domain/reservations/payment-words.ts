import type { HireTerms } from './rental-rules.ts';

export function ibanInWords(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Without a deposit the balance is the whole price. */
export function howToPay(
  payment: 'deposit' | 'balance',
  { deposit_percent: percent }: Pick<HireTerms, 'deposit_percent'>,
): string {
  if (payment === 'deposit') return 'Ako zaplatiť zálohu';
  return percent === 0 ? 'Ako zaplatiť' : 'Ako zaplatiť doplatok';
}
