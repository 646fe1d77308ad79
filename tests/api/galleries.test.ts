import { expect, test } from 'vitest';
import type { ContentIndex } from '../../src/domain/content/content-index.ts';
import { typeset } from '../../src/domain/words/typography.ts';
import { createApp } from '../../src/server/core/http/create-app.ts';
import { galleriesRoutes } from '../../src/server/features/galleries/routes.ts';
import { makeEventOn, makeGalleryPhoto } from '../support/content-factories.ts';
import { testServices } from '../support/test-services.ts';

async function getGalleries(index: Partial<ContentIndex>): Promise<unknown> {
  const services = await testServices({ index });
  const app = createApp(services.config, [galleriesRoutes(services)]);
  return (await app.request('/api/gallery/events', {}, { clientAddress: '192.0.2.7' })).json();
}

test('answers events that have photos, the newest first', async () => {
  const events = [
    makeEventOn('2026-01-10', { id: 1 }),
    makeEventOn('2026-02-10', { id: 2 }),
    makeEventOn('2026-03-10', { id: 3 }),
  ];
  const galleries = { 1: [makeGalleryPhoto()], 3: [makeGalleryPhoto(), makeGalleryPhoto({ id: 2 })], 2: [] };
  expect(await getGalleries({ events, galleries })).toMatchObject([
    { id: 3, gallery_count: 2 },
    { id: 1, gallery_count: 1 },
  ]);
});

test('a gallery event has the fields of the specification', async () => {
  const galleries = { 1: [makeGalleryPhoto({ caption: 'Záver' })] };
  expect(
    await getGalleries({ events: [makeEventOn('2026-01-10', { poster_image: null, poster_alt: null })], galleries }),
  ).toEqual([
    {
      id: 1,
      slug: 'vianocny-koncert',
      title: 'Vianočný koncert',
      poster_image: null,
      poster_alt: null,
      start_date: '2026-01-10T18:00:00+01:00',
      gallery_count: 1,
      gallery: [
        {
          id: 1,
          image_path: 'gallery/1/1.webp',
          alt_text: 'Zbor na javisku',
          caption: 'Záver',
          credit: null,
          width: 1600,
          height: 1067,
        },
      ],
    },
  ]);
});

test('titles, captions and descriptions are as they were typed', async () => {
  const photo = makeGalleryPhoto({ caption: 'Záver s orchestrom', alt_text: 'Zbor v kostole' });
  const typed = { title: 'Koncert v dome', gallery: [photo] };
  const event = typeset(makeEventOn('2026-01-10', { title: typed.title }));
  expect(await getGalleries({ events: [event], galleries: { 1: [typeset(photo)] } })).toMatchObject([typed]);
});

test('photos of an event that is not published stay inside', async () => {
  expect(await getGalleries({ galleries: { 5: [makeGalleryPhoto()] } })).toEqual([]);
});
