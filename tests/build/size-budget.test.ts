// Raise a number on purpose only, so that reviewers see it.
import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { all, attribute, builtPage, builtPages, one } from '../support/built-pages.ts';
import { startSite } from '../support/site.ts';
import { type PageWeight, weigh } from '../support/transfers.ts';

const KB = 1024;

/** KB of 1,024 bytes over the wire. `total`: what loads without scrolling, on a phone. */
interface Budget extends Record<keyof PageWeight, number> {
  total: number;
}

const FONTS = 31;
const READING: Budget = { html: 13.8, css: 0, script: 7, scriptAfterScroll: 7, fonts: FONTS, total: 50 };
const ONE_ISLAND: Budget = { ...READING, script: 68.5, scriptAfterScroll: 68.5, total: 110 };
const ENTRANCE: Budget = { ...ONE_ISLAND, script: 70, scriptAfterScroll: 70, total: 112 };
const BUDGETS: Record<string, Budget> = {
  '/': { html: 22.8, css: 0, script: 8, scriptAfterScroll: 92.5, fonts: FONTS, total: 77 },
  '/events': { html: 38, css: 0, script: 10.5, scriptAfterScroll: 10.5, fonts: FONTS, total: 76 },
  '/gallery': { html: 14, css: 0, script: 71, scriptAfterScroll: 71, fonts: FONTS, total: 138 },
  '/about': { html: 16, css: 0, script: 8, scriptAfterScroll: 8, fonts: FONTS, total: 72 },
  '/contact': { html: 23, css: 0, script: 10.5, scriptAfterScroll: 86.5, fonts: FONTS, total: 89 },
  '/partners': READING,
  '/podmienky-pouzitia': READING,
  '/privacy': READING,
  '/cookies': READING,
  '/accessibility': READING,
  '/404': READING,
  '/not-found': READING,
  '/unauthorized': { ...READING, script: 11.5, scriptAfterScroll: 11.5, total: 54 },
  '/newsletter/confirm': ONE_ISLAND,
  '/newsletter/unsubscribe': ONE_ISLAND,
  '/reservation/cancel': ONE_ISLAND,
  '/login': ENTRANCE,
  '/login/2fa': ENTRANCE,
  '/register': ENTRANCE,
  '/verify-email': ENTRANCE,
  '/verify-email-handler': ENTRANCE,
  '/forgot-password': ENTRANCE,
  '/reset-password': ENTRANCE,
  '/refuse-email-change': ENTRANCE,
};
const EVENT: Budget = { html: 9.2, css: 8, script: 10, scriptAfterScroll: 10, fonts: FONTS, total: 57.5 };
const EVENT_WITH_PHOTOS: Budget = { ...EVENT, html: 12, script: 73, scriptAfterScroll: 73, total: 122 };
/** A phone of 412 × 1.75 pixels takes this width. */
const PHONE_PICTURE = 800;

const kilobytes = (bytes: number) => Math.round((bytes / KB) * 10) / 10;

function overruns(path: string, weight: PageWeight & { total: number }, budget: Budget): string[] {
  return Object.entries(budget).flatMap(([kind, limit]) => {
    const size = kilobytes(weight[kind as keyof Budget]);
    return size > limit ? [`${path} ${kind}: ${size} KB of ${limit} KB`] : [];
  });
}

async function firstPictureBytes(path: string, siteUrl: string): Promise<number> {
  const page = await builtPage(path);
  const [offers = []] = ['img[fetchpriority="high"]', 'img[loading="eager"]']
    .flatMap((selector) => all(page, `picture > ${selector}`))
    .map(offersOf);
  const candidate = offers.find((text) => text.endsWith(` ${PHONE_PICTURE}w`));
  if (candidate === undefined) return 0;
  const answer = await fetch(siteUrl + candidate.split(' ')[0], { headers: { accept: 'image/avif,image/webp,*/*' } });
  if (!answer.ok) throw new Error(`${candidate}: ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

function offersOf({ parent }: HtmlElement): string[] {
  const [source] = parent?.querySelectorAll('source[type="image/avif"]') ?? [];
  return source === undefined ? [] : (attribute(source, 'srcset')?.split(', ') ?? []);
}

const withoutScroll = (weight: PageWeight, picture: number) => ({
  ...weight,
  total: weight.html + weight.css + weight.script + weight.fonts + picture,
});

test('no page ships more than its budget', async () => {
  const site = await startSite();
  try {
    const found: string[] = [];
    for (const [path, budget] of Object.entries(BUDGETS)) {
      const weight = await weigh(await builtPage(path));
      found.push(...overruns(path, withoutScroll(weight, await firstPictureBytes(path, site.url)), budget));
    }
    expect(found).toEqual([]);
  } finally {
    await site.close();
  }
});

test('no page of an event ships more than the budget of such pages', async () => {
  const found: string[] = [];
  for (const page of (await builtPages()).filter(({ path }) => /^\/events\/\d+\//.test(path)))
    found.push(
      ...overruns(
        page.path,
        withoutScroll(await weigh(page), 0),
        all(page, '#galeria').length > 0 ? EVENT_WITH_PHOTOS : EVENT,
      ),
    );
  expect(found).toEqual([]);
});

test('every public page has a budget', async () => {
  const isCounted = (path: string) => path in BUDGETS || /^\/events\/(\d+|archiv)\//.test(path);
  expect((await builtPages()).map(({ path }) => path).filter((path) => !isCounted(path))).toEqual([]);
});

test('no script file is fetched before the first paint', async () => {
  for (const page of await builtPages()) {
    const scripts = all(page, 'script[src]');
    expect(scripts.length, page.path).toBeGreaterThan(0);
    for (const script of scripts)
      expect(attribute(script, 'type'), `${page.path}: ${attribute(script, 'src')}`).toBe('late');
  }
});

test('the first banner picture is in the page, offered in widths and asked for first', async () => {
  const picture = one(await builtPage('/'), 'img[fetchpriority="high"]');
  expect(attribute(picture, 'loading')).not.toBe('lazy');
  expect(offersOf(picture)).toContainEqual(expect.stringMatching(` ${PHONE_PICTURE}w$`));
});
