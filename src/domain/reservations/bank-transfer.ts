// What a hirer needs to pay by bank transfer: the account of the centre, the sum, the symbol and the day.
import type { Site } from '../content/settings.ts';
import { missingPayments, paidOf, type Reservation } from './reservation.ts';

/** One order for a transfer, in euros. */
export interface BankTransfer {
  payment: 'deposit' | 'balance';
  amount: number;
  beneficiary: string;
  /** Without spaces. */
  iban: string;
  /** Ten digits. */
  variable_symbol: string;
  /** Last day, `2026-12-05`. */
  due: string;
}

/** The signs of reference numbers after the year, without those that people confuse: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const REFERENCE_SIGNS = '34679ACDEFGHJKMNPQRTUVWXY';
const REFERENCE = /^R-\d\d(\d\d)-([0-9A-Z]+)$/;
/** As many digits as the largest reference needs: 25^5 is less than ten million. */
const NUMBER_DIGITS = 7;

/**
 * The symbol by which the centre knows a payment: two digits of the year, seven of the reference number read as a number, and a
 * check digit, so that a mistyped symbol is nobody else's. It follows from the reference alone, and no two references share one.
 * @param reference `R-2026-7KQXA`
 * @throws RangeError for any other text
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

/** The digit that follows a number by the rule of Luhn (ISO/IEC 7812-1, annex B). */
function checkDigit(number: string): number {
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
  const sum = [...number].reverse().reduce((all, sign, at) => all + (at % 2 === 0 ? doubled(+sign) : +sign), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The transfer that is expected next: the first missing payment, and never more than what is still to be paid. Null when nothing
 * is owed, the reservation is not confirmed, or the centre has named no account.
 */
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
