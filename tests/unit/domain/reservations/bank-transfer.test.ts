import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextTransfer, REFERENCE_SIGNS, variableSymbolOf } from '../../../../src/domain/reservations/bank-transfer.ts';
import { UNTOUCHED } from '../../../../src/domain/reservations/reservation.ts';
import { cases } from '../../../support/property-cases.ts';

const references = fc
  .tuple(
    fc.integer({ min: 2020, max: 2099 }),
    fc.array(fc.constantFrom(...REFERENCE_SIGNS), { minLength: 5, maxLength: 5 }),
  )
  .map(([year, letters]) => `R-${year}-${letters.join('')}`);

describe('the variable symbol of a reservation', () => {
  test('has ten digits, begins with the year, and is nobody else’s', () => {
    fc.assert(
      fc.property(references, references, (one, other) => {
        expect(variableSymbolOf(one)).toMatch(new RegExp(`^${one.slice(4, 6)}\\d{8}$`));
        expect(variableSymbolOf(one) === variableSymbolOf(other)).toBe(one === other);
      }),
      cases(),
    );
  });

  test('with one mistyped digit is the symbol of no reservation', () => {
    fc.assert(
      fc.property(references, fc.nat(9), fc.integer({ min: 1, max: 9 }), (reference, at, by) => {
        const digits = [...variableSymbolOf(reference)].map(Number);
        const wrong = digits.with(at, ((digits[at] ?? 0) + by) % 10);
        const luhn = wrong
          .toReversed()
          .map((digit, place) => (place % 2 === 1 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit));
        expect(luhn.reduce((sum, digit) => sum + digit, 0) % 10).not.toBe(0);
      }),
      cases(),
    );
  });

  test('follows only from a reference number', () => {
    expect(() => variableSymbolOf('R-2026-0OIL1')).toThrow(RangeError);
  });
});

describe('the transfer that is expected next', () => {
  const site = {
    payment: { beneficiary: 'Mestské kultúrne stredisko', iban: 'sk31 1200 0000 1987 4263 7541', days: 7 },
  };
  const confirmed = {
    ...UNTOUCHED,
    status: 'confirmed' as const,
    items: [{ item: 'Klubovňa', quantity: 4, amount: 10 }],
    deposit: { ...UNTOUCHED.deposit, due: '2026-11-27' },
    balance: { ...UNTOUCHED.balance, due: '2027-01-10' },
  };
  const paid = (amount: number) => ({ amount: null, due: '2026-11-27', paid_on: '2026-11-21', paid_amount: amount });
  const next = (reservation: Partial<Parameters<typeof nextTransfer>[1]>, of = site) =>
    nextTransfer('R-2026-7KQXA', { ...confirmed, ...reservation }, of);

  test('is the deposit, then the balance, then none', () => {
    expect(next({})).toEqual({
      payment: 'deposit',
      amount: 12,
      beneficiary: 'Mestské kultúrne stredisko',
      iban: 'SK3112000000198742637541',
      variable_symbol: variableSymbolOf('R-2026-7KQXA'),
      due: '2026-11-27',
    });
    expect(next({ deposit: paid(12) })).toMatchObject({ payment: 'balance', amount: 28, due: '2027-01-10' });
    expect(next({ deposit: paid(12), balance: { ...paid(28), due: '2027-01-10' } })).toBeNull();
  });

  test('is never for nothing, and never more than what is still to be paid', () => {
    expect(next({ items: [{ item: 'Klubovňa', quantity: 1, amount: 0 }] })).toBeNull();
    expect(next({ items: [] })).toBeNull();
    expect(next({ deposit: { ...confirmed.deposit, amount: 60 } })).toMatchObject({ amount: 40 });
    expect(next({ deposit: paid(60) })).toBeNull();
  });

  test('is none before the confirmation, after a cancellation, and without an account', () => {
    expect(next({ status: 'new' })).toBeNull();
    expect(next({ status: 'cancelled' })).toBeNull();
    expect(nextTransfer('R-2026-7KQXA', confirmed, {})).toBeNull();
  });
});
