import { termDays } from '../../../../domain/reservations/hire-terms.ts';
import { type Reservation, sumsOf } from '../../../../domain/reservations/reservation.ts';
import type { DeskChange } from '../../../../domain/reservations/reservation-desk.ts';
import { estimateOf, suggestedItems } from '../../../../domain/reservations/reservation-price.ts';
import { reservationOrderProblems } from '../../../../domain/reservations/reservation-request.ts';
import { addDays, isoDay } from '../../../../domain/time/calendar-day.ts';
import { AppError } from '../../../app-error.ts';
import type { Services } from '../../../services.ts';

type Payment = 'deposit' | 'balance';

type Given<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

function given<T extends object>(fields: T): Partial<Given<T>> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Given<T>>;
}

export function applyDeskChange(before: Reservation, change: DeskChange): Reservation {
  const { version, status, reason, override, mail_text, deposit, balance, ...fields } = change;
  const changed = { ...before, ...given(fields) };
  const after: Reservation = {
    ...changed,
    date_until: changed.date_until ?? changed.date_from,
    deposit: { ...before.deposit, ...given(deposit ?? {}) },
    balance: { ...before.balance, ...given(balance ?? {}) },
  };
  const problems = reservationOrderProblems(after).filter((problem) => problem !== null);
  if (problems.length > 0)
    throw new AppError('invalid', Object.fromEntries(problems.map(([field, message]) => [field, [message]])));
  return after;
}

/** Leaves what staff have set. */
export async function withPrice(
  { clock, contentIndex }: Pick<Services, 'clock' | 'contentIndex'>,
  reservation: Reservation,
): Promise<Reservation> {
  if (reservation.source === 'block') return reservation;
  const { settings } = await contentIndex.read();
  const days = dueDays(reservation, isoDay(clock.now()), settings.site.payment?.days);
  const { items, deposit, balance } = reservation;
  return {
    ...reservation,
    items: items.length > 0 ? items : suggestedItems(estimateOf(reservation, settings['price-list'])),
    deposit: { ...deposit, due: deposit.due ?? days.deposit },
    balance: { ...balance, due: balance.due ?? days.balance },
  };
}

export function withMovedDays(before: Reservation, after: Reservation, now: number): Reservation {
  const today = isoDay(now);
  const usual = dueDays(before, today).balance;
  if (before.date_from === after.date_from || after.balance.due !== usual) return after;
  return { ...after, balance: { ...after.balance, due: dueDays(after, today).balance } };
}

/** A payment made before there was a price gets the amount of the first price. */
export function withPaidAmounts(before: Reservation, after: Reservation): Reservation {
  const paidAmount = (payment: Payment, changed: Reservation) => {
    if (changed[payment].paid_on === null) return null;
    const known = before[payment].paid_on === null ? null : (before[payment].paid_amount ?? sumOf(payment, before));
    return known ?? sumOf(payment, changed);
  };
  const settled = { ...after, deposit: { ...after.deposit, paid_amount: paidAmount('deposit', after) } };
  return { ...settled, balance: { ...after.balance, paid_amount: paidAmount('balance', settled) } };
}

function sumOf(payment: Payment, reservation: Reservation): number | null {
  return sumsOf(reservation)[payment] ?? (payment === 'deposit' ? reservation.deposit.amount : null);
}

const DEPOSIT_DAYS = 7;

/** Never before today; null without a day. */
function dueDays(
  { date_from, terms }: Pick<Reservation, 'date_from' | 'terms'>,
  today: string,
  depositDays = DEPOSIT_DAYS,
): { deposit: string | null; balance: string | null } {
  if (date_from === null) return { deposit: null, balance: null };
  const balance = later(termDays(date_from, terms).balanceDue, today);
  return { deposit: earlier(addDays(today, depositDays), balance), balance };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
