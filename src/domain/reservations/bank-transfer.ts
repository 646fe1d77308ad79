import type { Site } from '../content/settings.ts';
import { missingPayments, paidOf, type Reservation } from './reservation.ts';

/** In euros. */
export interface BankTransfer {
  payment: 'deposit' | 'balance';
  amount: number;
  beneficiary: string;
  iban: string;
  variable_symbol: string;
  due: string;
}

/** Without signs that people confuse: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const REFERENCE_SIGNS = '34679ACDEFGHJKMNPQRTUVWXY';
const REFERENCE = /^R-\d\d(\d\d)-([0-9A-Z]+)$/;
const NUMBER_DIGITS = 7;

/**
 * Two digits of the year, the reference read as a number, and a check digit against typing errors.
 * @throws RangeError unless the reference is like `R-2026-7KQXA`
 */
export function variableSymbolOf(reference: string): string {
  const [, year = '', letters = ''] = REFERENCE.exec(reference) ?? [];
  const digits = Array.from(letters, (letter) => REFERENCE_SIGNS.indexOf(letter));
  const number = digits.reduce((sum, digit) => sum * REFERENCE_SIGNS.length + digit, 0);
  if (year === '' || digits.includes(-1) || String(number).length > NUMBER_DIGITS)
    throw new RangeError('No reference number of a reservation');
  const symbol = `${year}${String(number).padStart(NUMBER_DIGITS, '0')}`;
  return `${symbol}${checkDigit(symbol)}`;
}

/** Luhn (ISO/IEC 7812-1, annex B). */
function checkDigit(number: string): number {
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
  const sum = [...number].reverse().reduce((all, sign, at) => all + (at % 2 === 0 ? doubled(+sign) : +sign), 0);
  return (10 - (sum % 10)) % 10;
}

/** null: nothing is owed, the reservation is not confirmed, or the centre has no account. */
export function nextTransfer(
  reference: string,
  reservation: Pick<Reservation, 'status' | 'items' | 'deposit' | 'balance' | 'refund' | 'terms'>,
  { payment: account }: Pick<Site, 'payment'>,
): BankTransfer | null {
  const [next] = missingPayments(reservation).toSorted((a, b) => a.due.localeCompare(b.due));
  const amount = Math.min(next?.amount ?? 0, paidOf(reservation).toPay ?? 0);
  if (account === undefined || next === undefined || amount <= 0) return null;
  return {
    payment: next.payment,
    amount,
    beneficiary: account.beneficiary,
    iban: account.iban.replaceAll(/\s/g, '').toUpperCase(),
    variable_symbol: variableSymbolOf(reference),
    due: next.due,
  };
}
