import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Room } from '../../../src/domain/content/rooms.ts';
import type { EventKind } from '../../../src/domain/kinds/event-kinds.ts';
import { keepReservation } from '../../support/desk.ts';
import { makeSettings } from '../../support/make-settings.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';
import { testServices } from '../../support/test-services.ts';

type Desk = Awaited<ReturnType<typeof openContentDesk>>;

async function open() {
  const desk = await openContentDesk();
  const read = async <T>(name: string) => {
    const { body } = await desk.call('GET', `/api/admin/settings/${name}`);
    const list = z.object({ version: z.string().nullable(), value: z.array(z.custom<T>()) });
    return list.parse(body);
  };
  const save = async <T>(name: string, change: (value: T[]) => T[]) => {
    const { version, value } = await read<T>(name);
    return desk.call('PUT', `/api/admin/settings/${name}`, { version, value: change(value) });
  };
  return { ...desk, read, save };
}

const EVENT = {
  title: 'Skúška zboru',
  start_date: '2027-01-13T19:00',
  end_date: '2027-01-13T21:00',
  description: 'Text.',
  is_paid: false,
};

let keys = 0;

function create({ call }: Pick<Desk, 'call'>, fields: object) {
  keys += 1;
  return call('POST', '/api/admin/events', { ...EVENT, ...fields }, { 'Idempotency-Key': `event-${keys}` });
}

test('a room and a kind that are added can be used at once, before a build shows them', async () => {
  const desk = await open();
  await desk.save<Room>('rooms', (rooms) => [
    ...rooms,
    { ...(rooms[0] as Room), id: 'povala', name: 'Povala', label: 'Povala', former_labels: ['Podkrovie'] },
  ]);
  await desk.save<EventKind>('event-kinds', (kinds) => [
    { id: 'puppets', slug: 'babky', name: 'Bábky', plural: 'Bábky', color: 'ink' },
    ...kinds,
  ]);
  const { items: kinds } = (await desk.call('GET', '/api/admin/event-kinds')).body;
  expect(kinds?.[0]).toMatchObject({ id: 'puppets', name: 'Bábky', meets_daily: false, retired: false, color: 'ink' });
  const created = await create(desk, { kind: 'puppets', rooms: ['povala'], setup_minutes: 60 });
  expect(created.status).toBe(201);
  const { body: event } = await desk.call('GET', `/api/admin/events/${created.body.id}`);
  expect(event).toMatchObject({ kind: 'puppets', rooms: ['povala'], setup_minutes: 60, holds_rooms: true });

  const entry = {
    name: 'Eva Nováková',
    phone: '+421 900 123 456',
    room: 'Podkrovie',
    date_from: '2027-01-13',
    time_from: '17:00',
    time_until: '18:30',
    status: 'confirmed',
  };
  const taken = await desk.call('POST', '/api/admin/reservations', entry, { 'Idempotency-Key': 'hire' });
  expect([taken.status, taken.body.clash]).toMatchObject([409, { kind: 'event', room: 'povala' }]);
});

test('an event of an unknown room or kind is refused at its field', async () => {
  const desk = await open();
  const { status, body } = await create(desk, { kind: 'opera', rooms: ['klubovna', 'veza'] });
  expect(status).toBe(422);
  expect(body.message).toEqual({
    kind: [expect.stringContaining('Druh „opera“ nepoznáme')],
    rooms: [expect.stringContaining('Miestnosť „veza“ nepoznáme')],
  });
});

test('what an event, a price or a reservation names cannot be removed, and the answer says what to do', async () => {
  const desk = await open();
  await create(desk, { kind: 'gathering', rooms: ['skusobna'] });
  await keepReservation(desk.services, { room: 'skusobna', date_from: null, date_until: null });
  const refused = await desk.save<Room>('rooms', (rooms) => rooms.filter(({ id }) => id !== 'skusobna'));
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'Miestnosť „Skúšobňa“ sa nedá odobrať, pretože ju má: 1\u00a0podujatie, rezervácie. Radšej ju vyraďte z\u00a0ponuky.',
  ]);
  const kind = await desk.save<EventKind>('event-kinds', (kinds) => kinds.filter(({ id }) => id !== 'gathering'));
  expect([kind.status, kind.body.message]).toEqual([
    422,
    'Druh „Stretnutie“ sa nedá odobrať, pretože ho má: 1\u00a0podujatie. Radšej ho vyraďte z\u00a0ponuky.',
  ]);
  const priced = await desk.save<Room>('rooms', (rooms) => rooms.filter(({ id }) => id !== 'klubovna'));
  expect(String(priced.body.message)).toContain('cenníka');
});

