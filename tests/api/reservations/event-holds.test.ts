import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeskSummary } from '../../../src/server/features/reservations/desk/desk-summary.ts';
import {
  type EventHold,
  monthsAhead,
  roomMonths,
  withinBounds,
} from '../../../src/server/features/reservations/rooms/room-months.ts';
import { ContentUnavailableError } from '../../../src/server/ports/repository/content-repository.ts';
import { makePublishedEvent } from '../../support/content-factories.ts';
import { confirmReservation, keepReservation } from '../../support/desk.ts';
import { writeEventFiles } from '../../support/event-files.ts';
import { testServices } from '../../support/test-services.ts';
import { EVENING_TAKEN, openClaims } from './open-claims.ts';

const MINUTE_MS = 60_000;
const NEXT_DAY = { start_date: '2027-01-14T19:00', end_date: '2027-01-14T21:00' };
const NEXT_DAY_TAKEN = [{ start: '2027-01-14T18:00:00.000Z', end: '2027-01-14T20:00:00.000Z' }];
const BUILT = makePublishedEvent({
  id: 7,
  location: 'Klubovňa',
  start_date: '2027-01-20T19:00:00+01:00',
  end_date: '2027-01-20T21:00:00+01:00',
  ends_at: '2027-01-20T21:00:00+01:00',
});

test.each([
  ['a draft', { draft: true }],
  ['an event of later', { publish_at: '2027-01-10T08:00' }],
  ['an event', {}],
])('%s takes its room for visitors from its save on, without a build', async (_, fields) => {
  const { save, busy } = openClaims(await testServices());
  await save(fields);
  expect(await busy()).toEqual(EVENING_TAKEN);
});

test('set-up and clearing are held as well, each date of several by itself, and an idea holds nothing', async () => {
  const { save, change, busy } = openClaims(await testServices());
  const id = await save({ rooms: ['klubovna'], setup_minutes: 60, teardown_minutes: 30 });
  expect(await busy()).toEqual([{ start: '2027-01-13T17:00:00.000Z', end: '2027-01-13T20:30:00.000Z' }]);
  await change(id, { holds_rooms: false });
  expect(await busy()).toEqual([]);
  const dates = ['13', '20'].map((day) => ({
    start_date: `2027-01-${day}T19:00`,
    end_date: `2027-01-${day}T21:00`,
  }));
  await change(id, { holds_rooms: true, setup_minutes: null, teardown_minutes: null, dates });
  expect(await busy()).toEqual([
    ...EVENING_TAKEN,
    { start: '2027-01-20T18:00:00.000Z', end: '2027-01-20T20:00:00.000Z' },
  ]);
});

test('a moved event frees its old time, a cancelled or deleted one its room, with the save', async () => {
  const { save, change, remove, busy, services } = openClaims(await testServices());
  const id = await save();
  await change(id, NEXT_DAY);
  expect(await busy()).toEqual(NEXT_DAY_TAKEN);
  expect((await confirmReservation(services, await keepReservation(services))).clash).toBeNull();
  const other = await save({ title: 'Iná skúška', ...NEXT_DAY, location: 'Dvorana' });
  await change(id, { status: { name: 'Zrušený' } });
  expect(await busy('2027-01-14')).toEqual([]);
  await remove(other);
  expect(await busy('2027-01-14', '2027-01-31', 'dvorana')).toEqual([]);
});

test('a change of words alone reads and writes no record of a room', async () => {
  const desk = openClaims(await testServices());
  const id = await desk.save();
  const read: string[] = [];
  const { store } = desk.services;
  const watched: typeof store = {
    ...store,
    commit(writes) {
      read.push(...writes.map(({ key }) => key));
      return store.commit(writes);
    },
  };
  const watching = openClaims({ ...desk.services, store: watched });
  await watching.change(id, { title: 'Skúška speváckeho zboru' });
  expect(read.filter((key) => key.startsWith('room-month'))).toEqual([]);
  await watching.change(id, NEXT_DAY);
  expect(read.filter((key) => key.startsWith('room-month'))).toEqual(
    expect.arrayContaining(['room-month:klubovna:2027-01']),
  );
});

test('a commit made by hand is taken up by the job, and clashes with the hire it meets on the desk', async () => {
  const { services, busy, settle } = openClaims(await testServices());
  const hire = await keepReservation(services);
  await confirmReservation(services, hire);
  const event = { ...BUILT, start_date: '2027-01-13T19:00:00+01:00', ends_at: '2027-01-13T23:00:00+01:00' };
  await writeEventFiles(services.config.contentDir, [event]);
  expect((await readDeskSummary(services)).clashes.given).toMatchObject([[{ id: hire }, { id: '7' }]]);
  expect(await busy()).toEqual([{ start: '2027-01-13T17:00:00.000Z', end: '2027-01-13T21:00:00.000Z' }]);
  await settle();
  expect(await busy()).toEqual([{ start: '2027-01-13T17:00:00.000Z', end: '2027-01-13T22:00:00.000Z' }]);
  await rm(join(services.config.contentDir, 'events'), { recursive: true });
  services.clock.advance(MINUTE_MS);
  await settle();
  expect(await busy()).toEqual([{ start: '2027-01-13T17:00:00.000Z', end: '2027-01-13T21:00:00.000Z' }]);
});

