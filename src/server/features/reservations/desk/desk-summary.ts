import { type Room, roomName } from '../../../../domain/content/rooms.ts';
import { missingPayments, type Reservation, waitsSince } from '../../../../domain/reservations/reservation.ts';
import { addDays, isoDay } from '../../../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../../../domain/time/clock.ts';
import { startOfDay } from '../../../../domain/time/wall-clock.ts';
import { everyEntry } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import { reservationStore } from '../reservation-store.ts';
import { type OccupancyServices, type Occupant, occupantsIn, type TimedOccupant, untimed } from '../rooms/occupants.ts';
import { readPlan } from '../rooms/planned-events.ts';
import { type Clashes, clashesAmong } from './clashes.ts';

const AHEAD_DAYS = 400;
const PROMISED_MS = DAY_MS;
const MAX_LISTED = 50;

const MAX_SHOWN = 3;

interface WaitingRequest extends Pick<Reservation, 'name' | 'date_from'> {
  id: string;
  room_name: string;
  since: string;
}

interface DuePayment {
  id: string;
  name: string;
  due: string;
  /** In euros. */
  amount: number;
}

export interface DeskSummary {
  new: {
    count: number;
    oldest_at: string | null;
    late: number;
  };
  waiting: WaitingRequest[];
  next: (Occupant & { room_name: string })[];
  suspicious: number;
  /** `given`: both have the room; `waiting`: at least one still waits. */
  clashes: { given: [Occupant, Occupant][]; waiting: [Occupant, Occupant][] };
  more_clashes: { given: number; waiting: number };
  deposits_due: DuePayment[];
  balances_due: DuePayment[];
}

export async function readDeskSummary(services: OccupancyServices): Promise<DeskSummary> {
  const { count, list } = reservationStore(services);
  const now = services.clock.now();
  const [waiting, late, oldest, suspicious, { occupants, rooms }, due] = await Promise.all([
    count('status', { of: 'new' }),
    count('status', { of: 'new', max: now - PROMISED_MS }),
    list('status', { of: 'new', limit: MAX_SHOWN }),
    count('suspicious'),
    readAhead(services, now),
    duePayments(services, now),
  ]);
  const requests = oldest.records.map(({ id, value }) => {
    const { name, room, date_from } = value;
    return { id, name, room_name: roomName(rooms, room), date_from, since: waitsSince(value) };
  });
  return {
    new: { count: waiting, late, oldest_at: requests[0]?.since ?? null },
    waiting: requests,
    next: occupants
      .filter(({ kind, status, endMs }) => kind === 'reservation' && status === 'confirmed' && endMs > now)
      .slice(0, MAX_SHOWN)
      .map((occupant) => ({ ...untimed(occupant), room_name: roomName(rooms, occupant.room) })),
    suspicious,
    ...findClashes(occupants),
    deposits_due: due.flatMap(({ payment, ...rest }) => (payment === 'deposit' ? [rest] : [])),
    balances_due: due.flatMap(({ payment, ...rest }) => (payment === 'balance' ? [rest] : [])),
  };
}

async function readAhead(
  services: OccupancyServices,
  now: number,
): Promise<{ occupants: TimedOccupant[]; rooms: readonly Room[] }> {
  const span = { startMs: now, endMs: startOfDay(addDays(isoDay(now), AHEAD_DAYS)) };
  const { events, house } = await readPlan(services, span);
  return { occupants: await occupantsIn(services, events, house.rooms, span), rooms: house.rooms };
}

function findClashes(occupants: readonly TimedOccupant[]): Pick<DeskSummary, 'clashes' | 'more_clashes'> {
  const rooms = new Set(occupants.map(({ room }) => room));
  const found = [...rooms].map((id) =>
    clashesAmong(
      occupants.filter(({ room }) => room === id),
      MAX_LISTED,
    ),
  );
  const listed = (kind: keyof Clashes) => found.flatMap((clashes) => clashes[kind].shown).slice(0, MAX_LISTED);
  const total = (kind: keyof Clashes) =>
    found.reduce((sum, clashes) => sum + clashes[kind].shown.length + clashes[kind].more, 0);
  const clashes = { given: listed('given'), waiting: listed('waiting') };
  return {
    clashes,
    more_clashes: {
      given: total('given') - clashes.given.length,
      waiting: total('waiting') - clashes.waiting.length,
    },
  };
}

async function duePayments(
  services: Pick<Services, 'store' | 'secret'>,
  now: number,
): Promise<(DuePayment & { payment: 'deposit' | 'balance' })[]> {
  const today = isoDay(now);
  const due = [];
  for await (const { id, value } of everyEntry((page) => reservationStore(services).list('due', { ...page, max: now })))
    for (const payment of missingPayments(value))
      if (payment.due <= today) due.push({ id, name: value.name, ...payment });
  return due.sort((a, b) => (a.due < b.due ? -1 : 1));
}
