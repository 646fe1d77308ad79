import { expect, test } from 'vitest';
import { judgeContentFile } from '../../../src/content-files/judge-content-file.ts';
import { isShown } from '../../../src/domain/galleries/gallery-file.ts';
import { openContentDesk, PHOTO } from '../../support/open-content-desk.ts';

const PATH = '/api/admin/galleries/14';

test('photos are added, ordered, described and taken away in one save each', async () => {
  const { call } = await openContentDesk();
  const opened = (await call('GET', PATH)).body;
  const photos = opened.photos as { id: number }[];
  const [first, second, ...rest] = photos;
  const next = [{ ...PHOTO, credit: 'Jana', caption: '' }, second, { ...first, caption: 'Prvá' }, ...rest.slice(1)];
  const saved = await call('PUT', PATH, { version: opened.version, photos: next });
  const highest = Math.max(...photos.map(({ id }) => id));
  expect(saved.body.photos).toMatchObject([
    { id: highest + 1, credit: 'Jana' },
    { id: second?.id },
    { id: first?.id, caption: 'Prvá' },
    ...rest.slice(1),
  ]);
  expect((await call('PUT', PATH, { version: opened.version, photos: next })).status).toBe(409);
});

test('saving a gallery without a change changes no byte', async () => {
  const { call, file } = await openContentDesk();
  const before = await file('galleries/14.json');
  const opened = (await call('GET', PATH)).body;
  expect((await call('PUT', PATH, opened)).body).toEqual(opened);
  expect(await file('galleries/14.json')).toBe(before);
});

test('an event without photos gets its first, and loses its gallery with the last', async () => {
  const { call, files } = await openContentDesk();
  const path = '/api/admin/galleries/8';
  expect((await call('GET', path)).body).toMatchObject({ event_id: 8, photos: [], version: null, is_broken: false });
  const saved = await call('PUT', path, { version: null, photos: [PHOTO, PHOTO] });
  expect(saved.body.photos).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect((await call('PUT', path, { version: null, photos: [PHOTO] })).status).toBe(409);
  expect((await call('PUT', path, { version: saved.body.version, photos: [] })).body).toMatchObject({
    version: null,
    photos: [],
  });
  expect(await files('galleries')).toEqual(['14.json']);
  const { items } = (await call('GET', `${path}/history`)).body;
  const restored = await call('POST', `${path}/restore`, { revision: items?.[1]?.revision, version: null });
  expect(restored.body.photos).toHaveLength(2);
});

test('wrong photos are named by their place', async () => {
  const { call } = await openContentDesk();
  const wrong = [PHOTO, { ...PHOTO, alt_text: undefined }, { ...PHOTO, image_path: '../x.webp' }, 7];
  expect((await call('PUT', '/api/admin/galleries/8', { version: null, photos: wrong })).body).toEqual({
    message: {
      'photos.1.alt_text': [expect.any(String)],
      'photos.2.image_path': [expect.any(String)],
      'photos.3': [expect.any(String)],
    },
  });
  expect((await call('PUT', '/api/admin/galleries/8', { photos: [] })).body).toEqual({
    message: { version: [expect.any(String)] },
  });
  expect((await call('PUT', '/api/admin/galleries/8', { version: null })).body).toEqual({
    message: { photos: ['Chýba zoznam fotiek.'] },
  });
  expect((await call('PUT', '/api/admin/galleries/77', { version: null, photos: [PHOTO] })).status).toBe(404);
});

test('a photo that nobody has described is kept and counted, and visitors do not see it', async () => {
  const { call, file } = await openContentDesk();
  const { version, photos } = (await call('GET', PATH)).body;
  const [first, ...rest] = photos as { id: number; alt_text: string }[];
  const count = rest.length + 1;
  const saved = await call('PUT', PATH, { version, photos: [{ ...first, alt_text: null }, ...rest] });
  expect(saved.body.photos).toMatchObject([{ id: first?.id, alt_text: null }, ...rest]);
  const { content } = judgeContentFile('galleries/14.json', await file('galleries/14.json'));
  if (content?.kind !== 'galleries') throw new Error('The file is broken');
  expect(content.gallery.photos.filter(isShown).map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
  const { items } = (await call('GET', '/api/admin/galleries?photos=undescribed')).body;
  expect(items).toMatchObject([{ event_id: 14, gallery_count: count, undescribed_count: 1 }]);
});

test('the list has every event with its photos, latest first', async () => {
  const { call } = await openContentDesk();
  const { body } = await call('GET', '/api/admin/galleries');
  expect(body).toMatchObject({
    total: 3,
    items: [
      { event_id: 150, gallery_count: 0, cover: null },
      { event_id: 8 },
      { event_id: 14, cover: 'galleries/1/01.webp' },
    ],
  });
  expect((await call('GET', '/api/admin/galleries?photos=some&year=2024&query=koledy')).body.total).toBe(1);
});
