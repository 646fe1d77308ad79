import type { RoomId } from '../../domain/content/rooms.ts';
import { type Reservation, takesItsRoom } from '../../domain/reservations/reservation.ts';
import { reservedSpan } from '../../domain/reservations/reserved-span.ts';
import { type Interval, overlaps } from '../../domain/time/time.ts';
import type { Services } from '../services.ts';
import { type Entry, everyEntry } from '../store/collection.ts';
import { LONG_MS, reservationStore } from './reservation-store.ts';

/**
 * Reservations whose time touches a span of a room, whatever has become of them.
 * @param room null: of all rooms
 * @throws StoreError unavailable
 */
export async function findInSpan(
  services: Pick<Services, 'store' | 'secret'>,
  room: RoomId | null,
  span: Interval,
): Promise<Entry<Reservation>[]> {
  const reservations = reservationStore(services);
  const near = { min: span.startMs - LONG_MS, max: span.endMs };
  const found = new Map<string, Entry<Reservation>>();
  const ordinary = everyEntry((page) =>
    room === null
      ? reservations.list('starts', { ...near, ...page })
      : reservations.list('room', { ...near, ...page, of: room }),
  );
  const long = everyEntry((page) => reservations.list('long', { min: span.startMs, ...page }));
  for await (const entry of long) if (room === null || entry.value.room === room) found.set(entry.id, entry);
  for await (const entry of ordinary) found.set(entry.id, entry);
  return [...found.values()].filter(({ value }) => {
    const own = reservedSpan(value);
    return own !== null && overlaps(own, span);
  });
}

/** Those of them that take the room, or wait to. */
export async function findOccupants(
  services: Pick<Services, 'store' | 'secret'>,
  room: RoomId | null,
  span: Interval,
): Promise<Entry<Reservation>[]> {
  return (await findInSpan(services, room, span)).filter(({ value }) => takesItsRoom(value));
}
