import { type Permission, permissionsOf, type Role } from '../../../../domain/accounts/permissions.ts';
import type { Room, RoomId } from '../../../../domain/content/rooms.ts';
import type { Reservation } from '../../../../domain/reservations/reservation.ts';
import type { ReservationStatus } from '../../../../domain/reservations/reservation-status.ts';
import { reservedSpan } from '../../../../domain/reservations/reservation-time.ts';
import { type Interval, isoSpan } from '../../../../domain/time/wall-clock.ts';
import { foldForSearch } from '../../../../domain/words/fold.ts';
import type { Services } from '../../../services.ts';
import { findOccupants } from '../reservation-store.ts';
import { eventsIn, type PlannedEvent, type PlanServices, readPlan } from './planned-events.ts';

/** A course gives one occupant for each of its days. */
export interface Occupant {
  kind: 'reservation' | 'block' | 'event';
  /** Reference of a reservation, or number of an event. */
  id: string;
  title: string;
  room: RoomId;
  /** null: an event. */
  status: ReservationStatus | null;
  is_hidden?: true;
  /** ISO in UTC. */
  start: string;
  end: string;
}

export function reservationOccupant(id: string, reservation: Reservation): Occupant | null {
  const span = reservedSpan(reservation);
  if (span === null) return null;
  const { source, name, eventType, room, status } = reservation;
  const isBlock = source === 'block';
  return {
    kind: isBlock ? 'block' : 'reservation',
    id,
    title: isBlock ? name : hireTitle(eventType, name),
    room,
    status,
    ...isoSpan(span),
  };
}

/** As `foldForSearch` writes them. */
const OTHER: readonly string[] = ['ine', 'nieco ine', 'ostatne'];

function hireTitle(eventType: Reservation['eventType'], name: string): string {
  return OTHER.includes(foldForSearch(eventType ?? '')) ? name : `${eventType ?? 'Prenájom'}: ${name}`;
}

export function eventOccupant({ id, title, is_hidden }: PlannedEvent, room: RoomId, time: Interval): Occupant {
  const occupant: Occupant = { kind: 'event', id: String(id), title, room, status: null, ...isoSpan(time) };
  return is_hidden === true ? { ...occupant, is_hidden } : occupant;
}

export type TimedOccupant = Occupant & Interval;

export type OccupancyServices = PlanServices & Pick<Services, 'store' | 'secret'>;

/** @param events those around the span or a longer one */
export async function occupantsIn(
  services: Pick<Services, 'store' | 'secret'>,
  events: readonly PlannedEvent[],
  rooms: readonly Room[],
  span: Interval,
): Promise<TimedOccupant[]> {
  const [only, ...others] = rooms;
  const asked = only !== undefined && others.length === 0 ? only.id : null;
  const ids = new Set(rooms.map(({ id }) => id));
  const reserved = (await findOccupants(services, asked, span)).filter(({ value }) => ids.has(value.room));
  return [
    ...reserved.map(({ id, value }) => reservationOccupant(id, value)).filter((occupant) => occupant !== null),
    ...rooms.flatMap((room) =>
      eventsIn(events, room, span).map(({ event, time }) => eventOccupant(event, room.id, time)),
    ),
  ]
    .map((occupant) => ({ ...occupant, startMs: Date.parse(occupant.start), endMs: Date.parse(occupant.end) }))
    .sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/** Well below the largest answer of the host. */
const MOST = 3000;

export async function readOccupancy(
  services: OccupancyServices,
  rooms: readonly Room[],
  span: Interval,
  rights: RoomRights,
): Promise<{ items: Occupant[]; more: number }> {
  const { events } = await readPlan(services, span);
  const { shown, more } = firstOccupants(await occupantsIn(services, events, rooms, span), MOST);
  return { items: shown.map((occupant) => redactFor(rights, occupant)), more };
}

export const MAY_NOT_OVERRIDE = 'Obsadenú miestnosť môže prideliť len správca.';

export interface RoomRights {
  readsHires: boolean;
  overrides: boolean;
}

export function roomRights(roles: readonly Role[]): RoomRights {
  const permissions = permissionsOf(roles);
  const may = (permission: Permission) => permissions.includes(permission);
  return { readsHires: may('manage_reservations'), overrides: may('override_clashes') };
}

export function redactFor({ readsHires }: RoomRights, occupant: Occupant): Occupant {
  if (readsHires || occupant.kind === 'event') return occupant;
  return { ...occupant, title: occupant.kind === 'block' ? 'Zablokovaná miestnosť' : 'Prenájom' };
}

export interface SomeOccupants {
  shown: Occupant[];
  more: number;
}

export function firstOccupants(occupants: readonly TimedOccupant[], most: number): SomeOccupants {
  const [given, waiting] = [false, true].map((waits) => occupants.filter(({ status }) => (status === 'new') === waits));
  const shown = [...(given ?? []), ...(waiting ?? [])].slice(0, most).sort((a, b) => a.startMs - b.startMs);
  return { shown: shown.map(untimed), more: occupants.length - shown.length };
}

export function untimed({ startMs: _, endMs: _1, ...occupant }: TimedOccupant): Occupant {
  return occupant;
}
