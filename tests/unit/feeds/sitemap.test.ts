import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sitemap } from '../../../src/feeds/sitemap.ts';
import { checkXml } from '../../support/check-xml.ts';
import { makePublishedEvent } from '../../support/content-factories.ts';

const SITE_URL = 'https://www.kdriviera.example';
const PAGES = [
  { name: 'about', updated: '2026-01-01' },
  { name: 'terms', updated: '2025-07-24' },
  { name: 'privacy', updated: '2026-10-01' },
  { name: 'cookies', updated: '2026-10-02' },
  { name: 'accessibility', updated: '2026-11-02' },
] as const;
const TODAY = '2026-11-21';
const parts = { hasGalleries: true, hasPartners: true };
const document = z.object({
  urlset: z.object({ url: z.array(z.strictObject({ loc: z.string(), lastmod: z.string().optional() })) }),
});

async function read(...args: Parameters<typeof sitemap>) {
  const xml = await sitemap(...args);
  checkXml(xml);
  return document.parse(new XMLParser().parse(xml)).urlset.url;
}

test('the public pages, those of past years and every event are listed under their canonical addresses', async () => {
  const content = { events: [makePublishedEvent()], pages: PAGES, archiveYears: ['2024', '2023'], parts, today: TODAY };
  const locations = (await read(content, SITE_URL)).map(({ loc }) => loc.replace(SITE_URL, ''));
  expect(locations).toEqual([
    '/',
    '/events',
    '/gallery',
    '/about',
    '/contact',
    '/partners',
    '/podmienky-pouzitia',
    '/privacy',
    '/cookies',
    '/accessibility',
    '/events/archiv/2024',
    '/events/archiv/2023',
    '/events/1/vianocny-koncert',
  ]);
});

test('a day of change is given only where it is known, as the day in Bratislava', async () => {
  const events = [
    makePublishedEvent({ id: 1, updated_at: '2026-11-01T00:15:00+01:00' }),
    makePublishedEvent({ id: 2, updated_at: null }),
  ];
  const days = new Map(
    (await read({ events, pages: PAGES, archiveYears: [], parts, today: TODAY }, SITE_URL)).map(({ loc, lastmod }) => [
      loc.replace(SITE_URL, ''),
      lastmod,
    ]),
  );
  expect(days.get('/events/1/vianocny-koncert')).toBe('2026-11-01');
  expect(days.get('/events/2/vianocny-koncert')).toBeUndefined();
  expect(days.get('/podmienky-pouzitia')).toBe('2025-07-24');
  expect(days.get('/')).toBeUndefined();
});

test('no event has changed after today', async () => {
  const events = [
    makePublishedEvent({ id: 1, updated_at: '2026-11-22T00:00:00+01:00' }),
    makePublishedEvent({ id: 2, updated_at: '2026-11-21T23:59:00+01:00' }),
  ];
  const changed = (await read({ events, pages: [], archiveYears: [], parts, today: TODAY }, SITE_URL)).flatMap(
    ({ lastmod }) => lastmod ?? [],
  );
  expect(changed).toEqual([TODAY]);
});

test('a text page that will change some day has not changed yet', async () => {
  const pages = PAGES.map((page) => ({ ...page, updated: page.name === 'terms' ? '2026-11-22' : TODAY }));
  const days = new Map(
    (await read({ events: [], pages, archiveYears: [], parts, today: TODAY }, SITE_URL)).map(({ loc, lastmod }) => [
      loc.replace(SITE_URL, ''),
      lastmod,
    ]),
  );
  expect([days.get('/podmienky-pouzitia'), days.get('/privacy')]).toEqual([undefined, TODAY]);
});

test('the pages of galleries and partners are left out where the house has none', async () => {
  const content = { events: [], pages: PAGES, archiveYears: [], parts, today: TODAY };
  const without = async (missing: Partial<typeof parts>) => {
    const locations = (await read({ ...content, parts: { ...parts, ...missing } }, SITE_URL)).map(({ loc }) => loc);
    return ['/gallery', '/partners'].filter((path) => !locations.includes(SITE_URL + path));
  };
  expect(await without({})).toEqual([]);
  expect(await without({ hasGalleries: false })).toEqual(['/gallery']);
  expect(await without({ hasPartners: false })).toEqual(['/partners']);
});
