import { expect, test, vi } from 'vitest';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { JAZZ, openContentDesk } from '../../support/open-content-desk.ts';

test('the history of an entry says who, when and what differs, field by field', async () => {
  const { call, services, user, file, writeFile } = await openContentDesk();
  const opened = (await call('GET', '/api/admin/events/8')).body;
  services.clock.advance(60_000);
  await call('PUT', '/api/admin/events/8', { version: opened.version, location: 'Dvorana', price_text: null });
  services.clock.advance(60_000);
  await writeFile(JAZZ, (await file(JAZZ)).replace('location: Dvorana', 'location: Ulica'));
  const { items } = (await call('GET', '/api/admin/events/8/history')).body;
  expect(items).toMatchObject([
    { act: 'changed', author: null, changes: [{ field: 'location', before: 'Dvorana', after: 'Ulica' }] },
    {
      act: 'changed',
      at: '2026-11-20T11:01:00.000Z',
      author: { id: user.id, name: 'Eva Redaktorka' },
      changes: [
        { field: 'location', before: opened.location, after: 'Dvorana' },
        { field: 'price_text', before: opened.price_text, after: null },
      ],
    },
    { act: 'created', version: opened.version, changes: [] },
  ]);
});

test('a former version is put back as a new one, and addresses given meanwhile still lead there', async () => {
  const { call, file } = await openContentDesk();
  const opened = (await call('GET', '/api/admin/events/8')).body;
  const before = await file(JAZZ);
  const changed = await call('PUT', '/api/admin/events/8', {
    version: opened.version,
    slug: 'jazz',
    title: 'Iný',
    description: 'Iný text.',
  });
  const { items } = (await call('GET', '/api/admin/events/8/history')).body;
  const revision = items?.[1]?.revision;
  const stale = await call('POST', '/api/admin/events/8/restore', { revision, version: opened.version });
  expect(stale.status).toBe(409);
  const restored = await call('POST', '/api/admin/events/8/restore', { revision, version: changed.body.version });
  expect(restored.body).toMatchObject({
    title: opened.title,
    slug: opened.slug,
    former_slugs: ['jazz'],
    description: opened.description,
  });
  expect(await file(JAZZ)).toBe(
    before.replace(/updated_at: .*/, 'former_slugs:\n  - jazz\nupdated_at: 2026-11-20T12:00'),
  );
  expect((await call('POST', '/api/admin/events/8/restore', { revision: '0'.repeat(40) })).status).toBe(404);
  expect((await call('POST', '/api/admin/events/8/restore', {})).status).toBe(422);
});

test('a start that a former version brings back is told as a move when that is asked for', async () => {
  const { call } = await openContentDesk();
  const opened = (await call('GET', '/api/admin/events/8')).body;
  const other = { start_date: '2026-12-13T20:00', end_date: '2026-12-13T22:00' };
  const { version } = (await call('PUT', '/api/admin/events/8', { version: opened.version, ...other })).body;
  const { items } = (await call('GET', '/api/admin/events/8/history')).body;
  const revision = items?.[1]?.revision;
  const told = await call('POST', '/api/admin/events/8/restore', { revision, version, as_moved: true });
  expect(told.body).toMatchObject({
    start_date: opened.start_date,
    status: { name: 'Presunutý' },
    previous_start_date: other.start_date,
  });
  const again = await call('POST', '/api/admin/events/8/restore', { revision, version: told.body.version });
  expect(again.body).toMatchObject({ start_date: opened.start_date, status: null, previous_start_date: null });
});

test('what comes back after a deletion says how it differs from what was deleted', async () => {
  const { call } = await openContentDesk();
  const opened = (await call('GET', '/api/admin/events/8')).body;
  const body = { version: opened.version, location: 'Dvorana' };
  const { version } = (await call('PUT', '/api/admin/events/8', body)).body;
  await call('DELETE', '/api/admin/events/8', { version });
  const first = (await call('GET', '/api/admin/events/8/history')).body.items?.at(-1)?.revision;
  await call('POST', '/api/admin/events/8/restore', { revision: first, version: null });
  const { items } = (await call('GET', '/api/admin/events/8/history')).body;
  expect(items).toMatchObject([
    { act: 'created', changes: [{ field: 'location', before: 'Dvorana', after: opened.location }] },
    { act: 'deleted', changes: [] },
    { act: 'changed', changes: [{ field: 'location', before: opened.location, after: 'Dvorana' }] },
    { act: 'created', changes: [] },
  ]);
});

