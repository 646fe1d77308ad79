import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Role } from '../../../src/domain/accounts/permissions.ts';
import { confirmReservation, keepReservation } from '../../support/desk.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';

const entries = z.array(
  z.object({
    kind: z.string(),
    id: z.string(),
    title: z.string(),
    state: z.string(),
    rooms: z.array(z.string()),
    place: z.string().nullable(),
    key: z.int().nullable(),
    is_moved: z.boolean(),
    start: z.string(),
    end: z.string(),
  }),
);

async function openCalendar() {
  const desk = await openContentDesk();
  const known = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });
  const [room] = known.parse((await desk.call('GET', '/api/admin/rooms')).body).items;
  if (room === undefined) throw new Error('The house has no room');
  const add = async (title: string, fields: object = {}) => {
    const made = {
      title,
      start_date: '2027-03-05T18:00',
      end_date: '2027-03-05T20:00',
      description: 'Text.',
      is_paid: false,
      ...fields,
    };
    const { status, body } = await desk.call('POST', '/api/admin/events', made);
    expect(status, JSON.stringify(body)).toBe(201);
    return String(body.id);
  };
  const read = async (query = 'from=2027-03-01&until=2027-03-31', token?: string) => {
    const path = `/api/admin/programme?${query}`;
    const { status, body } =
      token === undefined ? await desk.call('GET', path) : await desk.send('GET', path, { token });
    return { status, body, items: entries.parse(body.items ?? []) };
  };
  const tokenOf = async (role: Role) =>
    signInAs(desk.services, await makeAccount(desk.services, { email: `${role}@kd.example`, roles: [role] }));
  return { ...desk, room, add, read, tokenOf };
}

test('a span holds the events in rooms and elsewhere, with drafts, later ones and cancelled ones, in order of time', async () => {
  const { room, add, read } = await openCalendar();
  const own = { location: room.name };
  await add('Koncept', { ...own, start_date: '2027-03-02T18:00', end_date: null, draft: true });
  await add('Neskôr', { ...own, start_date: '2027-03-03T18:00', end_date: null, publish_at: '2027-02-01T08:00' });
  await add('Zrušené', { ...own, start_date: '2027-03-04T18:00', end_date: null, status: 'Zrušený' });
  await add('V sále', own);
  await add('Na námestí', {
    location: 'Námestie',
    lat: 48.1,
    lng: 17.1,
    start_date: '2027-03-06T18:00',
    end_date: null,
  });
  await add('O mesiac', { ...own, start_date: '2027-04-01T18:00', end_date: null });
  const { items, body } = await read();
  expect(items.map(({ title, state, rooms, place }) => [title, state, rooms, place])).toEqual([
    ['Koncept', 'draft', [room.id], room.name],
    ['Neskôr', 'scheduled', [room.id], room.name],
    ['Zrušené', 'cancelled', [room.id], room.name],
    ['V sále', 'firm', [room.id], room.name],
    ['Na námestí', 'firm', [], 'Námestie'],
  ]);
  expect(body.rooms).toContainEqual({ id: room.id, name: room.name });
  expect(items[3]).toMatchObject({ start: '2027-03-05T17:00:00.000Z', end: '2027-03-05T19:00:00.000Z', key: 1 });
});

test('each date of an event stands there with its key and its own status', async () => {
  const { room, add, read } = await openCalendar();
  const dates = [
    { start_date: '2027-03-02T18:00', end_date: '2027-03-02T20:00' },
    { start_date: '2027-03-09T18:00', end_date: '2027-03-09T20:00', status: 'Zrušený' },
    {
      start_date: '2027-03-17T18:00',
      end_date: '2027-03-17T20:00',
      status: 'Presunutý',
      previous_start_date: '2027-03-16T18:00',
    },
  ];
  const id = await add('Kurz', { start_date: null, end_date: null, location: room.name, dates });
  const { items } = await read();
  expect(
    items.map(({ id: of, key, state, is_moved, start }) => [of, key, state, is_moved, start.slice(0, 10)]),
  ).toEqual([
    [id, 1, 'firm', false, '2027-03-02'],
    [id, 2, 'cancelled', false, '2027-03-09'],
    [id, 3, 'firm', true, '2027-03-17'],
  ]);
});

test('hires stand beside them, with names only for who manages reservations', async () => {
  const { services, room, read, tokenOf } = await openCalendar();
  const hire = {
    room: room.id as never,
    date_from: '2027-03-10',
    date_until: '2027-03-10',
    eventType: 'Svadba' as const,
  };
  await confirmReservation(services, await keepReservation(services, { ...hire, name: 'Eva Nováková' }));
  await keepReservation(services, { ...hire, date_from: '2027-03-11', date_until: '2027-03-11', name: 'Čakajúca' });
  const seen = async (role: Role) => {
    const { items } = await read(undefined, await tokenOf(role));
    return items.map(({ kind, title, state, rooms }) => [kind, title, state, rooms]);
  };
  expect(await seen('editor')).toEqual([
    ['reservation', 'Svadba: Eva Nováková', 'firm', [room.id]],
    ['reservation', 'Svadba: Čakajúca', 'waits', [room.id]],
  ]);
  expect(await seen('programme')).toEqual([
    ['reservation', 'Prenájom', 'firm', [room.id]],
    ['reservation', 'Prenájom', 'waits', [room.id]],
  ]);
});

test('the days on which the house is closed stand beside them', async () => {
  const { body } = await (await openCalendar()).read('from=2026-12-21&until=2026-12-27');
  expect(body.closed).toEqual([
    { date: '2026-12-24', note: 'Štedrý deň' },
    { date: '2026-12-26', note: null },
    { date: '2026-12-27', note: null },
  ]);
});

test('only those who manage events read it', async () => {
  const { read, tokenOf } = await openCalendar();
  expect((await read(undefined, await tokenOf('rentals'))).status).toBe(403);
  expect((await read(undefined, await tokenOf('texts'))).status).toBe(403);
  expect((await read(undefined, await tokenOf('programme'))).status).toBe(200);
});

test.each([
  '',
  'from=2027-03-01',
  'from=2027-03-02&until=2027-03-01',
  'from=2027-03-01&until=2027-05-02',
  'from=2027-02-30&until=2027-03-01',
])('days that make no sense are refused: %s', async (query) => {
  expect((await (await openCalendar()).read(query)).status).toBe(422);
});
