import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, siteUrl, withSite } from '../support/browser.ts';
import { step } from '../support/step.ts';

withSite();

const SLIDE_MS = 4000;

const SLIDE = '[aria-roledescription="snímka"]';
/** Browsers do not load pictures without a box. */
const SHOWN_PICTURE = 'img:visible';

const PAUSE = 'Pozastaviť striedanie';
const START = 'Spustiť striedanie';

interface BannerCarousel {
  page: Page;
  region: Locator;
  count: number;
  button: (name: string) => Locator;
  expectRotating: () => Promise<void>;
  /** Counted from 1. */
  expectShown: (place: number) => Promise<void>;
  /** The fade runs on the browser's own clock. */
  pass: (ms: number) => Promise<void>;
  /** A carousel that nobody has touched, with the files that the page has already. */
  beginAgain: () => Promise<void>;
}

/** Time passes only by `pass`, so a slow machine misses no slide. */
async function openCarousel(options: Parameters<typeof openPage>[1] = {}): Promise<BannerCarousel> {
  const page = await openPage('/robots.txt', { consent: 'none', ...options });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const region = page.getByRole('region', { name: 'Pozývame vás' });
  const pass = (ms: number) => page.clock.runFor(ms);

  async function beginAgain(): Promise<void> {
    // A mouse that stayed over the carousel would hold it.
    await page.mouse.move(5, 5);
    await page.goto(siteUrl());
    while ((await region.getByRole('button').count()) === 0) await pass(20);
    // The lines of a banner are longer or shorter in the fonts that come late.
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
  }

  await beginAgain();
  return {
    page,
    region,
    button: (name) => region.getByRole('button', { name, exact: true }),
    count: await region.locator(SLIDE).count(),
    expectRotating: () => region.locator('[aria-live="off"]').waitFor({ state: 'attached' }),
    expectShown: (place) => region.locator(`${SLIDE}:nth-child(${place}):not([inert])`).waitFor({ timeout: 3000 }),
    pass,
    beginAgain,
  };
}

async function shownPlace(region: Locator): Promise<number> {
  const labels = await region
    .locator(`${SLIDE}:not([inert])`)
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));
  expect(labels).toHaveLength(1);
  return Number.parseInt(labels[0] ?? '', 10);
}

test('before any script has run the first banner is complete, and the carousel takes as much room as later', async () => {
  const before = await openPage('/', { javaScript: false, consent: 'none' });

  await step('the others are inert and without pictures', async () => {
    const region = before.getByRole('region', { name: 'Pozývame vás' });
    const first = region.locator(SLIDE).first();
    await first.getByRole('heading', { level: 2 }).waitFor();
    await first.getByRole('link').waitFor();
    const picture = first.locator('img');
    expect(await picture.getAttribute('fetchpriority')).toBe('high');
    expect(await picture.getAttribute('loading')).toBe('eager');
    expect(await first.locator('picture > source').getAttribute('srcset')).toContain('w=1280&fm=avif&q=50 1280w');
    expect(await region.locator(SHOWN_PICTURE).count()).toBe(1);
    expect(await region.locator(`${SLIDE}:not([inert])`).count()).toBe(1);
    expect(await region.getByRole('button').count()).toBe(0);
  });

  await step('it is as high as with scripts, on any screen', async () => {
    const { page, region, button, count, expectShown } = await openCarousel();
    for (const width of [360, 768, 1440]) {
      for (const one of [before, page]) await one.setViewportSize({ width, height: 900 });
      const box = await before.getByRole('region', { name: 'Pozývame vás' }).boundingBox();
      for (let slide = 1; slide <= count; slide += 1) {
        await button('Nasledujúca snímka').click();
        await expectShown((slide % count) + 1);
        expect((await region.boundingBox())?.height, `${width} px`).toBe(box?.height);
      }
    }
  });
});

