import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Occupant, redactFor, roomRights } from '../../../src/server/features/reservations/rooms/occupants.ts';
import { makeEventOn } from '../../support/content-factories.ts';
import { confirmReservation, keepReservation } from '../../support/desk.ts';
import { openDesk } from './open-desk.ts';

const ROOMS = '/api/admin/rooms';

async function open() {
  const events = [makeEventOn('2027-01-13', { id: 7, title: 'Ples', location: 'Klubovňa a\u00a0Dvorana' })];
  const { services, call, editor } = await openDesk({ index: { events } });
  const get = async (query: string) => {
    const { status, body } = await call('GET', `${ROOMS}/occupancy?${query}`, { token: editor });
    return { status, body, shown: (body.items ?? []).map(({ room, title }) => `${room}: ${title}`) };
  };
  return { services, call, editor, get };
}

test('the rooms are named for all who plan something there', async () => {
  const { call, editor } = await open();
  const { items } = (await call('GET', ROOMS, { token: editor })).body;
  expect(items).toContainEqual({ id: 'klubovna', name: 'Klubovňa', label: 'Klubovňa (30-40 osôb)', retired: false });
  expect(JSON.stringify(items)).not.toContain('.ics');
});

test('what stands in rooms on days or at a time is told with who waits for them, room by room', async () => {
  const { services, get } = await open();
  const day = { date_from: '2027-01-14', date_until: '2027-01-14' };
  await confirmReservation(services, await keepReservation(services, { ...day, name: 'Potvrdená', eventType: 'Iné' }));
  await keepReservation(services, { ...day, name: 'Čakajúca', time_from: '20:00', time_until: '23:00' });
  await keepReservation(services, { ...day, name: 'Odmietnutá', status: 'rejected' });

  expect((await get('from=2027-01-13&until=2027-01-14')).shown).toEqual([
    'klubovna: Ples',
    'dvorana: Ples',
    'klubovna: Potvrdená',
    'klubovna: Prenájom: Čakajúca',
  ]);
  expect((await get('from=2027-01-13&until=2027-01-14&room=dvorana')).shown).toEqual(['dvorana: Ples']);
  expect((await get('from=2027-01-13&until=2027-01-13&room=dvorana&room=divadelna-sala')).shown).toEqual([
    'dvorana: Ples',
  ]);
  expect((await get('from=2027-01-14T22:00&until=2027-01-14T23:00')).shown).toEqual(['klubovna: Prenájom: Čakajúca']);
  expect((await get('from=2027-01-14T23:00&until=2027-01-14')).shown).toEqual([]);
});

test('an event that visitors do not see yet counts, and is marked', async () => {
  const { services, get } = await open();
  const folder = join(services.config.contentDir, 'events');
  await mkdir(folder, { recursive: true });
  const file = (id: number, line: string) =>
    `---\nid: ${id}\ntitle: Podujatie ${id}\nstart_date: 2027-01-15T18:00\nlocation: Dvorana\nis_paid: false\n${line}\n---\nText.\n`;
  await writeFile(join(folder, '0021-a.md'), file(21, 'draft: true'));
  await writeFile(join(folder, '0022-b.md'), file(22, 'publish_at: 2027-01-01T08:00'));
  await writeFile(join(folder, '0023-c.md'), file(23, 'unpublish_at: 2026-11-01T08:00'));
  const { body } = await get('from=2027-01-15&until=2027-01-15');
  expect(body.items?.map(({ id, is_hidden }) => [id, is_hidden])).toEqual([
    ['21', true],
    ['22', true],
    ['23', undefined],
  ]);
});

test.each([
  '',
  'from=2027-01-13',
  'from=2027-01-14&until=2027-01-13',
  'from=2027-01-13&until=2028-06-01',
  'from=2027-02-30&until=2027-03-01',
  'from=2027-01-13&until=2027-01-14&room=sauna',
])('a question that makes no sense is refused: %s', async (query) => {
  expect((await (await open()).get(query)).status).toBe(422);
});

test('who does not manage reservations sees that a room is taken, and no names', () => {
  const hire: Occupant = {
    kind: 'reservation',
    id: 'R-2026-7KQXA',
    title: 'Svadba: Eva Nováková',
    room: 'klubovna',
    status: 'confirmed',
    start: '2027-01-13T17:00:00.000Z',
    end: '2027-01-13T21:00:00.000Z',
  };
  const rights = { readsHires: false, overrides: false };
  expect(redactFor(rights, hire)).toEqual({ ...hire, title: 'Prenájom' });
  expect(redactFor(rights, { ...hire, kind: 'block' }).title).toBe('Zablokovaná miestnosť');
  expect(redactFor(rights, { ...hire, kind: 'event', title: 'Ples' }).title).toBe('Ples');
  expect(redactFor(roomRights(['editor']), hire)).toBe(hire);
  expect([roomRights(['editor']).overrides, roomRights(['admin']).overrides]).toEqual([false, true]);
});
