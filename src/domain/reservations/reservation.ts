import { z } from 'zod';
import { startOfDay } from '../time/wall-clock.ts';
import { USUAL_TERMS } from './hire-terms.ts';
import { PURPOSES, toCents } from './price-estimate.ts';
import { type PriceSums, priceSums } from './reservation-price.ts';
import { isOpen, RESERVATION_SOURCES, RESERVATION_STATUSES } from './reservation-status.ts';

const priceItemSchema = z.object({ item: z.string(), quantity: z.number(), amount: z.number() });

/** Days `2026-12-05`, euros. */
const paymentSchema = z.object({
  /** null: the usual part of the price. */
  amount: z.number().nullable(),
  due: z.string().nullable(),
  paid_on: z.string().nullable(),
  /** It stays when the price changes. */
  paid_amount: z.number().nullable(),
});

/** They stay when the centre changes its own. */
const termsSchema = z.object({ deposit_percent: z.number(), balance_days: z.int(), cancellation_days: z.int() });

const refundSchema = z.object({ amount: z.number(), paid_on: z.string() }).nullable();

const NO_PAYMENT = { amount: null, due: null, paid_on: null, paid_amount: null };

export const CHANGED_FIELDS = [
  'time',
  'room',
  'name',
  'phone',
  'email',
  'eventType',
  'purpose',
  'attendees',
  'price',
  'items',
  'deposit',
  'balance',
  'refund',
  'notes',
  'reason',
] as const;

/** Slovak words of their time; null: none, or they may name a person. */
const changeSchema = z.object({
  field: z.enum(CHANGED_FIELDS),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export type ReservationChange = z.infer<typeof changeSchema>;

const historySchema = z.object({
  /** ISO in UTC. */
  at: z.string(),
  /** null: it stayed. */
  status: z.enum(RESERVATION_STATUSES).nullable(),
  /** Id of the user; null: the visitor. */
  by: z.string().nullable(),
  /** It was confirmed although the room was taken. */
  override: z.boolean(),
  changes: z.array(changeSchema).default([]),
});

type HistoryStep = z.infer<typeof historySchema>;

/** The id is the reference number for the visitor. */
export const reservationSchema = z.object({
  status: z.enum(RESERVATION_STATUSES),
  source: z.enum(RESERVATION_SOURCES).default('form'),
  /** ISO in UTC. */
  created_at: z.string(),
  /** Of a `block`, the reason. */
  name: z.string(),
  /** null: a caller without one, or a `block`. */
  email: z.string().nullable(),
  phone: z.string(),
  /** `hire.json` may no longer have it. */
  eventType: z.string().nullable(),
  purpose: z.enum(PURPOSES).nullable(),
  /** The centre may no longer have it. */
  room: z.string(),
  /** In Bratislava: `2026-12-05`, `18:00`. A first day always has a last day. */
  date_from: z.string().nullable(),
  time_from: z.string().nullable(),
  date_until: z.string().nullable(),
  time_until: z.string().nullable(),
  attendees: z.int().nullable(),
  message: z.string().nullable(),
  warnings: z.array(z.string()),
  /** GDPR 7(1); null: staff entered it. */
  consent: z.object({ version: z.int(), wording: z.string(), given_at: z.string() }).nullable(),
  terms: termsSchema.default(USUAL_TERMS),
  notes: z.string().default(''),
  items: z.array(priceItemSchema).default([]),
  deposit: paymentSchema.default(NO_PAYMENT),
  balance: paymentSchema.default(NO_PAYMENT),
  refund: refundSchema.default(null),
  reason: z.string().nullable().default(null),
  history: z.array(historySchema).default([]),
  /** It takes no room and nobody gets a mail until staff accept it. */
  suspicious: z.boolean().default(false),
  moves: z.int().default(0),
  /** For a payment, the day on which it was due. */
  reminded: z
    .object({ unanswered: z.boolean(), deposit: z.string().nullable(), balance: z.string().nullable() })
    .default({ unanswered: false, deposit: null, balance: null }),
});

export type Reservation = z.infer<typeof reservationSchema>;

export const UNTOUCHED = {
  terms: USUAL_TERMS,
  notes: '',
  items: [],
  deposit: NO_PAYMENT,
  balance: NO_PAYMENT,
  refund: null,
  reason: null,
  history: [],
  suspicious: false,
  moves: 0,
  reminded: { unanswered: false, deposit: null, balance: null },
} satisfies Partial<Reservation>;

/** Epoch milliseconds; null: no day was given. */
export function reservationStartMs({ date_from }: Pick<Reservation, 'date_from'>): number | null {
  return date_from === null ? null : startOfDay(date_from);
}

export function waitsSince({ created_at, history }: Pick<Reservation, 'created_at' | 'history'>): string {
  return history.findLast(({ status }) => status === 'new')?.at ?? created_at;
}

export function sumsOf({ items, deposit, terms }: Pick<Reservation, 'items' | 'deposit' | 'terms'>): PriceSums {
  return priceSums(items, deposit.paid_amount ?? deposit.amount, terms);
}

/** `toPay` negative: too much was paid; null: no price, or it does not take place. */
export function paidOf(
  reservation: Pick<Reservation, 'status' | 'items' | 'deposit' | 'balance' | 'refund' | 'terms'>,
): {
  paid: number;
  toPay: number | null;
} {
  const sums = sumsOf(reservation);
  const paidOfOne = (payment: 'deposit' | 'balance') => {
    const { paid_on, paid_amount } = reservation[payment];
    return paid_on === null ? 0 : (paid_amount ?? sums[payment] ?? 0);
  };
  const paid = toCents(paidOfOne('deposit') + paidOfOne('balance') - (reservation.refund?.amount ?? 0));
  const takesPlace = reservation.status !== 'rejected' && reservation.status !== 'cancelled';
  return { paid, toPay: sums.total === null || !takesPlace ? null : toCents(sums.total - paid) };
}

export function missingPayments(reservation: Pick<Reservation, 'status' | 'items' | 'deposit' | 'balance' | 'terms'>): {
  payment: 'deposit' | 'balance';
  due: string;
  amount: number;
}[] {
  if (reservation.status !== 'confirmed') return [];
  const sums = sumsOf(reservation);
  return (['deposit', 'balance'] as const).flatMap((payment) => {
    const [{ due, paid_on }, amount] = [reservation[payment], sums[payment]];
    return due === null || paid_on !== null || amount === null || amount <= 0 ? [] : [{ payment, due, amount }];
  });
}

export function nextDueDay(reservation: Parameters<typeof missingPayments>[0]): string | null {
  return (
    missingPayments(reservation)
      .map(({ due }) => due)
      .sort()[0] ?? null
  );
}

export function takesItsRoom({ status, suspicious }: Pick<Reservation, 'status' | 'suspicious'>): boolean {
  return !suspicious && (isOpen(status) || status === 'done');
}

/** A record holds a quarter of a megabyte. */
const MOST_CHANGES = 100;

/** The oldest steps that changed no status go first. */
export function withStep(history: readonly HistoryStep[], step: HistoryStep): HistoryStep[] {
  const all = [...history, step];
  const oldest = all.length > MOST_CHANGES ? all.findIndex(({ status }) => status === null) : -1;
  return oldest === -1 ? all : all.toSpliced(oldest, 1);
}
