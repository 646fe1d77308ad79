import { missingPayments, waitsSince } from '../../../domain/reservations/reservation.ts';
import { addDays, isoDay } from '../../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../../domain/time/clock.ts';
import { startOfDay } from '../../../domain/time/wall-clock.ts';
import type { Services } from '../../services.ts';
import { everyEntry } from '../../store/collection.ts';
import { reservationStore } from '../reservation-store.ts';
import { type Occupant, occupantsIn } from '../rooms/occupants.ts';
import { type Clashes, clashesAmong } from './clashes.ts';

/** How far ahead clashes are looked for. */
const AHEAD_DAYS = 400;
const PROMISED_MS = DAY_MS;
/** More than anybody works off in a day. */
const MAX_LISTED = 50;

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
    /** Since when the oldest one has waited, ISO in UTC. */
    oldest_at: string | null;
    /** How many have waited longer than the promised day. */
    late: number;
  };
  /** How many came over the limits of the form and wait for somebody to look at them. */
  suspicious: number;
  /** Pairs that share a room and a time: two that are given it, and two of which one still waits. */
  clashes: { given: [Occupant, Occupant][]; waiting: [Occupant, Occupant][] };
  /** How many more there are than are listed. */
  more_clashes: { given: number; waiting: number };
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
  const [waiting, late, oldest, suspicious, clashes, due] = await Promise.all([
    count('status', { of: 'new' }),
    count('status', { of: 'new', max: now - PROMISED_MS }),
    list('status', { of: 'new', limit: 1 }),
    count('suspicious'),
    findClashes(services, now),
    duePayments(services, now),
  ]);
  const [longest] = oldest.records;
  return {
    new: { count: waiting, late, oldest_at: longest === undefined ? null : waitsSince(longest.value) },
    suspicious,
    ...clashes,
    deposits_due: due.flatMap(({ payment, ...rest }) => (payment === 'deposit' ? [rest] : [])),
    balances_due: due.flatMap(({ payment, ...rest }) => (payment === 'balance' ? [rest] : [])),
  };
}

/** The clashes of all rooms, and how many more there are of each kind than are listed. */
async function findClashes(
  services: Pick<Services, 'store' | 'secret' | 'contentIndex'>,
  now: number,
): Promise<Pick<DeskSummary, 'clashes' | 'more_clashes'>> {
  const { rooms } = (await services.contentIndex.read()).settings;
  const span = { startMs: now, endMs: startOfDay(addDays(isoDay(now), AHEAD_DAYS)) };
  const occupants = await occupantsIn(services, rooms, span);
  const found = rooms.map(({ id }) => {
    const own = occupants.filter(({ room }) => room === id);
    return clashesAmong(own, MAX_LISTED);
  });
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

/** Missing payments whose last day is today or over, longest overdue first. */
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
