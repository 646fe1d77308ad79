import { type PublishedEvent, toPublishedEvent } from '../../../domain/events/published-event.ts';
import { type Reservation, reservedSpan } from '../../../domain/reservations/reservation.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import type { Interval } from '../../../domain/time/wall-clock.ts';
import { AppError } from '../../app-error.ts';
import { readContent } from '../../entries/save-content.ts';
import { ContentUnavailableError } from '../../repository/content-repository.ts';
import type { Services } from '../../services.ts';
import type { Put } from '../../store/store.ts';
import { reservationStore } from '../reservation-store.ts';
import { eventOccupant, type Occupant, reservationOccupant } from './occupants.ts';
import { type Booking, type RoomSpan, roomBookings } from './room-bookings.ts';
import { eventsIn, isoSpan } from './room-calendar.ts';

type PlacementServices = Pick<Services, 'store' | 'secret' | 'clock' | 'contentIndex' | 'content' | 'judgedFiles'>;

/** The room and time of a confirmed reservation; null before it is confirmed and after it was cancelled. */
function placeOf(reservation: Reservation | null): RoomSpan | null {
  if (reservation === null || (reservation.status !== 'confirmed' && reservation.status !== 'done')) return null;
  const span = reservedSpan(reservation);
  if (span === null) throw new AppError('invalid', { date_from: ['Bez dátumu sa rezervácia nedá potvrdiť.'] });
  return { room: reservation.room, span };
}

/** Whether both have the same room and time, or both have none. */
export function isSamePlace(before: Reservation | null, after: Reservation): boolean {
  const [from, to] = [placeOf(before), placeOf(after)];
  if (from === null || to === null) return from === to;
  return from.room === to.room && from.span.startMs === to.span.startMs && from.span.endMs === to.span.endMs;
}

/**
 * Writes that move a reservation in the bookings of its rooms, for the commit that changes it, and the occupant that
 * clashes with it: another booking, which no two commits can both miss, or an event of the programme, published or not.
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
  // The reservation was erased meanwhile; its time is still booked.
  const title = 'Rezervácia bez údajov';
  return { kind: 'reservation', id: booking.reference, title, room, status: 'confirmed', ...isoSpan(booking) };
}

async function eventInTheWay(services: PlacementServices, { room, span }: RoomSpan): Promise<Occupant | null> {
  const { events, settings } = await services.contentIndex.read();
  const known = settings.rooms.find(({ id }) => id === room);
  if (known === undefined) return null;
  const present = await presentEvents(services, span);
  const published = events.filter(({ id }) => !present.has(id));
  const planned = [...present.values()].filter((event) => event !== null);
  const [held] = eventsIn([...published, ...planned], known, span);
  return held === undefined ? null : eventOccupant(held.event, room, held.time);
}

/** Events by number, also unpublished ones; null: not in the span. Without content the events of the last build count. */
async function presentEvents(services: PlacementServices, span: Interval): Promise<Map<number, PublishedEvent | null>> {
  const [first, last] = [isoDay(span.startMs), isoDay(span.endMs)];
  const view = await readContent(services).catch((error: unknown) => {
    if (error instanceof ContentUnavailableError) return null;
    throw error;
  });
  const present = new Map<number, PublishedEvent | null>();
  for (const { content } of view?.files.values() ?? []) {
    if (content?.kind !== 'events') continue;
    const { event } = content;
    const isNear = dayOf(event.start_date) <= last && dayOf(event.end_date ?? event.start_date) >= first;
    present.set(event.id, isNear ? toPublishedEvent(event, { html: '', text: '' }) : null);
  }
  return present;
}

function dayOf(wallClock: string): string {
  return wallClock.slice(0, '2026-12-05'.length);
}
