// Events are files in git and hires are records of the store, so no commit covers both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../../src/server/app-error.ts';
import { readContent } from '../../../src/server/core/entries/save-content.ts';
import { readDeskSummary } from '../../../src/server/features/reservations/desk/desk-summary.ts';
import { roomBookings } from '../../../src/server/features/reservations/rooms/room-months.ts';
import type { Store } from '../../../src/server/ports/store/store.ts';
import type { Services } from '../../../src/server/services.ts';
import { confirmReservation, keepReservation } from '../../support/desk.ts';
import { findRedisServer } from '../../support/redis-server.ts';
import { testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';
import { EVENING, EVENING_TAKEN, openClaims, pausedBefore, upstashServices } from './open-claims.ts';

const MINUTE_MS = 60_000;
const isLeftOut = findRedisServer() === null;
if (isLeftOut) console.warn('Claims in Upstash are NOT tested: this machine has no redis-server.');

const STORES = [
  { name: 'SQLite', open: () => testServices(), isOut: false },
  { name: 'Upstash', open: upstashServices, isOut: isLeftOut },
];

async function outcomeOf(save: Promise<number>) {
  return save.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return error.facts;
  });
}

function pausedAfterChecks(services: Services, before: () => Promise<unknown>): Services {
  const { content } = services;
  const commit: typeof content.commit = (asked) =>
    content.commit({
      ...asked,
      async change(state) {
        const files = await asked.change(state);
        await before();
        return files;
      },
    });
  return { ...services, content: { ...content, commit } };
}

describe.each(STORES)('in $name', ({ open, isOut }) => {
  async function saveDuringConfirmation(guard: (services: Services) => Services) {
    const desk = openClaims(await open());
    const { services } = desk;
    const hire = await keepReservation(services);
    const own = guard(services);
    const store = pausedBefore(own.store, 'room-month', () => desk.save());
    const { clash } = await confirmReservation({ ...own, store }, hire);
    return { clash, events: (await readContent(services)).files.size };
  }

  test.skipIf(isOut)('a confirmation under way meets the event that was saved meanwhile', async () => {
    const { clash, events } = await saveDuringConfirmation((services) => services);
    expect([clash, events]).toMatchObject([{ kind: 'event', id: '1', title: EVENING.title }, 1]);
  });

  test.skipIf(isOut)('without expectations both would have the room', async () => {
    const careless = (services: Services) => ({ ...services, store: withoutExpectations(services.store) });
    expect(await saveDuringConfirmation(careless)).toEqual({ clash: null, events: 1 });
  });

  test.skipIf(isOut)(
    'a save past its checks keeps a confirmation out; without a claim both would come through',
    async () => {
      const desk = openClaims(await open());
      const { services } = desk;
      const hire = await keepReservation(services);
      const met: unknown[] = [];
      const confirm = async () => met.push((await confirmReservation(services, hire)).clash);
      expect(await desk.save({}, pausedAfterChecks(services, confirm))).toBe(1);
      expect(met).toMatchObject([
        { kind: 'event', id: '1', title: 'Podujatie, ktoré sa práve ukladá', start: EVENING_TAKEN[0]?.start },
      ]);

      const careless = openClaims(await open());
      const other = await keepReservation(careless.services);
      const confirmOther = async () => met.push((await confirmReservation(careless.services, other)).clash);
      expect(await careless.saveWithoutClaim(pausedAfterChecks(careless.services, confirmOther))).toBe(1);
      expect(met[1]).toBeNull();
    },
  );

  test.skipIf(isOut)('a hire confirmed right before the claim of a save stops the save', async () => {
    const desk = openClaims(await open());
    const { services } = desk;
    const hire = await keepReservation(services);
    const store = pausedBefore(services.store, 'room-month', () => confirmReservation(services, hire));
    expect(await outcomeOf(desk.save({}, { ...services, store }))).toMatchObject({
      clash: { kind: 'reservation', id: hire },
    });
    expect((await readContent(services)).files.size).toBe(0);
    await desk.settle();
    expect(await desk.busy()).toEqual([{ start: '2027-01-13T17:00:00.000Z', end: '2027-01-13T21:00:00.000Z' }]);
  });

  test.skipIf(isOut)('of saves and confirmations all at once never two have one room', async () => {
    const desk = openClaims(await open());
    const { services } = desk;
    const days = Array.from({ length: 8 }, (_, at) => `2027-01-${10 + at}`);
    const hires = await Promise.all(days.map((day) => keepReservation(services, { date_from: day, date_until: day })));
    const outcomes = await Promise.all(
      days.map(async (day, at) => {
        const [saved, confirmed] = await Promise.all([
          outcomeOf(desk.save({ start_date: `${day}T19:00`, end_date: `${day}T21:00` })),
          confirmReservation(services, hires[at] ?? ''),
        ]);
        return [typeof saved === 'number', confirmed.clash === null].filter(Boolean).length;
      }),
    );
    expect(outcomes).toEqual(days.map(() => 1));
  });

  test.skipIf(isOut)('two events saved at once into one room are both written down', async () => {
    const desk = openClaims(await open());
    const later = { start_date: '2027-01-13T20:00', end_date: '2027-01-13T23:00' };
    expect((await Promise.all([desk.save(), desk.save(later)])).sort()).toEqual([1, 2]);
    expect(await desk.busy()).toEqual([{ start: '2027-01-13T18:00:00.000Z', end: '2027-01-13T22:00:00.000Z' }]);
  });
});

