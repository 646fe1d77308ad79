import { z } from 'zod';
import type { Room, RoomId } from '../../../domain/content/rooms.ts';
import type { EventCall } from '../../../domain/events/event-call.ts';
import { eventTimes, isHeldIn, roomHoldOf } from '../../../domain/events/event-rooms.ts';
import { isPublished } from '../../../domain/events/publishing-window.ts';
import { type ClosedDay, closedDays } from '../../../domain/hours/opening-hours.ts';
import { daysApart, isCalendarDate } from '../../../domain/time/calendar-day.ts';
import { daysInterval, type Interval, isoSpan, toEpochMs } from '../../../domain/time/wall-clock.ts';
import type { HouseFiles } from '../../core/entries/house-files.ts';
import type { Services } from '../../services.ts';
import { findOccupants } from '../reservations/reservation-store.ts';
import { type Occupant, type RoomRights, redactFor, reservationOccupant } from '../reservations/rooms/occupants.ts';
import type { EventRow } from './admin-event-list.ts';

const MAX_DAYS = 62;
const DAY = 'Napíšte deň ako 2026-12-05.';
const day = z.string(DAY).refine(isCalendarDate, DAY);

/** Both days are included. */
export const programmeQuery = z
  .object({ from: day, until: day })
  .refine(({ from, until }) => from <= until && daysApart(from, until) < MAX_DAYS, {
    path: ['until'],
    message: `Posledný deň má byť po prvom, najviac ${MAX_DAYS} dní.`,
  });

/** `waits`: a hire that nobody has confirmed. `withdrawn`: an event taken down from the site. */
export type ProgrammeState = 'firm' | 'draft' | 'scheduled' | 'withdrawn' | 'cancelled' | 'waits';

export interface ProgrammeEntry {
  kind: Occupant['kind'];
  /** Number of an event, or reference of a hire. */
  id: string;
  /** Only the kind, when the caller may not read the words. */
  title: string;
  state: ProgrammeState;
  rooms: RoomId[];
  place: string | null;
  key: number | null;
  is_moved: boolean;
  /** ISO in UTC. */
  start: string;
  end: string;
}

export async function readProgramme(
  services: Pick<Services, 'store' | 'secret' | 'clock'>,
  rows: readonly EventRow[],
  house: HouseFiles,
  { from, until }: z.output<typeof programmeQuery>,
  rights: RoomRights,
): Promise<{ rooms: Pick<Room, 'id' | 'name'>[]; closed: ClosedDay[]; items: ProgrammeEntry[] }> {
  const span = daysInterval(from, until);
  const nowMs = services.clock.now();
  const events = rows.flatMap((row) => eventEntries(row, house, span, nowMs));
  const reserved = await findOccupants(services, null, span);
  const hires = reserved.flatMap(({ id, value }) => {
    const occupant = reservationOccupant(id, value);
    return occupant === null ? [] : [hireEntry(redactFor(rights, occupant))];
  });
  return {
    rooms: house.rooms.map(({ id, name }) => ({ id, name })),
    closed: closedDays(house.hours, from, until),
    items: [...events, ...hires].sort(compareEntries),
  };
}

function eventEntries({ event, dates }: EventRow, { rooms, kinds }: HouseFiles, span: Interval, nowMs: number) {
  if (event === null || dates === null) return [];
  const held = rooms.filter((room) => isHeldIn(event, room)).map(({ id }) => id);
  const hold = roomHoldOf({}, kinds.find(({ id }) => id === event.kind)?.meets_daily ?? false);
  return dates.flatMap(({ key, start_date, ends_at, status }) =>
    eventTimes({ rooms: event.rooms, hold, dates: [{ start_date, ends_at, status: null }] }, span).map(
      (time): ProgrammeEntry => ({
        kind: 'event',
        id: String(event.id),
        title: event.title,
        state: status === 'Zrušený' ? 'cancelled' : programmeStateOf(event, nowMs),
        rooms: held,
        place: event.location,
        key,
        is_moved: status === 'Presunutý',
        ...isoSpan(time),
      }),
    ),
  );
}

function programmeStateOf(event: EventCall, nowMs: number): ProgrammeState {
  if (event.draft) return 'draft';
  if (isPublished(event, nowMs)) return 'firm';
  return event.publish_at !== null && toEpochMs(event.publish_at) > nowMs ? 'scheduled' : 'withdrawn';
}

function hireEntry({ kind, id, title, room, status, start, end }: Occupant): ProgrammeEntry {
  const state = status === 'new' ? 'waits' : 'firm';
  return { kind, id, title, state, rooms: [room], place: null, key: null, is_moved: false, start, end };
}

function compareEntries(a: ProgrammeEntry, b: ProgrammeEntry): number {
  if (a.start !== b.start) return a.start < b.start ? -1 : 1;
  if (a.end !== b.end) return a.end < b.end ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
