import { z } from 'zod';
import { ROOM_IDS } from '../content/settings.ts';
import { addDays } from '../time/calendar-day.ts';
import { type Interval, startOfDay, toEpochMs } from '../time/wall-clock.ts';
import { EVENT_TYPES, PURPOSES } from './rental-rules.ts';
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

const NO_PAYMENT = { amount: null, due: null, paid_on: null, paid_amount: null };

const historySchema = z.object({
  /** ISO in UTC. */
  at: z.string(),
  status: z.enum(RESERVATION_STATUSES),
  /** Id of the user; null: the visitor. */
  by: z.string().nullable(),
  /** Confirmed on purpose although the room was taken. */
  override: z.boolean(),
});

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
  eventType: z.enum(EVENT_TYPES).nullable(),
  purpose: z.enum(PURPOSES).nullable(),
  room: z.enum(ROOM_IDS),
  /** On the clock in Bratislava: days `2026-12-05`, times `18:00`. With a first day there is always a last one. */
  date_from: z.string().nullable(),
  time_from: z.string().nullable(),
  date_until: z.string().nullable(),
  time_until: z.string().nullable(),
  attendees: z.int().nullable(),
  message: z.string().nullable(),
  /** What the visitor was told when it was sent, in Slovak. */
  warnings: z.array(z.string()),
  /** What the visitor agreed to, and when (GDPR 7(1)); null for what staff wrote down. */
  consent: z.object({ version: z.int(), wording: z.string(), given_at: z.string() }).nullable(),
  /** For staff only. */
  notes: z.string().default(''),
  items: z.array(priceItemSchema).default([]),
  deposit: paymentSchema.default(NO_PAYMENT),
  balance: paymentSchema.default(NO_PAYMENT),
  /** Why it was rejected or cancelled. */
  reason: z.string().nullable().default(null),
  /** Its changes of state, oldest first. */
  history: z.array(historySchema).default([]),
  /** Came over the limits of the form: it takes no room and nobody was mailed, until staff let it through. */
  suspicious: z.boolean().default(false),
  /** How often it was given another room or time after it had been confirmed. */
  moves: z.int().default(0),
  /** What staff were reminded of: of payments, the day they were due. */
  reminded: z
    .object({ unanswered: z.boolean(), deposit: z.string().nullable(), balance: z.string().nullable() })
    .default({ unanswered: false, deposit: null, balance: null }),
});

export type Reservation = z.infer<typeof reservationSchema>;

/** What staff have not touched yet. */
export const UNTOUCHED = {
  notes: '',
  items: [],
  deposit: NO_PAYMENT,
  balance: NO_PAYMENT,
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

/** Since when it waits for an answer, or waited (ISO in UTC): since it came, or was opened again. */
export function waitsSince({ created_at, history }: Pick<Reservation, 'created_at' | 'history'>): string {
  return history.findLast(({ status }) => status === 'new')?.at ?? created_at;
}

/** What a reservation costs, and its two parts. */
export function sumsOf({ items, deposit }: Pick<Reservation, 'items' | 'deposit'>): PriceSums {
  return priceSums(items, deposit.paid_amount ?? deposit.amount);
}

/** The payments of a confirmed reservation that are still missing and have a last day. */
export function missingPayments(reservation: Pick<Reservation, 'status' | 'items' | 'deposit' | 'balance'>): {
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

/** Whether its time belongs into a calendar of its room. */
export function takesItsRoom({ status, suspicious }: Pick<Reservation, 'status' | 'suspicious'>): boolean {
  return !suspicious && (isOpen(status) || status === 'done');
}

export type ReservedTime = Pick<Reservation, 'date_from' | 'time_from' | 'date_until' | 'time_until'>;

/**
 * The span a reservation takes of its room. A time left open reaches to the edge of its day: rather too much than
 * somebody else in between. Null without a day.
 */
export function reservedSpan({ date_from, time_from, date_until, time_until }: ReservedTime): Interval | null {
  if (date_from === null) return null;
  const lastDay = date_until ?? date_from;
  return {
    startMs: time_from === null ? startOfDay(date_from) : toEpochMs(`${date_from}T${time_from}`),
    endMs: time_until === null ? startOfDay(addDays(lastDay, 1)) : toEpochMs(`${lastDay}T${time_until}`),
  };
}
