import { type Room, roomName } from '../../../../domain/content/rooms.ts';
import { missingPayments, type Reservation, waitsSince } from '../../../../domain/reservations/reservation.ts';
import { addDays, isoDay } from '../../../../domain/time/calendar-day.ts';
import { HOUR_MS } from '../../../../domain/time/clock.ts';
import { startOfDay } from '../../../../domain/time/wall-clock.ts';
import { everyEntry } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import { reservationStore } from '../reservation-store.ts';
import { type OccupancyServices, type Occupant, occupantsIn, type TimedOccupant, untimed } from '../rooms/occupants.ts';
import { readPlan } from '../rooms/planned-events.ts';

const AHEAD_DAYS = 400;
const MAX_LISTED = 50;
const MAX_SHOWN = 3;

interface WaitingRequest extends Pick<Reservation, 'name' | 'date_from'> {
  id: string;
  room_name: string;
  since: string;
  /** It waits for longer than the house has promised. */
  is_late: boolean;
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
  const { hire } = (await services.contentIndex.read()).settings;
  const promised = now - hire.answer_hours * HOUR_MS;
  const [waiting, late, oldest, suspicious, { occupants, rooms }, due] = await Promise.all([
    count('status', { of: 'new' }),
    count('status', { of: 'new', max: promised }),
    list('status', { of: 'new', limit: MAX_SHOWN }),
    count('suspicious'),
    readAhead(services, now),
    duePayments(services, now),
  ]);
  const requests = oldest.records.map(({ id, value }) => {
    const { name, room, date_from } = value;
    const since = waitsSince(value);
    return { id, name, room_name: roomName(rooms, room), date_from, since, is_late: Date.parse(since) <= promised };
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
  const found = [...rooms].map((id) => clashesAmong(occupants.filter(({ room }) => room === id)));
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

interface Pairs {
  shown: [Occupant, Occupant][];
  more: number;
}

interface Clashes {
  given: Pairs;
  waiting: Pairs;
}

type Kind = 'event' | 'given' | 'new';

/**
 * Only counts pairs beyond those listed: a thousand requests for one evening are half a million pairs.
 * @param occupants in order of their start; two events in one room are not a clash
 */
function clashesAmong(occupants: readonly TimedOccupant[]): Clashes {
  const clashes: Clashes = { given: { shown: [], more: 0 }, waiting: { shown: [], more: 0 } };
  const byEnd = [...occupants].sort((a, b) => endOf(a) - endOf(b));
  let ended = 0;
  const open: Record<Kind, number> = { event: 0, given: 0, new: 0 };
  let openNew: TimedOccupant[] = [];
  let openOthers: TimedOccupant[] = [];

  const add = (pairs: Pairs, earlier: readonly TimedOccupant[], next: TimedOccupant, count: number) => {
    const shown = earlier.slice(0, MAX_LISTED - pairs.shown.length);
    for (const one of shown) pairs.shown.push([untimed(one), untimed(next)]);
    pairs.more += count - shown.length;
  };

  for (const next of occupants) {
    for (let over = byEnd[ended]; over !== undefined && endOf(over) <= next.startMs; over = byEnd[ended]) {
      open[kindOf(over)] -= 1;
      ended += 1;
    }
    const isStillOpen = (one: TimedOccupant) => endOf(one) > next.startMs;
    openNew = openNew.filter(isStillOpen);
    openOthers = openOthers.filter(isStillOpen);
    const kind = kindOf(next);
    if (kind === 'new') add(clashes.waiting, [...openOthers, ...openNew], next, open.event + open.given + open.new);
    else {
      const others = kind === 'event' ? openOthers.filter((one) => kindOf(one) !== 'event') : openOthers;
      add(clashes.waiting, openNew, next, open.new);
      add(clashes.given, others, next, open.given + (kind === 'event' ? 0 : open.event));
    }
    if (kind !== 'new') openOthers.push(next);
    else if (openNew.length < MAX_LISTED) openNew.push(next);
    open[kind] += 1;
  }
  return clashes;
}

/** An occupant without duration counts when it begins. */
function endOf({ startMs, endMs }: TimedOccupant): number {
  return Math.max(endMs, startMs + 1);
}

function kindOf({ kind, status }: TimedOccupant): Kind {
  if (kind === 'event') return 'event';
  return status === 'new' ? 'new' : 'given';
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
