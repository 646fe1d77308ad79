import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { Reservation } from '../../src/domain/reservations/reservation.ts';
import { daysInterval } from '../../src/domain/time/wall-clock.ts';
import { reservationStore } from '../../src/server/features/reservations/reservation-store.ts';
import { roomBookings } from '../../src/server/features/reservations/rooms/room-months.ts';
import { upstashStore } from '../../src/server/ports/store/adapters/upstash-store.ts';
import type { Store } from '../../src/server/ports/store/store.ts';
import { confirmReservation, keepReservation } from '../support/desk.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';
import { testServices } from '../support/test-services.ts';
import { startUpstashBridge } from '../support/upstash-bridge.ts';
import { withoutExpectations } from '../support/without-expectations.ts';

const isLeftOut = findRedisServer() === null;
if (isLeftOut) console.warn('Confirmations in Upstash are NOT tested: this machine has no redis-server.');

async function openDesk(store?: Store) {
  const own = await testServices();
  const services = { ...own, store: store ?? own.store };
  const reservations = reservationStore(services);

  const keep = (fields: Partial<Reservation> = {}) => keepReservation(services, fields);

  /** @returns whether the room was free */
  async function book(from: string, until: string, room: Reservation['room'] = 'klubovna'): Promise<boolean> {
    const [date_from = '', time_from = ''] = from.split('T');
    const [date_until = '', time_until = ''] = until.split('T');
    const reference = await keep({ room, date_from, time_from, date_until, time_until });
    const { clash } = await confirmReservation(services, reference);
    const { value } = await reservations.require(reference);
    expect(value.status).toBe(clash === null ? 'confirmed' : 'new');
    return clash === null;
  }

  return { services, reservations, keep, book };
}

test('one may begin when another ends, and end when another begins, but not a minute within', async () => {
  const { book } = await openDesk();
  expect(await book('2027-01-13T14:00', '2027-01-13T18:00')).toBe(true);
  expect(await book('2027-01-13T17:59', '2027-01-13T20:00')).toBe(false);
  expect(await book('2027-01-13T18:00', '2027-01-13T20:00')).toBe(true);
  expect(await book('2027-01-13T12:00', '2027-01-13T14:01')).toBe(false);
  expect(await book('2027-01-13T12:00', '2027-01-13T14:00')).toBe(true);
  expect(await book('2027-01-13T12:00', '2027-01-13T20:00')).toBe(false);
});

test('rooms do not know of one another', async () => {
  const { book } = await openDesk();
  expect(await book('2027-01-13T18:00', '2027-01-13T22:00', 'klubovna')).toBe(true);
  expect(await book('2027-01-13T18:00', '2027-01-13T22:00', 'divadelna-sala')).toBe(true);
  expect(await book('2027-01-13T18:00', '2027-01-13T22:00', 'dvorana')).toBe(true);
});

test('a night over the end of a month is in the way on both its sides', async () => {
  const { book } = await openDesk();
  expect(await book('2027-01-31T20:00', '2027-02-01T02:00')).toBe(true);
  expect(await book('2027-01-31T23:00', '2027-01-31T23:30')).toBe(false);
  expect(await book('2027-02-01T01:00', '2027-02-01T03:00')).toBe(false);
  expect(await book('2027-02-01T02:00', '2027-02-01T03:00')).toBe(true);
});

test('of weeks that take several months none overlaps another', async () => {
  const { book } = await openDesk();
  expect(await book('2027-06-15T08:00', '2027-09-15T20:00')).toBe(true);
  expect(await book('2027-07-20T10:00', '2027-07-20T11:00')).toBe(false);
  expect(await book('2027-05-01T08:00', '2027-12-01T08:00')).toBe(false);
  expect(await book('2027-09-15T20:00', '2027-11-01T08:00')).toBe(true);
});

test('the nights of both clock changes are as long as they are', async () => {
  const { services, book } = await openDesk();
  expect(await book('2027-03-27T20:00', '2027-03-28T04:00')).toBe(true);
  expect(await book('2027-03-28T03:30', '2027-03-28T05:00')).toBe(false);
  expect(await book('2027-03-28T04:00', '2027-03-28T05:00')).toBe(true);
  expect(await book('2027-10-30T20:00', '2027-10-31T04:00')).toBe(true);
  expect(await book('2027-10-31T03:30', '2027-10-31T05:00')).toBe(false);
  expect(await book('2027-10-31T04:00', '2027-10-31T05:00')).toBe(true);
  const { find } = roomBookings(services.store);
  const hours = async (first: string, last: string) =>
    (await find('klubovna', daysInterval(first, last))).map(({ startMs, endMs }) => (endMs - startMs) / 3_600_000);
  expect(await hours('2027-03-27', '2027-03-28')).toEqual([7, 1]);
  expect(await hours('2027-10-30', '2027-10-31')).toEqual([9, 1]);
});

test('two over the end of a month, and one on each side, confirmed at once, never overlap', async () => {
  const { services, keep } = await openDesk();
  const [over, overToo, before, after] = await Promise.all([
    keep({ date_from: '2027-01-31', time_from: '20:00', date_until: '2027-02-01', time_until: '02:00' }),
    keep({ date_from: '2027-01-31', time_from: '22:00', date_until: '2027-02-01', time_until: '04:00' }),
    keep({ date_from: '2027-01-31', time_from: '10:00', date_until: '2027-01-31', time_until: '20:00' }),
    keep({ date_from: '2027-02-01', time_from: '04:00', date_until: '2027-02-01', time_until: '10:00' }),
  ]);
  const confirmed = await Promise.all(
    [over, overToo, before, after].map(
      async (reference) => (await confirmReservation(services, reference)).clash === null,
    ),
  );
  expect(confirmed.slice(0, 2).sort()).toEqual([false, true]);
  expect(confirmed.slice(2)).toEqual([true, true]);
});

test.skipIf(isLeftOut)('fifty at once are one in Upstash as well, and several where nothing is expected', async () => {
  const redis = await startRedisServer();
  if (redis === null) throw new Error('redis-server vanished');
  onTestFinished(() => redis.stop());
  const bridge = await startUpstashBridge(redis.port);
  onTestFinished(() => bridge.stop());

  async function confirmedOfFifty(guard: (store: Store) => Store): Promise<number> {
    const { clock } = await testServices();
    const store = upstashStore({ url: bridge.url, token: bridge.token, clock, prefix: `test-${randomUUID()}:` });
    const { services, reservations, keep } = await openDesk(store);
    const references = await Promise.all(Array.from({ length: 50 }, () => keep()));
    await Promise.all(
      references.map((reference) => confirmReservation({ ...services, store: guard(store) }, reference)),
    );
    return reservations.count('status', { of: 'confirmed' });
  }

  expect(await confirmedOfFifty((store) => store)).toBe(1);
  expect(await confirmedOfFifty(withoutExpectations)).toBeGreaterThan(1);
});