test('a save reads the records of its room twice: for its claim, and for a look at who has the room', async () => {
  const desk = openClaims(await testServices());
  const { services } = desk;
  await desk.save();
  const steps: string[] = [];
  const note = (step: string, keys: readonly string[]) => {
    if (keys.some((key) => key.startsWith('room-month:'))) steps.push(step);
  };
  const store: Store = {
    ...services.store,
    getMany(keys) {
      note('read', keys);
      return services.store.getMany(keys);
    },
    commit(writes) {
      note(
        'write',
        writes.map(({ key }) => key),
      );
      return services.store.commit(writes);
    },
  };
  let atCommit: string[] = [];
  const own = pausedAfterChecks({ ...services, store }, async () => {
    atCommit = [...steps];
  });
  await desk.change(1, { start_date: '2027-01-13T18:00' }, own);
  expect(atCommit).toEqual(['read', 'write', 'read']);
});

describe('a save that is killed', () => {
  async function killedAfter(step: 'claim' | 'commit') {
    const desk = openClaims(await testServices());
    const { config, contentIndexPath, clock } = desk.services;
    const program = join(import.meta.dirname, '../../support/saving-process.ts');
    const args = [program, config.dataDir, contentIndexPath, String(clock.now()), step, JSON.stringify(EVENING)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [, signal] = await once(child, 'close');
    expect(signal).toBe('SIGKILL');
    return desk;
  }

  test('after its claim keeps the room for two minutes, and then no longer', async () => {
    const { services, busy } = await killedAfter('claim');
    const hire = await keepReservation(services);
    expect((await readContent(services)).files.size).toBe(0);
    expect((await confirmReservation(services, hire)).clash).toMatchObject({ kind: 'event', id: '1' });
    expect(await busy()).toEqual(EVENING_TAKEN);
    services.clock.advance(2 * MINUTE_MS);
    expect(await busy()).toEqual([]);
    expect((await confirmReservation(services, hire)).clash).toBeNull();
  });

  test('after its commit has the room, before and after the job has written it down', async () => {
    const { services, busy, settle } = await killedAfter('commit');
    const hire = await keepReservation(services);
    services.clock.advance(5 * MINUTE_MS);
    expect((await confirmReservation(services, hire)).clash).toMatchObject({ id: '1', title: EVENING.title });
    expect(await busy()).toEqual([]);
    await settle();
    expect(await busy()).toEqual(EVENING_TAKEN);
    expect((await confirmReservation(services, hire)).clash).toMatchObject({ id: '1', title: EVENING.title });
  });
});

test('after a claim has ended on a slow git, the event is met as soon as it is in the content', async () => {
  const desk = openClaims(await testServices());
  const { services } = desk;
  const [early, late] = [await keepReservation(services), await keepReservation(services)];
  const met: unknown[] = [];
  const slow = pausedAfterChecks(services, async () => {
    met.push((await confirmReservation(services, early)).clash);
    services.clock.advance(3 * MINUTE_MS);
  });
  const end = { ...slow, store: services.store };
  await desk.saveWithoutEnd(end);
  met.push((await confirmReservation(services, late)).clash);
  expect(met).toMatchObject([{ title: 'Podujatie, ktoré sa práve ukladá' }, { id: '1', title: EVENING.title }]);
});

test('a hire that was confirmed after the claim of a save had ended stands on the desk beside the event', async () => {
  const desk = openClaims(await testServices());
  const { services } = desk;
  const hire = await keepReservation(services);
  const slow = pausedAfterChecks(services, async () => {
    services.clock.advance(3 * MINUTE_MS);
    await confirmReservation(services, hire);
  });
  expect(await desk.save({}, slow)).toBe(1);
  expect((await readDeskSummary(services)).clashes.given).toMatchObject([[{ id: hire }, { id: '1' }]]);
});

test('a save that is known to go over a hire claims its time all the same', async () => {
  const desk = openClaims(await testServices());
  const { services } = desk;
  await confirmReservation(services, await keepReservation(services));
  expect(await outcomeOf(desk.save())).toMatchObject({ clash: { kind: 'reservation' } });
  const met: unknown[] = [];
  const late = { time_from: '20:30', time_until: '20:45' };
  const other = await keepReservation(services, late);
  const look = async () => met.push((await confirmReservation(services, other, { override: false })).clash);
  await desk.save({}, pausedAfterChecks(services, look), true);
  expect(met).toHaveLength(1);
  expect(met[0]).not.toBeNull();
  const span = { startMs: Date.parse('2027-01-13T19:30Z'), endMs: Date.parse('2027-01-13T19:45Z') };
  expect(await roomBookings(services.store).find('klubovna', span)).toHaveLength(1);
});
