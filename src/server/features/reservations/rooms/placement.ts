import { isOffered, type RoomId } from '../../../../domain/content/rooms.ts';
import type { Reservation } from '../../../../domain/reservations/reservation.ts';
import { reservedSpan } from '../../../../domain/reservations/reservation-time.ts';
import { AppError } from '../../../app-error.ts';
import { findEventFile } from '../../../core/entries/event-files.ts';
import { presentHouse } from '../../../core/entries/house-files.ts';
import type { Put } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { bookedBy } from './booked-occupants.ts';
import { READERS_LAG_MS } from './event-holds.ts';
import { eventOccupant, type OccupancyServices, type Occupant } from './occupants.ts';
import { readPlan } from './planned-events.ts';
import { roomBookings } from './room-bookings.ts';
import { eventsIn, isoSpan } from './room-calendar.ts';
import { findOverlaps, type RoomMonth, type RoomSpan, spanOfHold } from './room-months.ts';

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

function occupiedSpan(reservation: Reservation | null): RoomSpan | null {
  if (reservation === null || (reservation.status !== 'confirmed' && reservation.status !== 'done')) return null;
  const span = reservedSpan(reservation);
  if (span === null) throw new AppError('invalid', { date_from: ['Bez dátumu sa rezervácia nedá potvrdiť.'] });
  return { room: reservation.room, span };
}

export function isSamePlace(before: Reservation | null, after: Reservation): boolean {
  const [from, to] = [occupiedSpan(before), occupiedSpan(after)];
  if (from === null || to === null) return from === to;
  return from.room === to.room && from.span.startMs === to.span.startMs && from.span.endMs === to.span.endMs;
}

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
  const isNewer = months.some(({ settled_at }) => settled_at !== null && now - settled_at < READERS_LAG_MS);
  const [held] = view === null || isNewer ? [...claimed, ...holds] : claimed;
  if (held === undefined) return null;
  const [id] = held;
  const content = view === null ? null : findEventFile(view, id)?.content;
  const title = content?.kind === 'events' ? content.event.title : BEING_SAVED;
  return { kind: 'event', id: String(id), title, room, status: null, is_hidden: true, ...isoSpan(spanOfHold(held)) };
}

const BEING_SAVED = 'Podujatie, ktoré sa práve ukladá';
