// Whoever gives a room away expects the versions they have read, so of two at once only one goes on.

import { z } from 'zod';
import type { RoomId } from '../../../../domain/content/rooms.ts';
import { isoDay, monthsBetween, nextMonth } from '../../../../domain/time/calendar-day.ts';
import { DAY_SECONDS, MINUTE_MS } from '../../../../domain/time/clock.ts';
import { type Interval, overlaps, startOfDay } from '../../../../domain/time/wall-clock.ts';
import { collection } from '../../../ports/store/collection.ts';
import type { Store } from '../../../ports/store/store.ts';
import { mergeIntervals } from './room-calendar.ts';

const KEPT_SECONDS = 365 * DAY_SECONDS;
/** The host ends a call sooner. */
const CLAIM_MS = 2 * MINUTE_MS;
/** A record may have 256 KB, so further times are joined, without their events. */
const MOST_HOLDS = 1500;

/** Number of an event (0 for several), and its time in epoch milliseconds, half-open. */
const holdSchema = z.tuple([z.int(), z.int(), z.int()]);

const monthSchema = z.object({
  bookings: z.array(z.object({ reference: z.string(), startMs: z.int(), endMs: z.int() })),
  holds: z.array(holdSchema).default([]),
  /** Epoch milliseconds. */
  settled_at: z.int().nullable().default(null),
  claims: z.array(z.object({ id: z.string(), ends_at: z.int(), holds: z.array(holdSchema) })).default([]),
});

export type RoomMonth = z.infer<typeof monthSchema>;
export type EventHold = z.infer<typeof holdSchema>;
/** Half-open. */
export type Booking = RoomMonth['bookings'][number];

export const EMPTY_MONTH: RoomMonth = { bookings: [], holds: [], settled_at: null, claims: [] };

export function roomMonths(store: Store) {
  return collection(store, 'room-month', monthSchema, {});
}

export interface RoomSpan {
  room: RoomId;
  span: Interval;
}

/** Such as `klubovna:2026-12`. */
export function namesOf(place: RoomSpan | null): string[] {
  return place === null ? [] : monthsOf(place.span).map((month) => `${place.room}:${month}`);
}

export function placeOfName(name: string): RoomSpan {
  const [room, month] = [name.slice(0, name.indexOf(':')), monthOf(name)] as const;
  const first = `${month}-01`;
  return { room: room, span: { startMs: startOfDay(first), endMs: startOfDay(nextMonth(first)) } };
}

function monthOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function monthsOf({ startMs, endMs }: Interval): string[] {
  return monthsBetween(isoDay(startMs), isoDay(Math.max(startMs, endMs - 1)));
}

export function monthLife(name: string, nowMs: number): { ttlSeconds: number } {
  const overMs = startOfDay(nextMonth(`${monthOf(name)}-01`));
  return { ttlSeconds: Math.max(1, Math.ceil((overMs - nowMs) / 1000) + KEPT_SECONDS) };
}

export function withClaim(month: RoomMonth, id: string, holds: readonly EventHold[], nowMs: number): RoomMonth {
  const claims = liveClaims(month, nowMs).filter((claim) => claim.id !== id);
  if (holds.length > 0) claims.push({ id, ends_at: nowMs + CLAIM_MS, holds: withinBounds(holds) });
  return { ...month, claims };
}

export function liveClaims({ claims }: RoomMonth, nowMs: number): RoomMonth['claims'] {
  return claims.filter(({ ends_at }) => ends_at > nowMs);
}

export function withinBounds(holds: readonly EventHold[]): EventHold[] {
  if (holds.length <= MOST_HOLDS) return [...holds];
  return mergeIntervals(holds.map(spanOfHold)).map(({ startMs, endMs }) => [0, startMs, endMs]);
}

export function spanOfHold([, startMs, endMs]: EventHold): Interval {
  return { startMs, endMs };
}

export function findOverlaps(months: readonly RoomMonth[], span: Interval, nowMs: number) {
  const overlapping = (holds: readonly EventHold[]) => {
    const found = holds.filter((hold) => overlaps(spanOfHold(hold), span));
    return [...new Map(found.map((hold) => [hold.join(' '), hold])).values()];
  };
  const bookings = months.flatMap((month) => month.bookings).filter((booking) => overlaps(booking, span));
  return {
    bookings: [...new Map(bookings.map((booking) => [booking.reference, booking])).values()],
    holds: overlapping(months.flatMap(({ holds }) => holds)),
    claimed: overlapping(months.flatMap((month) => liveClaims(month, nowMs).flatMap(({ holds }) => holds))),
  };
}
