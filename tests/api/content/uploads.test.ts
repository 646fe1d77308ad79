import { expect, test } from 'vitest';
import { signInAs } from '../../support/make-account.ts';
import { openContentDesk, UPLOAD } from '../../support/open-content-desk.ts';

const NEVER_STORED = `m/${'1'.repeat(40)}.webp`;
const GONE = 'Nahraný obrázok sa nenašiel, možno ho niekto medzitým odstránil natrvalo; nahrajte ho, prosím, znova.';
const EVENT = { title: 'Jazz', start_date: '2027-02-05T18:00', description: 'Text.', is_paid: false, poster_alt: '' };
const photo = (image_path: string) => ({ image_path, alt_text: '', width: 400, height: 200 });

async function openAfterRemoval() {
  const desk = await openContentDesk();
  const { call, services } = desk;
  const path = '/api/admin/galleries/8';
  const [gone, stays] = [photo(UPLOAD), photo('events/0003.webp')];
  const first = (await call('PUT', path, { version: null, photos: [gone, stays] })).body;
  services.clock.advance(60_000);
  const { version } = (await call('PUT', path, { version: first.version, photos: [stays] })).body;
  services.clock.advance(60_000);
  expect((await call('DELETE', `/api/admin/media/${UPLOAD.replace('m/', '')}`)).status).toBe(200);
  return { ...desk, path, version };
}

test.each([
  ['an upload', UPLOAD, 201],
  ['a picture nobody has ever uploaded', NEVER_STORED, 422],
  ['what is no name of an upload', 'm/0f3a9c.webp', 422],
])('%s as a poster is answered %s: %i', async (_, poster_image, status) => {
  const { call } = await openContentDesk();
  const answer = await call('POST', '/api/admin/events', { ...EVENT, poster_image });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body.message).toEqual({ poster_image: [GONE] });
});

test('of many photos each that is not there is named at its field', async () => {
  const { call, services } = await openContentDesk();
  const names = Array.from({ length: 12 }, (_, at) => `${String(at).padStart(40, 'a')}.webp`);
  for (const name of names.slice(0, 10)) await services.media.put(name, new Uint8Array([1]));
  const photos = names.map((name) => photo(`m/${name}`));
  const refused = await call('PUT', '/api/admin/galleries/8', { version: null, photos });
  expect(refused.status).toBe(422);
  expect(refused.body.message).toEqual({ 'photos.10.image_path': [GONE], 'photos.11.image_path': [GONE] });
  expect((await call('PUT', '/api/admin/galleries/8', { version: null, photos: photos.slice(0, 10) })).status).toBe(
    200,
  );
});

test('an entry whose picture is gone already can be changed all the same', async () => {
  const { call, services } = await openContentDesk();
  const made = (await call('POST', '/api/admin/events', { ...EVENT, poster_image: UPLOAD })).body;
  await services.media.remove(UPLOAD.replace('m/', ''));
  const address = `/api/admin/events/${made.id}`;
  expect((await call('PUT', address, { version: made.version, location: 'Dvorana' })).status).toBe(200);
});

test('the history says which pictures of a version were removed for good, and when', async () => {
  const { call, path } = await openAfterRemoval();
  const { items } = (await call('GET', `${path}/history`)).body;
  expect(items?.map(({ removed_pictures }) => removed_pictures)).toEqual([
    [],
    [{ image_path: UPLOAD, removed_at: '2026-11-20T11:02:00.000Z' }],
  ]);
});

test('a removal that the log no longer knows is told without its time', async () => {
  const { send, services, user, path } = await openAfterRemoval();
  services.clock.advance(366 * 24 * 60 * 60 * 1000);
  const { items } = (await send('GET', `${path}/history`, { token: await signInAs(services, user) })).body;
  expect(items?.[1]?.removed_pictures).toEqual([{ image_path: UPLOAD, removed_at: null }]);
});

test('such a version is put back when it is asked for, and the same picture is not taken into another entry', async () => {
  const { call, path, version } = await openAfterRemoval();
  const { items } = (await call('GET', `${path}/history`)).body;
  const elsewhere = await call('POST', '/api/admin/events', { ...EVENT, poster_image: UPLOAD });
  expect(elsewhere.body.message).toEqual({ poster_image: [GONE] });
  const restored = await call('POST', `${path}/restore`, { revision: items?.[1]?.revision, version });
  expect(restored.status).toBe(200);
  expect(restored.body.photos).toMatchObject([{ image_path: UPLOAD }, { image_path: 'events/0003.webp' }]);
});