test('a long history comes in parts', async () => {
  const { call } = await openContentDesk();
  let { version } = (await call('GET', '/api/admin/banners/1')).body;
  for (let at = 0; at < 24; at += 1)
    version = (await call('PUT', '/api/admin/banners/1', { version, title: `Banner ${at}` })).body.version;
  const first = (await call('GET', '/api/admin/banners/1/history')).body;
  expect(first.items).toHaveLength(20);
  expect(first.items?.[19]).toMatchObject({ changes: [{ field: 'title', before: 'Banner 3', after: 'Banner 4' }] });
  const second = (await call('GET', `/api/admin/banners/1/history?before=${first.next}`)).body;
  expect([second.items?.length, second.next]).toEqual([5, null]);
});

test('what is done to the content is in the log, under the number of who did it, with no word of the content', async () => {
  const { call, services, user } = await openContentDesk();
  const made = (
    await call('POST', '/api/admin/events', {
      title: 'Čítačka',
      start_date: '2027-02-05T18:00',
      description: 'Text.',
      is_paid: false,
    })
  ).body;
  services.clock.advance(1000);
  await call('PUT', '/api/admin/events/151', { version: made.version, title: 'Čítačka' });
  const changed = (await call('PUT', '/api/admin/events/151', { version: made.version, title: 'Iné' })).body;
  services.clock.advance(1000);
  await call('DELETE', '/api/admin/events/151', { version: changed.version });
  const { records } = await auditLog(services.store).list('actor', { of: user.id });
  const acts = records.map(({ value }) => [value.act, value.detail]).filter(([act]) => act !== 'signed_in');
  expect(acts).toEqual([
    ['content_created', 'events/0151-citacka.md'],
    ['content_changed', 'events/0151-citacka.md'],
    ['content_deleted', 'events/0151-citacka.md'],
  ]);
  const revisions = await services.content.history(['events/0151-citacka.md'], { limit: 10 });
  expect(revisions.map(({ author, message }) => [author, message])).toEqual([
    [user.id, 'Delete event 151'],
    [user.id, 'Change event 151'],
    [user.id, 'Add an event'],
  ]);
});

test('somebody with the same entry open is told of the others, for as long as they say so', async () => {
  const { call, services, send } = await openContentDesk();
  const jan = await makeAccount(services, { name: 'Ján Druhý', email: 'jan@kd.example', roles: ['editor'] });
  const token = await signInAs(services, jan);
  const asJan = (body: object) => send('POST', '/api/admin/presence', { token, body });
  const entry = 'events/8';
  expect((await call('POST', '/api/admin/presence', { entry })).body).toEqual({ others: [] });
  services.clock.advance(5_000);
  expect((await asJan({ entry })).body).toEqual({
    others: [{ id: expect.any(String), name: 'Eva Redaktorka', since: '2026-11-20T11:00:00.000Z' }],
  });
  expect((await call('POST', '/api/admin/presence', { entry })).body).toMatchObject({
    others: [{ name: 'Ján Druhý' }],
  });
  expect((await call('POST', '/api/admin/presence', { entry: 'events/9' })).body).toEqual({ others: [] });
  await asJan({ entry, left: true });
  expect((await call('POST', '/api/admin/presence', { entry })).body).toEqual({ others: [] });
  await asJan({ entry });
  services.clock.advance(80_000);
  expect((await call('POST', '/api/admin/presence', { entry })).body).toEqual({ others: [] });
  expect((await call('POST', '/api/admin/presence', { entry: '../x' })).status).toBe(422);
});

test('opening an entry warms up what makes builds, leaving it does not', async () => {
  const { call, services } = await openContentDesk();
  const warmUp = vi.fn();
  services.builds.warmUp = warmUp;
  await call('POST', '/api/admin/presence', { entry: 'events/8', left: true });
  expect(warmUp).not.toHaveBeenCalled();
  await call('POST', '/api/admin/presence', { entry: 'events/8' });
  expect(warmUp).toHaveBeenCalledOnce();
});
