import { expect, test } from 'vitest';
import type { BannerEntry } from '../../src/domain/kinds/banner.ts';
import { typeset } from '../../src/domain/words/typography.ts';
import { createApp } from '../../src/server/core/http/create-app.ts';
import { bannersRoutes } from '../../src/server/features/banners/routes.ts';
import { makeBanner } from '../support/content-factories.ts';
import { testServices } from '../support/test-services.ts';

async function getBanners(banners: BannerEntry[], at = '2026-11-20T12:00:00+01:00'): Promise<unknown> {
  const services = await testServices({ index: { banners }, nowMs: Date.parse(at) });
  return (await createApp(services.config, [bannersRoutes(services)]).request('/api/banner')).json();
}

test('a banner has its picture with its size, and null for what it does not have', async () => {
  expect(await getBanners([makeBanner({ link: '/events', label: 'sobota' })])).toEqual([
    {
      id: 1,
      title: 'Vianočný koncert',
      link: '/events',
      label: 'sobota',
      text: null,
      action: null,
      banner_image: { image_path: 'banners/1.webp', alt_text: 'Husle', width: 1600, height: 1400 },
    },
  ]);
});

test('the texts of a banner are as they were typed', async () => {
  const texts = { title: 'Koncert v dome', text: 'Príďte o 18:00 a zostaňte.' };
  expect(await getBanners([typeset(makeBanner(texts))])).toMatchObject([texts]);
});

test('banners are shown from their first moment until their last, in the order they have', async () => {
  const banners = [
    makeBanner({ id: 2, from: '2026-12-01T00:00' }),
    makeBanner({ id: 1, until: '2026-12-01T00:00' }),
    makeBanner({ id: 3 }),
  ];
  expect(await getBanners(banners, '2026-11-30T23:59:59+01:00')).toMatchObject([{ id: 1 }, { id: 3 }]);
  expect(await getBanners(banners, '2026-12-01T00:00:00+01:00')).toMatchObject([{ id: 2 }, { id: 3 }]);
});

test('without banners the list is empty', async () => {
  expect(await getBanners([])).toEqual([]);
});
