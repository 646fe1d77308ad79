import { missingPayments, type Reservation, waitsSince } from '../../../../src/domain/reservation.ts';
import { calendarDateOf, overlaps, startOfDay } from '../../../../src/domain/time.ts';
import { addDays } from '../../../../src/domain/view/calendar-day.ts';
import { everyEntry } from '../../ports/store/every-entry.ts';
import type { Services } from '../../services.ts';
import { reservationStore } from '../reservation-store.ts';
import { type Occupant, occupantsIn, spanOf } from '../rooms/occupants.ts';

/** How far ahead clashes are looked for. */
const AHEAD_DAYS = 400;
const PROMISED_MS = 24 * 60 * 60 * 1000;
/** More than anybody works off in a day. */
const MAX_LISTED = 50;

interface DuePayment {
  id: string;
  name: string;
  due: string;
  /** In euros. */
  amount: number;
}

/** What asks for somebody's attention at the desk. */
export interface DeskSummary {
  new: {
    count: number;
    /** Since when the oldest one has waited, ISO in UTC. */
    oldest_at: string | null;
    /** How many have waited longer than the day that was promised (SPEC 9). */
    late: number;
  };
  /** Pairs that share a room and a time: two that are given it, and two of which one still waits. */
  clashes: { given: [Occupant, Occupant][]; waiting: [Occupant, Occupant][] };
  /** Payments whose day has come. */
  deposits_due: DuePayment[];
  balances_due: DuePayment[];
}

/** @throws StoreError unavailable */
export async function readDeskSummary(
  services: Pick<Services, 'store' | 'secret' | 'clock' | 'contentIndex'>,
): Promise<DeskSummary> {
  const { count, list } = reservationStore(services);
  const now = services.clock.now();
  const [waiting, late, oldest, clashes, due] = await Promise.all([
    count('status', { of: 'new' }),
    count('status', { of: 'new', max: now - PROMISED_MS }),
    list('status', { of: 'new', limit: 1 }),
    findClashes(services, now),
    duePayments(services, now),
  ]);
  const [longest] = oldest.records;
  return {
    new: { count: waiting, late, oldest_at: longest === undefined ? null : waitsSince(longest.value) },
    clashes,
    deposits_due: due.filter(({ payment }) => payment === 'deposit').map(({ payment: _, ...rest }) => rest),
    balances_due: due.filter(({ payment }) => payment === 'balance').map(({ payment: _, ...rest }) => rest),
  };
}

async function findClashes(
  services: Pick<Services, 'store' | 'secret' | 'contentIndex'>,
  now: number,
): Promise<DeskSummary['clashes']> {
  const { rooms } = (await services.contentIndex.read()).settings;
  const span = { startMs: now, endMs: startOfDay(addDays(calendarDateOf(now), AHEAD_DAYS)) };
  const occupants = await occupantsIn(services, rooms, span);
  const clashes: DeskSummary['clashes'] = { given: [], waiting: [] };
  for (const { id } of rooms)
    for (const pair of pairsOf(occupants.filter(({ room }) => room === id)))
      clashes[pair.some(({ status }) => status === 'new') ? 'waiting' : 'given'].push(pair);
  return { given: clashes.given.slice(0, MAX_LISTED), waiting: clashes.waiting.slice(0, MAX_LISTED) };
}

/** @param occupants in order of their start; two events in one room are the programme's own affair */
function pairsOf(occupants: readonly Occupant[]): [Occupant, Occupant][] {
  const pairs: [Occupant, Occupant][] = [];
  let open: Occupant[] = [];
  for (const next of occupants) {
    open = open.filter((earlier) => overlaps(spanOf(earlier), spanOf(next)));
    for (const earlier of open) if (earlier.kind !== 'event' || next.kind !== 'event') pairs.push([earlier, next]);
    open.push(next);
  }
  return pairs;
}

/** Missing payments whose last day is today or over, longest overdue first. */
async function duePayments(
  services: Pick<Services, 'store' | 'secret'>,
  now: number,
): Promise<(DuePayment & { payment: 'deposit' | 'balance' })[]> {
  const today = calendarDateOf(now);
  const due = [];
  for await (const { id, value } of everyEntry((page) => reservationStore(services).list('due', { ...page, max: now })))
    for (const payment of missingPayments(value)) if (payment.due <= today) due.push(dueOf(id, value, payment));
  return due.sort((a, b) => (a.due < b.due ? -1 : 1));
}

function dueOf(id: string, { name }: Reservation, payment: ReturnType<typeof missingPayments>[number]) {
  return { id, name, ...payment };
}