test('a room that nothing names can be removed, a retired one takes nothing new', async () => {
  const desk = await open();
  const retired = await desk.save<Room>('rooms', (rooms) =>
    rooms.map((room) => (room.id === 'klubovna' ? { ...room, retired: true } : room)),
  );
  expect(retired.status).toBe(200);
  const body = { name: 'Eva', phone: '+421 900 123 456', room: 'klubovna' };
  const entered = await desk.call('POST', '/api/admin/reservations', body, { 'Idempotency-Key': 'one' });
  expect([entered.status, entered.body.message]).toEqual([
    422,
    { room: ['Túto miestnosť teraz neprenajímame. Vyberte inú.'] },
  ]);
  expect((await desk.save<Room>('rooms', (rooms) => rooms.filter(({ id }) => id !== 'skusobna'))).status).toBe(200);
});

test('a folder without the file of kinds has those of before, and the first save writes it', async () => {
  const desk = await open();
  await rm(join(desk.folder, 'event-kinds.json'));
  const { version, value } = await desk.read<EventKind>('event-kinds');
  expect([version, value.map(({ id }) => id)]).toEqual([null, expect.arrayContaining(['concert', 'community'])]);
  expect((await desk.save<EventKind>('event-kinds', (kinds) => kinds.slice(0, -1))).status).toBe(200);
  expect(JSON.parse(await desk.file('event-kinds.json'))).toHaveLength(value.length - 1);
});

test('visitors see the time of a draft as taken, with its set-up and clearing, and an idea takes nothing', async () => {
  const { rooms } = makeSettings();
  const built = { ...(rooms[0] as Room), id: 'skusobna', name: 'Skúšobňa', label: 'Skúšobňa' };
  const settings = makeSettings({ rooms: [...rooms, built] });
  const desk = await openContentDesk({ services: await testServices({ index: { settings } }) });
  const days = 'from=2027-01-13&to=2027-01-14';
  const busy = async (room: string) =>
    ((await desk.send('GET', `/api/rooms/${room}/availability?${days}`)).body as { busy?: unknown }).busy;
  const draft = { rooms: ['skusobna'], setup_minutes: 60, teardown_minutes: 30, draft: true };
  const { body } = await create(desk, draft);
  expect(await busy('skusobna')).toEqual([{ start: '2027-01-13T17:00:00.000Z', end: '2027-01-13T20:30:00.000Z' }]);
  expect(await busy('dvorana')).toEqual([]);
  const { version, id } = body as { version: string; id: number };
  const idea = await desk.call('PUT', `/api/admin/events/${id}`, { version, holds_rooms: false });
  expect(idea.status).toBe(200);
  expect(await busy('skusobna')).toEqual([]);
});

test('a renamed room is still taken by an event that says the old name, whoever renames it and however', async () => {
  const desk = await open();
  const path = '/api/admin/settings/rooms';
  await create(desk, { location: 'Divadelná sála' });
  const renamed = async (change: Partial<Room>) => {
    const inFirst = ([first, ...rooms]: Room[]) => [{ ...(first as Room), ...change }, ...rooms];
    expect((await desk.save<Room>('rooms', inFirst)).status).toBe(200);
    return JSON.parse(await desk.file('rooms.json'))[0].former_labels;
  };
  const takenBy = async () => {
    const query = 'from=2027-01-13&until=2027-01-13&room=divadelna-sala';
    const { body } = await desk.call('GET', `/api/admin/rooms/occupancy?${query}`);
    return (body.items ?? []).map(({ title }) => title);
  };
  expect(await renamed({ name: 'Kinosála' })).toEqual(['Divadelná sála']);
  expect(await takenBy()).toEqual(['Skúška zboru']);
  await create(desk, {
    title: 'Kino',
    start_date: '2027-01-13T17:00',
    end_date: '2027-01-13T18:00',
    location: 'Kinosála',
  });
  const { items = [] } = (await desk.call('GET', `${path}/history`)).body;
  const labels = ['Divadelná sála', 'Divadelná sála (180 osôb)', 'Kinosála'];
  expect(await renamed({ name: 'Agora', label: 'Agora', former_labels: undefined })).toEqual(labels);
  expect(await takenBy()).toEqual(['Kino', 'Skúška zboru']);

  const back = await desk.call('POST', `${path}/restore`, { revision: items.at(-1)?.revision });
  expect(back.status).toBe(200);
  expect(await takenBy()).toEqual(['Kino', 'Skúška zboru']);
});
