import { isOffered, type Room, type RoomId } from '../../../../domain/content/rooms.ts';
import { eventTimes, wholeOf } from '../../../../domain/events/event-rooms.ts';
import type { PublishedEvent } from '../../../../domain/events/published-event.ts';
import type { Reservation } from '../../../../domain/reservations/reservation.ts';
import { reservedSpan } from '../../../../domain/reservations/reservation-time.ts';
import { intersection, isoSpan, overlaps, spanOfAll } from '../../../../domain/time/wall-clock.ts';
import { AppError } from '../../../app-error.ts';
import { findEventFile } from '../../../core/entries/event-files.ts';
import { presentHouse } from '../../../core/entries/house-files.ts';
import type { Put } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { reservationStore } from '../reservation-store.ts';
import { eventOccupant, type OccupancyServices, type Occupant, reservationOccupant } from './occupants.ts';
import { eventsIn, readPlan, takesRoom } from './planned-events.ts';
import {
  type Booking,
  findOverlaps,
  holdTime,
  isJustSettled,
  type RoomMonth,
  type RoomSpan,
  roomBookings,
  spanOfHold,
} from './room-months.ts';

/**
 * Writes for the commit that changes the reservation, and the occupant that clashes. Of two commits that take one
 * time, one fails.
 * @param before null: it is new
 * @throws AppError invalid (no day)
 */
export async function plannedPlacement(
  services: OccupancyServices,
  reference: string,
  before: Reservation | null,
  after: Reservation,
): Promise<{ writes: Put[]; clash: Occupant | null }> {
  if (isSamePlace(before, after)) return { writes: [], clash: null };
  const [from, to] = [occupiedSpan(before), occupiedSpan(after)];
  const moved = await roomBookings(services.store).move(reference, { from, to }, services.clock.now());
  const inTheWay = moved.clash === null ? null : await bookedBy(services, moved.clash, after.room);
  return {
    writes: moved.writes,
    clash: inTheWay ?? (to === null ? null : await eventInTheWay(services, to, moved.target)),
  };
}

export function isSamePlace(before: Reservation | null, after: Reservation): boolean {
  const [from, to] = [occupiedSpan(before), occupiedSpan(after)];
  if (from === null || to === null) return from === to;
  return from.room === to.room && from.span.startMs === to.span.startMs && from.span.endMs === to.span.endMs;
}

/** The hires and blocks that each of the events meets from now on, in order of their start; null: no event. */
export async function bookedAtEvents(
  services: Pick<Services, 'store' | 'secret' | 'clock'>,
  rooms: readonly Room[],
  events: readonly (PublishedEvent | null)[],
): Promise<Occupant[][]> {
  const ahead = holdTime(services.clock.now());
  const met = events.map((): Occupant[] => []);
  for (const room of rooms) {
    const held = events.map((event) => {
      if (event === null || !takesRoom(event, room)) return [];
      const coming = intersection(wholeOf(event), ahead);
      return coming.startMs < coming.endMs ? eventTimes(event, coming) : [];
    });
    const times = held.flat();
    if (times.length === 0) continue;
    const bookings = await roomBookings(services.store).find(room.id, intersection(spanOfAll(times), ahead));
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

export function clashMessage({ kind }: Occupant): string {
  if (kind === 'event') return 'V\u00a0tomto čase je v\u00a0miestnosti podujatie z\u00a0programu.';
  if (kind === 'block') return 'V\u00a0tomto čase je miestnosť zablokovaná.';
  return 'V\u00a0tomto čase je miestnosť už pridelená inej rezervácii.';
}

export const NOT_FOR_HIRE = 'Túto miestnosť teraz neprenajímame. Vyberte inú.';

/** @throws AppError invalid when nothing new may be put into the room */
export async function requireOffered(
  services: Pick<Services, 'content' | 'judgedFiles' | 'contentIndex'>,
  room: RoomId,
): Promise<void> {
  const { rooms } = await presentHouse(services);
  if (!rooms.some((known) => known.id === room && isOffered(known)))
    throw new AppError('invalid', { room: [NOT_FOR_HIRE] });
}

/**
 * The content must be read after the records: a newer claim makes the commit fail, and an ended one is in the content
 * by now.
 */
async function eventInTheWay(
  services: OccupancyServices,
  { room, span }: RoomSpan,
  months: readonly RoomMonth[],
): Promise<Occupant | null> {
  const { events, house, view } = await readPlan(services, span);
  const known = house.rooms.find(({ id }) => id === room);
  const [planned] = known === undefined ? [] : eventsIn(events, known, span);
  if (planned !== undefined) return eventOccupant(planned.event, room, planned.time);
  const now = services.clock.now();
  const { holds, claimed } = findOverlaps(months, span, now);
  const isNewer = months.some((month) => isJustSettled(month, now));
  const [held] = view === null || isNewer ? [...claimed, ...holds] : claimed;
  if (held === undefined) return null;
  const [id] = held;
  const content = view === null ? null : findEventFile(view, id)?.content;
  const title = content?.kind === 'events' ? content.event.title : BEING_SAVED;
  return { kind: 'event', id: String(id), title, room, status: null, is_hidden: true, ...isoSpan(spanOfHold(held)) };
}

const BEING_SAVED = 'Podujatie, ktoré sa práve ukladá';

async function bookedBy(
  services: Pick<Services, 'store' | 'secret'>,
  booking: Booking,
  room: RoomId,
): Promise<Occupant> {
  const other = await reservationStore(services).find(booking.reference);
  const occupant = other === null ? null : reservationOccupant(other.id, other.value);
  if (occupant !== null) return occupant;
  const title = 'Rezervácia bez údajov';
  return { kind: 'reservation', id: booking.reference, title, room, status: 'confirmed', ...isoSpan(booking) };
}

function occupiedSpan(reservation: Reservation | null): RoomSpan | null {
  if (reservation === null || (reservation.status !== 'confirmed' && reservation.status !== 'done')) return null;
  const span = reservedSpan(reservation);
  if (span === null) throw new AppError('invalid', { date_from: ['Bez dátumu sa rezervácia nedá potvrdiť.'] });
  return { room: reservation.room, span };
}
