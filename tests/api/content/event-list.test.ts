import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JAZZ, openContentDesk } from '../../support/open-content-desk.ts';

async function openList() {
  const desk = await openContentDesk();
  const usual = { start_date: '2026-12-05T18:00', description: 'Text.', is_paid: false };
  const add = (title: string, fields: object = {}) =>
    desk.call('POST', '/api/admin/events', { title, ...usual, ...fields });
  await add('Čaj o piatej', { location: 'Dvorana', draft: true });
  await add('Dnes', { start_date: '2026-11-20T11:00', end_date: '2026-11-20T20:00' });
  await add('Zrušené', { status: 'Zrušený', start_date: '2027-01-05T18:00' });
  await add('Minulé', { start_date: '2025-06-01T18:00' });
  const ids = async (query: string) => {
    const { body } = await desk.call('GET', `/api/admin/events?${query}`);
    return [body.total, ...(body.items ?? []).map(({ id }) => id)];
  };
  return { ...desk, ids };
}

test('the list is searched, filtered, sorted and paged on the server', async () => {
  const { ids, call } = await openList();
  expect(await ids('sort=-start_date')).toEqual([7, 150, 153, 8, 151, 152, 154, 14]);
  expect(await ids('sort=start_date&per_page=2&page=2')).toEqual([7, 152, 151]);
  expect(await ids('sort=title')).toEqual([7, 151, 152, 150, 154, 8, 14, 153]);
  expect(await ids('sort=-id')).toEqual([7, 154, 153, 152, 151, 150, 14, 8]);
  expect(await ids('query=PIATEJ%20dvorana')).toEqual([1, 151]);
  expect(await ids('query=152')).toEqual([1, 152]);
  expect(await ids('phase=running')).toEqual([1, 152]);
  expect(await ids('phase=upcoming&draft=false')).toEqual([3, 8, 153, 150]);
  expect(await ids('phase=ended')).toEqual([2, 154, 14]);
  expect(await ids('year=2024')).toEqual([1, 14]);
  expect(await ids('status=Zrušený')).toEqual([1, 153]);
  expect((await call('GET', '/api/admin/events')).body.years).toEqual([2027, 2026, 2025, 2024]);
});

test('what runs and what comes next is first, what is over last, the latest of it first', async () => {
  const { ids } = await openList();
  expect(await ids('')).toEqual([7, 152, 151, 8, 153, 150, 154, 14]);
  expect(await ids('sort=next&phase=ended')).toEqual([2, 154, 14]);
});

test('what lacks something is told with what it lacks, and can be asked for', async () => {
  const { ids, call } = await openList();
  const asked = await ids('missing=true');
  expect(asked).toEqual(expect.arrayContaining([151, 152]));
  for (const id of [153, 154, 14]) expect(asked).not.toContain(id);
  const { items } = (await call('GET', '/api/admin/events?query=152')).body;
  expect(items).toMatchObject([{ missing: ['poster', 'rooms'] }]);
});

test.each(['page=0', 'per_page=500', 'phase=x', 'year=20', 'sort=body', 'draft=1'])(
  'the list cannot be asked for %s',
  async (query) => {
    const { call } = await openContentDesk();
    expect((await call('GET', `/api/admin/events?${query}`)).status).toBe(422);
  },
);

test('an event says where it stands: until a build took its bytes it waits', async () => {
  const { call, services } = await openContentDesk();
  const item = async () => (await call('GET', '/api/admin/events?query=jazz')).body.items?.[0];
  expect(await item()).toMatchObject({
    publication: { state: 'waiting' },
    file: JAZZ,
    phase: 'upcoming',
    gallery_count: 0,
  });
  const version = (await item())?.version;
  await writeFile(
    join(services.folder, 'content-manifest.json'),
    JSON.stringify({ blob_ids: { [JAZZ]: version }, next_change_at: 0 }),
  );
  const path = '/api/admin/events/8';
  expect(await item()).toMatchObject({ publication: { state: 'live' } });
  expect((await call('GET', path)).body.publication).toEqual({ state: 'live' });
  await call('PUT', path, { version, title: 'Iný' });
  expect((await call('GET', path)).body.publication).toEqual({ state: 'waiting' });
});
