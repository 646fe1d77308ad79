import { expect, test } from 'vitest';
import { JAZZ, openContentDesk } from '../../support/open-content-desk.ts';

test('a new slug renames the file, keeps the old address and the history', async () => {
  const { call, file, files } = await openContentDesk();
  const { version, slug } = (await call('GET', '/api/admin/events/8')).body;
  const renamed = await call('PUT', '/api/admin/events/8', { version, slug: 'jazz' });
  expect(renamed.body).toMatchObject({ slug: 'jazz', former_slugs: [slug] });
  expect(await files('events')).toContain('0008-jazz.md');
  expect(await files('events')).not.toContain(JAZZ.slice('events/'.length));
  const back = await call('PUT', '/api/admin/events/8', { version: renamed.body.version, slug });
  expect(back.body).toMatchObject({ slug, former_slugs: ['jazz'] });
  expect(await file(JAZZ)).toContain('former_slugs:\n  - jazz\n');
  const { items } = (await call('GET', '/api/admin/events/8/history')).body;
  expect(items).toHaveLength(3);
});

test('a change of the title leaves the address', async () => {
  const { call } = await openContentDesk();
  const { version, slug } = (await call('GET', '/api/admin/events/8')).body;
  expect((await call('PUT', '/api/admin/events/8', { version, title: 'Celkom iný názov' })).body).toMatchObject({
    slug,
  });
});

test.each([
  ['Veľká „BARBIE“ party 50+', 'velka-barbie-party-50'],
  ['???', 'podujatie'],
  ['a'.repeat(90), 'a'.repeat(80)],
  [`${'slovo '.repeat(20)}`, 'slovo-slovo-slovo-slovo-slovo-slovo-slovo-slovo-slovo-slovo-slovo-slovo-slovo'],
])('an event called %j gets the address %s', async (title, slug) => {
  const { call } = await openContentDesk();
  const event = { title, start_date: '2027-01-01T10:00', description: 'Text.', is_paid: false };
  const made = await call('POST', '/api/admin/events', event);
  expect(made.body).toMatchObject({ slug });
});
