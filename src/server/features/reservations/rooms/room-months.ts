// Whoever gives a room away expects the versions they have read, so of two at once only one goes on.

import { z } from 'zod';
import type { Room, RoomId } from '../../../../domain/content/rooms.ts';
import { isoDay, monthsBetween, nextMonth } from '../../../../domain/time/calendar-day.ts';
import { DAY_MS, DAY_SECONDS, MINUTE_MS, SECOND_MS } from '../../../../domain/time/clock.ts';
import {
  type Interval,
  intersection,
  mergeIntervals,
  overlaps,
  startOfDay,
} from '../../../../domain/time/wall-clock.ts';
import { collection, commitPlan } from '../../../ports/store/collection.ts';
import { inBatches } from '../../../ports/store/commit-batches.ts';
import type { Put, Store } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';

const KEPT_SECONDS = 365 * DAY_SECONDS;
/** The host ends a call sooner. */
const CLAIM_MS = 2 * MINUTE_MS;
/** A record may have 256 KB, so further times are joined, without their events. */
const MOST_HOLDS = 1500;
/** A mistyped year must not fill the records of a century. */
const AHEAD_MS = 3660 * DAY_MS;
/** A host may show older content for so long after a save of another process. */
const READERS_LAG_MS = 30 * SECOND_MS;
const MONTHS_AT_ONCE = 100;
const MAX_ATTEMPTS = 100;

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
export type Booking = RoomMonth['bookings'][number];

const EMPTY_MONTH: RoomMonth = { bookings: [], holds: [], settled_at: null, claims: [] };

export function roomMonths(store: Store) {
  return collection(store, 'room-month', monthSchema, {});
}

export interface RoomSpan {
  room: RoomId;
  span: Interval;
}

/**
 * A confirmation expects the versions of the records that were checked, so that no two bookings or events take one
 * time.
 */
export function roomBookings(store: Store) {
  const months = roomMonths(store);

  async function find(room: RoomId, span: Interval): Promise<Booking[]> {
    const entries = await months.findMany(namesOf({ room, span }));
    return findOverlaps(valuesOf(entries), span, 0).bookings;
  }

  /** null: no place. */
  async function move(
    reference: string,
    { from, to }: { from: RoomSpan | null; to: RoomSpan | null },
    nowMs: number,
  ): Promise<{ writes: Put[]; clash: Booking | null; target: RoomMonth[] }> {
    const target = new Set(namesOf(to));
    const names = [...new Set([...namesOf(from), ...target])];
    const entries = await months.findMany(names);
    const isForeign = (booking: Booking) => booking.reference !== reference;
    const inTarget = valuesOf(entries.filter((_, at) => target.has(names[at] ?? '')));
    const clash =
      to === null
        ? undefined
        : inTarget.flatMap(({ bookings }) => bookings).find((other) => isForeign(other) && overlaps(other, to.span));

    const writes = names.flatMap((name, at) => {
      const entry = entries[at] ?? null;
      const isWanted = to !== null && target.has(name);
      if (entry === null && !isWanted) return [];
      const before = entry?.value ?? EMPTY_MONTH;
      const kept = before.bookings.filter(isForeign);
      const bookings = isWanted ? [...kept, { reference, ...to.span }] : kept;
      return [months.put(name, { ...before, bookings }, entry, monthLife(name, nowMs))];
    });
    return { writes, clash: clash ?? null, target: inTarget };
  }

  return { find, move };
}

/**
 * Expects the versions that were read, and asks again when others were faster.
 * @param rewrite says how each of these months shall be (null: as it is), and whether that is all
 * @returns whether it was all, for all months
 * @throws AppError unavailable (others were faster every time)
 */
export async function rewriteMonths(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  names: readonly string[],
  rewrite: (
    months: readonly { name: string; before: RoomMonth }[],
  ) => Promise<{ after: readonly (RoomMonth | null)[]; isComplete: boolean }>,
): Promise<boolean> {
  const records = roomMonths(store);
  let areAllComplete = true;
  for (let at = 0; at < names.length; at += MONTHS_AT_ONCE) {
    const some = names.slice(at, at + MONTHS_AT_ONCE);
    const plan = async () => {
      const entries = await records.findMany(some);
      const read = some.map((name, index) => ({ name, before: entries[index]?.value ?? EMPTY_MONTH }));
      const { after, isComplete } = await rewrite(read);
      const writes = some.flatMap((name, index): Put[] => {
        const month = after[index] ?? null;
        if (month === null) return [];
        return [records.put(name, month, entries[index] ?? null, monthLife(name, clock.now()))];
      });
      return { writes, result: isComplete };
    };
    areAllComplete = (await commitPlan(inBatches(store), plan, MAX_ATTEMPTS)) && areAllComplete;
  }
  return areAllComplete;
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

/** Such as `klubovna:2026-12`. */
export function namesOf(place: RoomSpan | null): string[] {
  return place === null ? [] : monthsOf(place.span).map((month) => `${place.room}:${month}`);
}

export function placeOfName(name: string): RoomSpan {
  const [room, month] = [name.slice(0, name.indexOf(':')), monthOf(name)] as const;
  const first = `${month}-01`;
  return { room, span: { startMs: startOfDay(first), endMs: startOfDay(nextMonth(first)) } };
}

export function holdTime(nowMs: number): Interval {
  return { startMs: nowMs, endMs: nowMs + AHEAD_MS };
}

export function monthsOfHold({ room, span }: RoomSpan, nowMs: number): string[] {
  return namesOf({ room, span: intersection(span, holdTime(nowMs)) });
}

export function monthsAhead(rooms: readonly Pick<Room, 'id'>[], nowMs: number): string[] {
  return rooms.flatMap(({ id }) => namesOf({ room: id, span: holdTime(nowMs) }));
}

export function isJustSettled({ settled_at }: RoomMonth, nowMs: number): boolean {
  return settled_at !== null && nowMs - settled_at < READERS_LAG_MS;
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

function monthOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function monthsOf({ startMs, endMs }: Interval): string[] {
  return monthsBetween(isoDay(startMs), isoDay(Math.max(startMs, endMs - 1)));
}

function monthLife(name: string, nowMs: number): { ttlSeconds: number } {
  const overMs = startOfDay(nextMonth(`${monthOf(name)}-01`));
  return { ttlSeconds: Math.max(1, Math.ceil((overMs - nowMs) / 1000) + KEPT_SECONDS) };
}

function valuesOf(entries: readonly ({ value: RoomMonth } | null)[]): RoomMonth[] {
  return entries.flatMap((entry) => entry?.value ?? []);
}