test('until the programme was written down once, the events of the last build stand in', async () => {
  const { busy, settle } = openClaims(await testServices({ index: { events: [BUILT] } }));
  expect(await busy()).toEqual([{ start: '2027-01-20T18:00:00.000Z', end: '2027-01-20T20:00:00.000Z' }]);
  await settle();
  expect(await busy()).toEqual([]);
});

test('an event that was deleted since the last build is in nobody’s way, one whose file has a mistake still is', async () => {
  const services = await testServices({ index: { events: [BUILT] } });
  const on = { date_from: '2027-01-20', date_until: '2027-01-20' };
  const folder = join(services.config.contentDir, 'events');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '0007-vianocny-koncert.md'), '---\nid: 7\n---\nText.\n');
  expect((await confirmReservation(services, await keepReservation(services, on))).clash).toMatchObject({ id: '7' });
  await rm(folder, { recursive: true });
  expect((await confirmReservation(services, await keepReservation(services, on))).clash).toBeNull();
});

test('while the content cannot be read, what was written down keeps its room', async () => {
  const { services, save } = openClaims(await testServices());
  await save({ draft: true });
  services.clock.advance(MINUTE_MS);
  const state = () => Promise.reject(new ContentUnavailableError('GitHub does not answer'));
  const down = { ...services, content: { ...services.content, state } };
  const hire = await keepReservation(services);
  expect((await confirmReservation(down, hire)).clash).toMatchObject({ kind: 'event', id: '1' });
});

test('a host that shows the content as it was is not believed so soon after a save', async () => {
  const { services, save, busy, settle } = openClaims(await testServices());
  const before = await services.content.state();
  await save();
  const behind = { ...services, content: { ...services.content, state: async () => before } };
  expect((await confirmReservation(behind, await keepReservation(services))).clash).toMatchObject({ id: '1' });
  await openClaims(behind).settle();
  expect(await busy()).toEqual(EVENING_TAKEN);
  services.clock.advance(MINUTE_MS);
  await settle();
  expect(await busy()).toEqual(EVENING_TAKEN);
});

test('the job writes nothing while content, month and rooms are the same', async () => {
  const desk = openClaims(await testServices());
  await desk.save();
  desk.services.clock.advance(MINUTE_MS);
  await desk.settle();
  const { store } = desk.services;
  const written: string[] = [];
  const commit: typeof store.commit = (writes) => {
    written.push(...writes.map(({ key }) => key));
    return store.commit(writes);
  };
  const watched = openClaims({ ...desk.services, store: { ...store, commit } });
  await watched.settle();
  expect(written.filter((key) => key.startsWith('room-'))).toEqual([]);
  desk.services.clock.advance(31 * 24 * 60 * MINUTE_MS);
  await watched.settle();
  expect(written.filter((key) => key.startsWith('room-'))).toEqual(['room-programme:programme']);
});

test('an exhibition of a year is in each of its months, one with a mistyped year in those of ten years', async () => {
  const { services, save, busy } = openClaims(await testServices());
  const { rooms } = (await services.contentIndex.read()).settings;
  const kept = async () => {
    const names = monthsAhead(rooms, services.clock.now());
    return (await roomMonths(services.store).findMany(names)).filter((entry) => entry !== null).length;
  };
  await save({ start_date: '2027-01-01T10:00', end_date: '2027-12-31T18:00', kind: 'exhibition' });
  expect(await kept()).toBe(12);
  expect(await busy('2027-07-05', '2027-07-06')).toHaveLength(1);
  await save({ start_date: '2027-01-01T10:00', end_date: '2199-01-01T18:00', location: 'Dvorana' });
  expect(await kept()).toBe(12 + 119);
});

test('times of one month that are too many for its record are joined', () => {
  const holds = Array.from(
    { length: 5000 },
    (_, at): EventHold => [at + 1, at * 10, at * 10 + (at % 2 === 0 ? 10 : 5)],
  );
  const joined = withinBounds(holds);
  expect(joined).toHaveLength(2500);
  expect(joined[0]).toEqual([0, 0, 15]);
  expect(withinBounds(holds.slice(0, 1500))).toHaveLength(1500);
});
