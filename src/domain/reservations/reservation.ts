import { z } from 'zod';
import { startOfDay } from '../time/wall-clock.ts';
import { toCents } from './price-estimate.ts';
import { PURPOSES, USUAL_TERMS } from './rental-rules.ts';
import { type PriceSums, priceSums } from './reservation-price.ts';
import { isOpen, RESERVATION_SOURCES, RESERVATION_STATUSES } from './reservation-status.ts';

const priceItemSchema = z.object({ item: z.string(), quantity: z.number(), amount: z.number() });

/** One of the two payments; days `2026-12-05`, euros. */
const paymentSchema = z.object({
  /** What staff agreed on; null: the usual part of the price. */
  amount: z.number().nullable(),
  /** Last day to pay it. */
  due: z.string().nullable(),
  /** null: not paid. */
  paid_on: z.string().nullable(),
  /** What was paid, whatever becomes of the price later. */
  paid_amount: z.number().nullable(),
});

/** The terms of hire that it was made on, which stay when the centre changes its own. */
const termsSchema = z.object({ deposit_percent: z.number(), balance_days: z.int(), cancellation_days: z.int() });

/** What the centre has paid back; null: nothing. */
const refundSchema = z.object({ amount: z.number(), paid_on: z.string() }).nullable();

const NO_PAYMENT = { amount: null, due: null, paid_on: null, paid_amount: null };

/** What may change about a reservation, in the order in which it is told. */
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

/** A change in Slovak words, as they were then; null: none, or not told because it may name a person. */
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
  /** True when it got its room on purpose although the room was taken. */
  override: z.boolean(),
  changes: z.array(changeSchema).default([]),
});

type HistoryStep = z.infer<typeof historySchema>;

/** A stored reservation. Its id is the reference number that the visitor was given. */
export const reservationSchema = z.object({
  status: z.enum(RESERVATION_STATUSES),
  source: z.enum(RESERVATION_SOURCES).default('form'),
  /** ISO in UTC. */
  created_at: z.string(),
  /** For a blocked room, the reason for the block. */
  name: z.string(),
  /** null: somebody on the phone who gave none, or a blocked room. */
  email: z.string().nullable(),
  phone: z.string(),
  /** A kind of `hire.json`, which may have left it since. */
  eventType: z.string().nullable(),
  purpose: z.enum(PURPOSES).nullable(),
  /** The id of a room, which may have left the centre since. */
  room: z.string(),
  /** On the clock in Bratislava: days `2026-12-05`, times `18:00`. A reservation with a first day always has a last day. */
  date_from: z.string().nullable(),
  time_from: z.string().nullable(),
  date_until: z.string().nullable(),
  time_until: z.string().nullable(),
  attendees: z.int().nullable(),
  message: z.string().nullable(),
  /** The warnings the visitor saw when they sent it, in Slovak. */
  warnings: z.array(z.string()),
  /** What the visitor agreed to, and when (GDPR 7(1)); null for a reservation that staff entered. */
  consent: z.object({ version: z.int(), wording: z.string(), given_at: z.string() }).nullable(),
  terms: termsSchema.default(USUAL_TERMS),
  /** For staff only. */
  notes: z.string().default(''),
  items: z.array(priceItemSchema).default([]),
  deposit: paymentSchema.default(NO_PAYMENT),
  balance: paymentSchema.default(NO_PAYMENT),
  refund: refundSchema.default(null),
  /** Why it was rejected or cancelled. */
  reason: z.string().nullable().default(null),
  /** Its changes, oldest first. */
  history: z.array(historySchema).default([]),
  /** True when it came over the limits of the form. It takes no room and nobody gets a mail until staff accept it. */
  suspicious: z.boolean().default(false),
  /** How often it got another room or time after it had been confirmed. */
  moves: z.int().default(0),
  /** The reminders that staff got; for a payment, the day on which it was due. */
  reminded: z
    .object({ unanswered: z.boolean(), deposit: z.string().nullable(), balance: z.string().nullable() })
    .default({ unanswered: false, deposit: null, balance: null }),
});

export type Reservation = z.infer<typeof reservationSchema>;

/** The values of fields that staff have not touched. */
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

/** The first instant of the first day, in epoch milliseconds; null: no day was given. */
export function reservationStartMs({ date_from }: Pick<Reservation, 'date_from'>): number | null {
  return date_from === null ? null : startOfDay(date_from);
}

/** Since when it waits, or waited, for an answer (ISO in UTC): since it came, or since it was opened again. */
export function waitsSince({ created_at, history }: Pick<Reservation, 'created_at' | 'history'>): string {
  return history.findLast(({ status }) => status === 'new')?.at ?? created_at;
}

/** What a reservation costs, and its two parts. */
export function sumsOf({ items, deposit, terms }: Pick<Reservation, 'items' | 'deposit' | 'terms'>): PriceSums {
  return priceSums(items, deposit.paid_amount ?? deposit.amount, terms);
}

/**
 * What was paid for a reservation, without what was paid back, and what is still to be paid; negative: too much was paid. Null
 * without a price, and for one that does not take place.
 */
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

/** The payments of a confirmed reservation that are missing and have a last day. */
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

/** The first day on which a missing payment is due; null: none is missing. */
export function nextDueDay(reservation: Parameters<typeof missingPayments>[0]): string | null {
  return (
    missingPayments(reservation)
      .map(({ due }) => due)
      .sort()[0] ?? null
  );
}

/** Whether its time belongs in the calendar of its room. */
export function takesItsRoom({ status, suspicious }: Pick<Reservation, 'status' | 'suspicious'>): boolean {
  return !suspicious && (isOpen(status) || status === 'done');
}

/** A record holds a quarter of a megabyte, and nobody reads back further. */
const MOST_CHANGES = 100;

/** The history with one more step. Of many the oldest go that changed no status. */
export function withStep(history: readonly HistoryStep[], step: HistoryStep): HistoryStep[] {
  const all = [...history, step];
  const oldest = all.length > MOST_CHANGES ? all.findIndex(({ status }) => status === null) : -1;
  return oldest === -1 ? all : all.toSpliced(oldest, 1);
}
