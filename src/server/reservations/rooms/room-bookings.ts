import { z } from 'zod';
import type { RoomId } from '../../../domain/content/settings.ts';
import { isoDay, monthsBetween, nextMonth } from '../../../domain/time/calendar-day.ts';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { type Interval, overlaps, startOfDay } from '../../../domain/time/wall-clock.ts';
import { collection } from '../../store/collection.ts';
import type { Put, Store } from '../../store/store.ts';

/** As long as the reservations themselves (reservation-store.ts). */
const KEPT_SECONDS = 365 * DAY_SECONDS;

const monthSchema = z.object({
  bookings: z.array(z.object({ reference: z.string(), startMs: z.int(), endMs: z.int() })),
});

/** A booked span of a room, half-open. */
export type Booking = z.infer<typeof monthSchema>['bookings'][number];

/**
 * The confirmed bookings, one record per room and month. A confirmation expects the versions of the records that were
 * checked for a clash: so two bookings of one room at one time cannot both be confirmed.
 */
export function roomBookings(store: Store) {
  const months = collection(store, 'room-month', monthSchema, {});

  /** Bookings that touch a span. */
  async function find(room: RoomId, span: Interval): Promise<Booking[]> {
    const entries = await months.findMany(namesOf({ room, span }));
    return distinct(entries.flatMap((entry) => entry?.value.bookings ?? [])).filter((booking) =>
      overlaps(booking, span),
    );
  }

  /** Writes that move a booking (null: no place), and the booking that clashes, if there is one. */
  async function move(
    reference: string,
    { from, to }: { from: RoomSpan | null; to: RoomSpan | null },
    nowMs: number,
  ): Promise<{ writes: Put[]; clash: Booking | null }> {
    const target = new Set(namesOf(to));
    const names = [...new Set([...namesOf(from), ...target])];
    const entries = await months.findMany(names);
    const isForeign = (booking: Booking) => booking.reference !== reference;
    const inTarget = entries.flatMap((entry, at) => (target.has(names[at] ?? '') ? (entry?.value.bookings ?? []) : []));
    const clash = to === null ? undefined : inTarget.find((other) => isForeign(other) && overlaps(other, to.span));

    const writes = names.flatMap((name, at) => {
      const entry = entries[at] ?? null;
      const isWanted = to !== null && target.has(name);
      if (entry === null && !isWanted) return [];
      const kept = (entry?.value.bookings ?? []).filter(isForeign);
      const bookings = isWanted ? [...kept, { reference, ...to.span }] : kept;
      return [months.put(name, { bookings }, entry, lifeOf(monthOf(name), nowMs))];
    });
    return { writes, clash: clash ?? null };
  }

  return { find, move };
}

export interface RoomSpan {
  room: RoomId;
  span: Interval;
}

/** The records that a span of a room touches, `mala-sala:2026-12`. */
function namesOf(place: RoomSpan | null): string[] {
  return place === null ? [] : monthsOf(place.span).map((month) => `${place.room}:${month}`);
}

function monthOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** All months that a span touches in Bratislava, `2026-12`. */
function monthsOf({ startMs, endMs }: Interval): string[] {
  return monthsBetween(isoDay(startMs), isoDay(Math.max(startMs, endMs - 1)));
}

function lifeOf(month: string, nowMs: number): { ttlSeconds: number } {
  const overMs = startOfDay(nextMonth(`${month}-01`));
  return { ttlSeconds: Math.max(1, Math.ceil((overMs - nowMs) / 1000) + KEPT_SECONDS) };
}

/** A booking across the end of a month stands in both records. */
function distinct(bookings: readonly Booking[]): Booking[] {
  return [...new Map(bookings.map((booking) => [booking.reference, booking])).values()];
}
