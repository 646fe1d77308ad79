import type { HireTerms } from './rental-rules.ts';

/** `SK31 1200 0000 1987 4263 7541`, as people read it; on a narrow screen it breaks between its parts. */
export function ibanInWords(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** What a transfer pays for, as a heading. Where there is no deposit, the balance is the whole price. */
export function howToPay(
  payment: 'deposit' | 'balance',
  { deposit_percent: percent }: Pick<HireTerms, 'deposit_percent'>,
): string {
  if (payment === 'deposit') return 'Ako zaplatiť zálohu';
  return percent === 0 ? 'Ako zaplatiť' : 'Ako zaplatiť doplatok';
}
