import type { RoomId } from '../../../../domain/content/rooms.ts';
import { type Interval, overlaps } from '../../../../domain/time/wall-clock.ts';
import type { Put, Store } from '../../../ports/store/store.ts';
import {
  type Booking,
  EMPTY_MONTH,
  findOverlaps,
  monthLife,
  namesOf,
  type RoomMonth,
  type RoomSpan,
  roomMonths,
} from './room-months.ts';

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

function valuesOf(entries: readonly ({ value: RoomMonth } | null)[]): RoomMonth[] {
  return entries.flatMap((entry) => entry?.value ?? []);
}
