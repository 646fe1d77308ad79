// What the reservations desk costs when it is full: the list by every road to it, the calendars of a year, one confirmation.

import { ROOM_IDS } from '../../src/domain/content/rooms.ts';
import type { Reservation } from '../../src/domain/reservations/reservation.ts';
import { reservedSpan } from '../../src/domain/reservations/reserved-span.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { calendarDateOf, daysInterval } from '../../src/domain/time/time.ts';
import { changeReservation } from '../../src/server/reservations/desk/change-reservation.ts';
import { deskQuery, listReservations } from '../../src/server/reservations/desk/desk-list.ts';
import { readDeskSummary } from '../../src/server/reservations/desk/desk-summary.ts';
import { reservationLife, reservationStore } from '../../src/server/reservations/reservation-store.ts';
import { occupantsIn } from '../../src/server/reservations/rooms/occupants.ts';
import { roomBookings } from '../../src/server/reservations/rooms/room-bookings.ts';
import { busyTimes } from '../../src/server/reservations/rooms/room-calendar.ts';
import type { Services } from '../../src/server/services.ts';
import { makeReservation } from '../../tests/support/make-reservation.ts';
import { grounds } from './grounds.ts';
import { MEGABYTE, measure, percentile, round } from './measure.ts';
import { printTable } from './table.ts';

const RESERVATIONS = 20_000;
/** They lie from a year ago, which is as long as they are kept, to a year ahead: each room nine times a day. */
const [BACK_DAYS, AHEAD_DAYS] = [360, 365];
const STARTS = ['08', '10', '12', '14', '15', '16', '18', '20', '22'];
const PER_COMMIT = 50;
const RUNS = 7;

/** `npm run bench desk` */
export async function benchDesk(): Promise<void> {
  const rows = [];
  for await (const ground of grounds()) {
    try {
      await fill(ground.services);
      for (const [name, work] of roads(ground.services)) rows.push([ground.name, name, ...(await timed(work))]);
    } finally {
      await ground.close();
    }
  }
  printTable(['store', `of ${RESERVATIONS} reservations`, 'median ms', 'slowest ms', 'CPU ms', 'grows MB'], rows);
}

/** What is measured. */
function roads(services: Services): [string, () => Promise<unknown>][] {
  const today = calendarDateOf(services.clock.now());
  const year = daysInterval(today, addDays(today, AHEAD_DAYS));
  const list = (query: Record<string, string>) => async () => {
    const { total } = await listReservations(services, deskQuery.parse(query));
    if (total === 0) throw new Error(`Nothing found by ${JSON.stringify(query)}`);
  };
  const rooms = async () => (await services.contentIndex.read()).settings.rooms;
  return [
    ['list: newest first', list({})],
    ['list: newest first, page 400', list({ page: '400' })],
    ['list: waiting', list({ status: 'new' })],
    ['list: a month of a room', list({ room: 'foyer', from: today, until: addDays(today, 30) })],
    ['list: a room, by day', list({ room: 'foyer', sort: 'date_from' })],
    ['list: a word', list({ query: 'Nováková 17' })],
    ['dashboard', () => readDeskSummary(services)],
    [
      'calendar: a month, all rooms',
      async () => occupantsIn(services, await rooms(), daysInterval(today, addDays(today, 30))),
    ],
    ['calendar: a year, all rooms', async () => occupantsIn(services, await rooms(), year)],
    [
      'availability: a year of a room',
      async () => {
        const [room] = await rooms();
        if (room === undefined || (await busyTimes(services, room, year)).length === 0) throw new Error('No times');
      },
    ],
    ['confirm one', confirming(services)],
  ];
}

/** Confirms another waiting request with each run, with its mail in the same commit. */
function confirming(services: Services): () => Promise<void> {
  const by = { actor: 'u'.repeat(32), visitor: null, mayOverride: false };
  return async () => {
    const { records } = await reservationStore(services).list('status', { of: 'new', limit: 1 });
    const id = records[0]?.id ?? '';
    const { outcome } = await changeReservation(services, id, { status: 'confirmed' }, by);
    if (outcome !== 'changed') throw new Error(`${id}: ${outcome}`);
  };
}

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const before = process.memoryUsage().rss;
  let peak = before;
  const times: number[] = [];
  const { cpuSeconds } = await measure(async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { seconds } = await measure(work);
      times.push(seconds * 1000);
      peak = Math.max(peak, process.memoryUsage().rss);
    }
  });
  const cpuMs = round((cpuSeconds / RUNS) * 1000, 1);
  return [percentile(times, 0.5), percentile(times, 0.99), cpuMs, round((peak - before) / MEGABYTE, 0)];
}

/** Writes them as confirmations leave them: the reservations, and the months of the rooms. */
async function fill(services: Services): Promise<void> {
  const made = Array.from({ length: RESERVATIONS }, (_, at) => reservationAt(services, at));
  const { put } = reservationStore(services);
  const now = services.clock.now();
  for (let first = 0; first < made.length; first += PER_COMMIT) {
    const writes = made
      .slice(first, first + PER_COMMIT)
      .map(({ id, reservation }) => put(id, reservation, 'absent', reservationLife(reservation, now)));
    if (!(await services.store.commit(writes)).ok) throw new Error('A number was given twice');
  }
  const { move } = roomBookings(services.store);
  for (const { id, reservation } of made) {
    const span = reservedSpan(reservation);
    if (reservation.status !== 'confirmed' || span === null) continue;
    const { writes } = await move(id, { from: null, to: { room: reservation.room, span } }, now);
    await services.store.commit(writes);
  }
}

/** One in twenty still waits; those of the past are done. */
function reservationAt(services: Services, at: number): { id: string; reservation: Reservation } {
  const perDay = ROOM_IDS.length * STARTS.length;
  const room = ROOM_IDS[at % ROOM_IDS.length] ?? 'foyer';
  const hour = STARTS[Math.floor(at / ROOM_IDS.length) % STARTS.length] ?? '08';
  const now = services.clock.now();
  const today = calendarDateOf(now);
  const date = addDays(today, Math.floor(at / perDay) - BACK_DAYS);
  const status = date < today ? 'done' : at % 20 === 0 ? 'new' : 'confirmed';
  const reservation = makeReservation({
    status,
    room,
    name: `Eva Nováková ${at}`,
    email: `eva${at}@example.sk`,
    created_at: new Date(now - (RESERVATIONS - at) * 60_000).toISOString(),
    message: 'Dobrý deň, prosíme aj projektor, klavír a ozvučenie pre štyridsať ľudí. '.repeat(4),
    date_from: date,
    date_until: date,
    time_from: `${hour}:00`,
    time_until: `${hour}:45`,
  });
  return { id: `R-2026-${at.toString(36).toUpperCase().padStart(5, '0')}`, reservation };
}
