import type { Reservation } from '../../../../src/domain/reservation.ts';
import { reservedSpan } from '../../../../src/domain/reserved-span.ts';
import { AppError } from '../../http/app-error.ts';
import type { Put } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { reservationStore } from '../reservation-store.ts';
import { eventOccupant, isoSpan, type Occupant, reservationOccupant } from './occupants.ts';
import { type Booking, type RoomSpan, roomBookings } from './room-bookings.ts';
import { eventsIn } from './room-calendar.ts';

type PlacementServices = Pick<Services, 'store' | 'secret' | 'clock' | 'contentIndex'>;

/** The room and time that a reservation has been given; null before it is confirmed and after it was called off. */
function placeOf(reservation: Reservation | null): RoomSpan | null {
  if (reservation === null || (reservation.status !== 'confirmed' && reservation.status !== 'done')) return null;
  const span = reservedSpan(reservation);
  if (span === null) throw new AppError('invalid', { date_from: ['Bez dátumu sa rezervácia nedá potvrdiť.'] });
  return { room: reservation.room, span };
}

/** Whether the two are given the same room and time, or both none. */
export function isSamePlace(before: Reservation | null, after: Reservation): boolean {
  const [from, to] = [placeOf(before), placeOf(after)];
  if (from === null || to === null) return from === to;
  return from.room === to.room && from.span.startMs === to.span.startMs && from.span.endMs === to.span.endMs;
}

/**
 * Writes that move a reservation in the books of its rooms, for the commit that changes it. With them, what is in its way:
 * another booking, which no two commits can both pass over, or an event of the programme.
 * @param before null: it is new
 * @throws AppError invalid (no day); StoreError unavailable
 */
export async function plannedPlacement(
  services: PlacementServices,
  reference: string,
  before: Reservation | null,
  after: Reservation,
): Promise<{ writes: Put[]; clash: Occupant | null }> {
  if (isSamePlace(before, after)) return { writes: [], clash: null };
  const to = placeOf(after);
  const moved = await roomBookings(services.store).move(reference, { from: placeOf(before), to }, services.clock.now());
  const inTheWay = moved.clash === null ? null : await bookedBy(services, moved.clash, after);
  return { writes: moved.writes, clash: inTheWay ?? (to === null ? null : await eventInTheWay(services, to)) };
}

async function bookedBy(services: PlacementServices, booking: Booking, { room }: Reservation): Promise<Occupant> {
  const other = await reservationStore(services).find(booking.reference);
  const occupant = other === null ? null : reservationOccupant(other.id, other.value);
  if (occupant !== null) return occupant;
  // Erased meanwhile; its time is still in the books.
  const title = 'Rezervácia bez údajov';
  return { kind: 'reservation', id: booking.reference, title, room, status: 'confirmed', ...isoSpan(booking) };
}

async function eventInTheWay({ contentIndex }: PlacementServices, { room, span }: RoomSpan): Promise<Occupant | null> {
  const { events, settings } = await contentIndex.read();
  const known = settings.rooms.find(({ id }) => id === room);
  const [held] = known === undefined ? [] : eventsIn(events, known, span);
  return held === undefined ? null : eventOccupant(held.event, room, held.time);
}