describe('rotation', () => {
  test('the banners follow each other, until somebody holds or stops them', async () => {
    const { page, region, button, count, expectRotating, expectShown, pass, beginAgain } = await openCarousel();

    await step('they follow each other every four seconds and begin again after the last', async () => {
      await expectRotating();
      await expectShown(1);
      for (let turn = 1; turn <= count + 1; turn += 1) {
        await pass(SLIDE_MS);
        await expectShown((turn % count) + 1);
      }
    });

    await step('a mouse over the carousel holds it for as long as it is there', async () => {
      await beginAgain();
      await region.hover();
      await pass(3 * SLIDE_MS);
      expect(await shownPlace(region)).toBe(1);
      await page.mouse.move(5, 5);
      await expectRotating();
      await pass(SLIDE_MS);
      await expectShown(2);
    });

    await step('the keyboard stops it until start is pressed', async () => {
      await beginAgain();
      await button(PAUSE).focus();
      await button(START).waitFor();
      await page.getByRole('banner').getByRole('link').first().focus();
      await pass(3 * SLIDE_MS);
      expect(await shownPlace(region)).toBe(1);
      await button(START).focus();
      await page.keyboard.press('Enter');
      await expectRotating();
      await button(PAUSE).waitFor();
      await pass(SLIDE_MS);
      await expectShown(2);
    });

    await step('the pause button says what it would do, and from then on changes are announced', async () => {
      await beginAgain();
      await expectRotating();
      await button(PAUSE).click();
      await button(START).waitFor();
      await region.locator('[aria-live="polite"]').waitFor({ state: 'attached' });
      expect(await button(START).getAttribute('aria-pressed')).toBeNull();
      await page.mouse.move(5, 5);
      await pass(3 * SLIDE_MS);
      expect(await shownPlace(region)).toBe(1);
      await button(START).click();
      await page.mouse.move(5, 5);
      await expectRotating();
      await pass(SLIDE_MS);
      await expectShown(2);
    });

    await step('nothing rotates while the page or the carousel is out of sight', async () => {
      await beginAgain();
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await pass(3 * SLIDE_MS);
      expect(await shownPlace(region)).toBe(1);
      await page.evaluate(() => {
        Reflect.deleteProperty(document, 'hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.locator('footer').scrollIntoViewIfNeeded();
      await region.locator('[aria-live="polite"]').waitFor({ state: 'attached' });
      await pass(3 * SLIDE_MS);
      expect(await shownPlace(region)).toBe(1);
      await region.scrollIntoViewIfNeeded();
      await expectRotating();
      await pass(SLIDE_MS);
      await expectShown(2);
    });
  });

  test('the next picture is asked for a second before its turn, which waits for it', async () => {
    const { page, region, expectRotating, expectShown, pass } = await openCarousel();
    await expectRotating();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(
      (url) => url.search.includes('banners/2'),
      async (route) => {
        await arrival;
        await route.continue();
      },
    );
    await pass(SLIDE_MS - 1100);
    expect(await region.locator(SHOWN_PICTURE).count()).toBe(1);
    await pass(100);
    await expect.poll(() => region.locator(SHOWN_PICTURE).count()).toBe(2);
    await pass(2 * SLIDE_MS);
    expect(await shownPlace(region)).toBe(1);
    arrive();
    await expectShown(2);
  });

  test('who asked for less motion gets none, and no fade', async () => {
    const { region, button, expectShown, pass } = await openCarousel({ reducedMotion: true });
    await button(START).waitFor();
    await pass(5 * SLIDE_MS);
    expect(await shownPlace(region)).toBe(1);
    await button('Nasledujúca snímka').click();
    await expectShown(2);
    const second = region.locator(SLIDE).nth(1);
    expect(await second.evaluate((slide) => getComputedStyle(slide).transitionDuration)).toBe('0s');
    expect(await second.evaluate((slide) => getComputedStyle(slide).opacity)).toBe('1');
  });
});

describe('by hand', () => {
  test('arrows, dots and keys choose a banner, by controls that are called in Slovak and large enough', async () => {
    const { page, region, button, count, expectShown, pass, beginAgain } = await openCarousel();

    await step('the arrows go round in both directions, and what was chosen stays', async () => {
      await button('Predchádzajúca snímka').click();
      await expectShown(count);
      await button('Nasledujúca snímka').click();
      await expectShown(1);
      await button('Nasledujúca snímka').click();
      await expectShown(2);
      await page.mouse.move(5, 5);
      await pass(3 * SLIDE_MS);
      expect(await shownPlace(region)).toBe(2);
      await button(START).waitFor();
    });

    await step('each dot leads to its banner and the current one says so', async () => {
      await beginAgain();
      const dots = region.getByRole('group', { name: 'Výber snímky' }).getByRole('button');
      expect(await dots.count()).toBe(count);
      await dots.nth(2).click();
      await expectShown(3);
      expect(await dots.nth(2).getAttribute('aria-current')).toBe('true');
      expect(await dots.nth(2).getAttribute('aria-disabled')).toBe('true');
      expect(await region.locator('[aria-current]').count()).toBe(1);
      await region.getByText(`3 / ${count}`).waitFor();
    });

    await step('the keyboard comes to the pause button first, to the link of the shown banner last', async () => {
      await beginAgain();
      const stops: string[] = [];
      await button(PAUSE).focus();
      while (await region.evaluate((element) => element.contains(document.activeElement))) {
        stops.push(
          await page.evaluate(
            () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '',
          ),
        );
        await page.keyboard.press('Tab');
      }
      const title = await region.locator(`${SLIDE}:not([inert]) h2`).textContent();
      expect(stops.slice(0, 3)).toEqual([START, 'Predchádzajúca snímka', 'Nasledujúca snímka']);
      expect(stops[3]).toContain('Snímka 1 z\u00a04: ');
      expect(title?.replaceAll(/\s/g, ' ')).toBe(stops[3]?.slice('Snímka 1 z 4: '.length));
      expect(stops.at(-1)).toBe('A');
      await button(START).focus();
      await page.keyboard.press('Shift+Tab');
      expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    });

    await step('names are Slovak, and every control is at least 24 px wide and high', async () => {
      await beginAgain();
      expect(await region.getAttribute('aria-roledescription')).toBe('karusel');
      const slide = region.locator(SLIDE).nth(1);
      expect(await slide.getAttribute('role')).toBe('group');
      expect(await slide.getAttribute('aria-roledescription')).toBe('snímka');
      const title = await slide.locator('h2').textContent();
      expect((await slide.getAttribute('aria-label'))?.replaceAll('\u00a0', ' ')).toBe(
        `2 z ${count}: ${title?.replaceAll('\u00a0', ' ')}`,
      );

      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        for (const control of await region.getByRole('button').all()) {
          const box = await control.boundingBox();
          expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(24);
          expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(24);
        }
      }
    });
  });

  test('a finger that goes far enough sideways changes the slide and keeps it, a shorter way does not', async () => {
    const { page, region, button, count, expectShown } = await openCarousel({ width: 412 });
    const box = await region.boundingBox();
    if (box === null) throw new Error('The carousel is not shown');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const swipe = async (share: number) => {
      const [x, y] = [box.x + box.width / 2, box.y + 100];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const part of [share / 2, share])
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x + part * box.width, y }],
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-0.1);
    expect(await shownPlace(region)).toBe(1);
    await button(PAUSE).waitFor();
    await swipe(-0.3);
    await expectShown(2);
    await button(START).waitFor();
    await swipe(0.3);
    await expectShown(1);
    await swipe(0.3);
    await expectShown(count);
  });
});

test('a picture that cannot be loaded stays replaced after the carousel has come to life', async () => {
  const page = await openPage('/robots.txt', { consent: 'none', allowErrors: [/Failed to load resource/] });
  await page.route(
    (url) => url.search.includes('banners/'),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.goto(`${siteUrl()}/`);
  const region = page.getByRole('region', { name: 'Pozývame vás' });
  await region.getByRole('button').first().waitFor();
  await region.locator('img[src*="placeholder-main"]').first().waitFor();
  await page.clock.runFor(1000);
  expect(await region.locator('img').first().getAttribute('src')).toContain('placeholder-main');
});
