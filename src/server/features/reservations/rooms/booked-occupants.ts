import type { Room, RoomId } from '../../../../domain/content/rooms.ts';
import { eventTimes, wholeOf } from '../../../../domain/events/event-rooms.ts';
import type { PublishedEvent } from '../../../../domain/events/published-event.ts';
import { overlaps } from '../../../../domain/time/wall-clock.ts';
import type { Services } from '../../../services.ts';
import { reservationStore } from '../reservation-store.ts';
import { AHEAD_MS } from './event-holds.ts';
import { type Occupant, reservationOccupant } from './occupants.ts';
import { roomBookings } from './room-bookings.ts';
import { isoSpan, takesRoom } from './room-calendar.ts';
import type { Booking } from './room-months.ts';

export async function bookedBy(
  services: Pick<Services, 'store' | 'secret'>,
  booking: Booking,
  room: RoomId,
): Promise<Occupant> {
  const other = await reservationStore(services).find(booking.reference);
  const occupant = other === null ? null : reservationOccupant(other.id, other.value);
  if (occupant !== null) return occupant;
  // The reservation was erased, but its time is still booked.
  const title = 'Rezervácia bez údajov';
  return { kind: 'reservation', id: booking.reference, title, room, status: 'confirmed', ...isoSpan(booking) };
}

export async function bookedAtEvents(
  services: Pick<Services, 'store' | 'secret' | 'clock'>,
  rooms: readonly Room[],
  events: readonly (PublishedEvent | null)[],
): Promise<Occupant[][]> {
  const now = services.clock.now();
  const met = events.map((): Occupant[] => []);
  for (const room of rooms) {
    const held = events.map((event) => {
      if (event === null) return [];
      const { startMs, endMs } = wholeOf(event);
      const coming = { startMs: Math.max(startMs, now), endMs: Math.min(endMs, now + AHEAD_MS) };
      return takesRoom(event, room) && coming.startMs < coming.endMs ? eventTimes(event, coming) : [];
    });
    const times = held.flat();
    if (times.length === 0) continue;
    const bookings = await roomBookings(services.store).find(room.id, {
      startMs: Math.max(now, Math.min(...times.map(({ startMs }) => startMs))),
      endMs: Math.min(now + AHEAD_MS, Math.max(...times.map(({ endMs }) => endMs))),
    });
    const occupants = new Map<string, Promise<Occupant>>();
    for (const [at, own] of held.entries())
      for (const booking of bookings.filter((one) => own.some((time) => overlaps(time, one)))) {
        const occupant = occupants.get(booking.reference) ?? bookedBy(services, booking, room.id);
        occupants.set(booking.reference, occupant);
        met[at]?.push(await occupant);
      }
  }
  return met.map((occupants) => occupants.sort((a, b) => (a.start < b.start ? -1 : 1)));
}
