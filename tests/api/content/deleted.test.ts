import { expect, test } from 'vitest';
import { accountRecords } from '../../../src/server/core/accounts/accounts.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { CONCERT, JAZZ, openContentDesk } from '../../support/open-content-desk.ts';

const LIST = '/api/admin/deleted';
const GALLERY = 'galleries/14.json';

type Desk = Awaited<ReturnType<typeof openContentDesk>>;

async function remove({ call, services }: Desk, path: string) {
  services.clock.advance(60_000);
  const { version } = (await call('GET', path)).body;
  const answer = await call('DELETE', path, { version });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function emptyGallery({ call, services }: Desk): Promise<void> {
  services.clock.advance(60_000);
  const { version } = (await call('GET', '/api/admin/galleries/14')).body;
  expect((await call('PUT', '/api/admin/galleries/14', { version, photos: [] })).status).toBe(200);
}

test('everything that was deleted is listed, latest first, with its name, the moment and who did it', async () => {
  const desk = await openContentDesk();
  await remove(desk, '/api/admin/banners/1');
  await remove(desk, '/api/admin/events/8');
  await emptyGallery(desk);
  const { body } = await desk.call('GET', LIST);
  expect(body).toMatchObject({
    total: 3,
    items: [
      { kind: 'galleries', id: 14, photos: 6, deleted_by: 'Eva Redaktorka' },
      { kind: 'events', id: 8, photos: null, is_draft: false, deleted_at: '2026-11-20T11:02:00.000Z' },
      { kind: 'banners', id: 1, deleted_at: '2026-11-20T11:01:00.000Z', deleted_by: 'Eva Redaktorka' },
    ],
  });
  expect(body.items?.map(({ title }) => title)).toEqual([
    'Vianočné koledy 2024',
    'Trio Brezina hrá jazz',
    expect.stringMatching(/\S/),
  ]);
  expect((await desk.call('GET', `${LIST}?kind=banners`)).body).toMatchObject({ total: 1, items: [{ id: 1 }] });
  expect((await desk.call('GET', `${LIST}?per_page=1&page=2`)).body).toMatchObject({ total: 3, items: [{ id: 8 }] });
  expect((await desk.call('GET', `${LIST}?kind=x`)).status).toBe(422);
});

test.each([
  ['events', '/api/admin/events/8', JAZZ],
  ['banners', '/api/admin/banners/1', 'banners/1.json'],
])('one of %s comes back by the revision of the list or of the answer, under its number', async (kind, path, file) => {
  const desk = await openContentDesk();
  const before = await desk.file(file);
  const answered = await remove(desk, path);
  const [item] = (await desk.call('GET', LIST)).body.items ?? [];
  expect(item).toMatchObject({ kind });
  for (const revision of [answered.revision, item?.revision]) {
    const restored = await desk.call('POST', `${path}/restore`, { revision, version: null });
    expect(restored.status).toBe(200);
    const after = await desk.file(file);
    expect(after.replace(/updated_at: .*\n/, '')).toBe(before.replace(/updated_at: .*\n/, ''));
    expect((await desk.call('GET', LIST)).body.total).toBe(0);
    await remove(desk, path);
  }
});

test('photos that were all removed come back', async () => {
  const desk = await openContentDesk();
  const before = await desk.file(GALLERY);
  await emptyGallery(desk);
  const [item] = (await desk.call('GET', LIST)).body.items ?? [];
  const path = '/api/admin/galleries/14/restore';
  expect((await desk.call('POST', path, { revision: item?.revision, version: null })).status).toBe(200);
  expect(await desk.file(GALLERY)).toBe(before);
  expect((await desk.call('GET', LIST)).body.total).toBe(0);
});

test('a deleted event brings the photos it had when it was deleted, whichever of its versions comes back', async () => {
  const desk = await openContentDesk();
  const { call } = desk;
  const opened = (await call('GET', '/api/admin/events/14')).body;
  await call('PUT', '/api/admin/events/14', { version: opened.version, location: 'Dvorana' });
  const gallery = (await call('GET', '/api/admin/galleries/14')).body as { version: string; photos: unknown[] };
  desk.services.clock.advance(60_000);
  await call('PUT', '/api/admin/galleries/14', { version: gallery.version, photos: gallery.photos.slice(0, 2) });
  await remove(desk, '/api/admin/events/14');
  const { items } = (await call('GET', '/api/admin/events/14/history')).body;
  const first = items?.at(-1)?.revision;
  expect((await call('POST', '/api/admin/events/14/restore', { revision: first, version: null })).status).toBe(200);
  expect((await call('GET', '/api/admin/galleries/14')).body.photos).toHaveLength(2);
});

test('photos removed before their event was deleted stay removed when it comes back', async () => {
  const desk = await openContentDesk();
  await emptyGallery(desk);
  const { revision } = await remove(desk, '/api/admin/events/14');
  expect((await desk.call('GET', LIST)).body).toMatchObject({ total: 1, items: [{ kind: 'events' }] });
  await desk.call('POST', '/api/admin/events/14/restore', { revision, version: null });
  expect((await desk.call('GET', '/api/admin/galleries/14')).body.photos).toEqual([]);
  expect((await desk.call('GET', LIST)).body).toMatchObject({ total: 1, items: [{ kind: 'galleries', photos: 6 }] });
});

test('whose account is gone is not named, and what came back past the staff area is not listed', async () => {
  const desk = await openContentDesk();
  const text = await desk.file(CONCERT);
  await remove(desk, '/api/admin/events/14');
  await remove(desk, '/api/admin/events/8');
  const { users } = accountRecords(desk.services.store);
  await desk.writeFile(CONCERT, text);
  const eve = await makeAccount(desk.services, { email: 'druha@kd.example', roles: ['admin'] });
  const token = await signInAs(desk.services, eve);
  await users.remove(desk.user.id);
  const { body } = await desk.send('GET', LIST, { token });
  expect(body).toMatchObject({ total: 1, items: [{ id: 8, deleted_by: null }] });
});

test('one of two files with one number is listed until it has come back under a number of its own', async () => {
  const desk = await openContentDesk();
  const { call, files, writeFile } = desk;
  await writeFile('events/0014-a.md', (await desk.file(CONCERT)).replace(/title: .*/, 'title: Kópia'));
  const { title } = (await call('GET', '/api/admin/events/14')).body;
  await remove(desk, '/api/admin/events/14');
  const list = async () => (await call('GET', LIST)).body.items ?? [];
  const [item, ...others] = await list();
  expect(others).toEqual([]);
  expect(item).toMatchObject({ kind: 'events', id: 14, title, is_twin: true, deleted_by: 'Eva Redaktorka' });
  expect((await call('GET', `${LIST}?kind=banners`)).body.total).toBe(0);

  const { revision } = item ?? {};
  expect((await call('POST', '/api/admin/events/14/restore', { revision, version: null })).status).toBe(200);
  expect((await call('GET', '/api/admin/events/151')).body.title).toBe(title);
  expect(await files('events')).toHaveLength(4);
  expect(await list()).toEqual([]);
});

test('an event that came back and got another address is not listed as one of two', async () => {
  const desk = await openContentDesk();
  const { call } = desk;
  const { revision } = await remove(desk, '/api/admin/events/8');
  await call('POST', '/api/admin/events/8/restore', { revision, version: null });
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  expect((await call('PUT', '/api/admin/events/8', { version, slug: 'ina-adresa' })).status).toBe(200);
  expect((await call('GET', LIST)).body.total).toBe(0);
});
