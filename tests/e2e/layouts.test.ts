// Where things stand on a page: each page is loaded once and seen at many sizes.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, siteUrl, withSite } from '../support/browser.ts';
import { forEachLook } from '../support/looks.ts';
import { step } from '../support/step.ts';

withSite({ isWarm: true });

/** Without margins, in pixels. */
const A4_WIDTH = 718;

const LAPTOP = { width: 1366, height: 657 };

const HISTORY_WIDTHS = [768, 1024, 1280, 1440, 1920].map((width) => ({ colorScheme: 'light', width }) as const);

const open = (path: string, width: number) => openPage(path, { width, reducedMotion: true, consent: 'none' });

async function printOnA4(page: Page): Promise<void> {
  await resize(page, A4_WIDTH);
  await page.emulateMedia({ media: 'print' });
}

const resize = (page: Page, width: number, height = 900) => page.setViewportSize({ width, height });

function arrowsOf(page: Page, label: string): readonly [back: Locator, on: Locator] {
  const arrow = (way: string) => page.getByRole('button', { name: `${label}: posunúť ${way}` });
  return [arrow('doľava'), arrow('doprava')];
}

/** @param way of the strip after one press, in pixels; null: one item */
async function expectArrowsToMove(page: Page, label: string, id: string, way: number | null): Promise<void> {
  const strip = page.locator(id);
  const [back, on] = arrowsOf(page, label);
  const ends = () => Promise.all([back, on].map((arrow) => arrow.getAttribute('aria-disabled')));
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(ends).toEqual(['true', 'false']);
  const item = await strip
    .locator('li')
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);
  await on.click();
  await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft))).toBe(way ?? Math.round(item));
  await expect.poll(ends).toEqual(['false', 'false']);
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(ends).toEqual(['false', 'true']);
}

/** At the width of a laptop with a low screen. */
async function expectRoomUnderPicture(page: Page): Promise<void> {
  await page.setViewportSize(LAPTOP);
  const height = await page.locator('.picture-hero').evaluate((hero) => hero.getBoundingClientRect().height);
  expect(height / LAPTOP.height).toBeLessThan(0.56);
}

/** When, where and how much. */
async function expectFactsToBeLarge(page: Page): Promise<void> {
  const sizes = await page
    .locator('main :is(.event-card-date time, .event-card-place, .event-card-price, .badge, dd)')
    .evaluateAll((facts) => facts.map((fact) => Number.parseFloat(getComputedStyle(fact).fontSize)));
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
}

/** @param selector of the numbers among the claims of the house */
async function expectClaimsInOneLine(page: Page, selector: string): Promise<void> {
  const heights = await page.locator(selector).evaluateAll((numbers) =>
    numbers.map((number) => {
      const { fontSize } = getComputedStyle(number);
      return number.getBoundingClientRect().height / Number.parseFloat(fontSize);
    }),
  );
  expect(heights).toHaveLength(2);
  expect(Math.max(...heights)).toBeLessThan(1.2);
}

it('the page about the house shows that its history goes on, moves it by arrows, and fits laptops and phones', async () => {
  const page = await open('/about', 768);

  await step('the history shows at any width that it goes on', () =>
    forEachLook(page, HISTORY_WIDTHS, async () => {
      const cutInSight = await page.locator('#casova-os li').evaluateAll((stops) =>
        stops.flatMap((stop) => {
          const { left, right } = stop.getBoundingClientRect();
          return left < innerWidth && right > innerWidth ? [(innerWidth - left) / (right - left)] : [];
        }),
      );
      expect(cutInSight).toHaveLength(1);
      expect(cutInSight[0]).toBeGreaterThan(0.2);
      expect(cutInSight[0]).toBeLessThan(0.85);
    }),
  );

  await step('its arrows move it and say where it ends', async () => {
    await resize(page, 1024);
    await expectArrowsToMove(page, 'Časová os', '#casova-os', null);
  });

  await step('the picture leaves a laptop room for the page itself', () => expectRoomUnderPicture(page));

  await step('claims of the house are not broken apart on a phone', async () => {
    await resize(page, 360);
    await expectClaimsInOneLine(page, '.claims .display');
  });
});

it('the home page moves its logos by arrows only where they do not fit, and is read on phones, tablets and paper', async () => {
  const page = await open('/', 1440);

  await step('logos that all fit have no arrows, which come and go with the width and move nothing', async () => {
    const heading = page.getByRole('heading', { name: 'Podporili nás', exact: true });
    const inSight = () => Promise.all(arrowsOf(page, 'Podporili nás').map((arrow) => arrow.isVisible()));
    const headHeight = () => heading.locator('..').evaluate((head) => head.getBoundingClientRect().height);
    await page.locator('#partneri').scrollIntoViewIfNeeded();
    // The arrows show that the scripts have run.
    await page.getByRole('button', { name: 'Partneri: posunúť doprava' }).waitFor();
    expect(await inSight()).toEqual([false, false]);
    const height = await headHeight();
    await resize(page, 1024);
    await expect.poll(inSight).toEqual([true, true]);
    expect(await headHeight()).toBe(height);
    await resize(page, 1440);
    await expect.poll(inSight).toEqual([false, false]);
  });

  await step('the arrows of partners move them and say where they end', async () => {
    await resize(page, 1024);
    await expectArrowsToMove(page, 'Partneri', '#partneri', 250);
  });

  await step('the next events begin in sight on a laptop', async () => {
    await page.setViewportSize(LAPTOP);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const banner = await page.getByRole('region', { name: 'Pozývame vás' }).boundingBox();
    const events = await page.getByRole('heading', { name: 'Aktuálne podujatia' }).boundingBox();
    expect((banner?.height ?? 0) / LAPTOP.height).toBeLessThan(0.56);
    expect((events?.y ?? 0) + (events?.height ?? 0)).toBeLessThan(LAPTOP.height);
  });

  await step('claims of the house are not broken apart on a tablet', async () => {
    await resize(page, 768);
    await expectClaimsInOneLine(page, '.about-teaser .claim .display');
  });

  await step('when, where and how much are at least 16 px on a phone', async () => {
    await resize(page, 360);
    await expectFactsToBeLarge(page);
  });

  await step('on paper there is no search', async () => {
    await printOnA4(page);
    expect(await page.locator('search').first().isVisible()).toBe(false);
  });
});

it('the rental page leaves room on a laptop, has every answer on paper, and its title moves nothing under it', async () => {
  const page = await open('/contact', 1440);

  await step('the picture leaves a laptop room for the page itself', () => expectRoomUnderPicture(page));

  await step('on paper it has every answer and no form, and the names of the rooms stand at one height', async () => {
    await printOnA4(page);
    const answer = page.locator('.faq-list-answer').first();
    expect(await answer.isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await answer.isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Odoslať rezerváciu' }).isVisible()).toBe(false);
    expect(await page.getByRole('table', { name: 'Cenník prenájmu' }).isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await answer.isVisible()).toBe(false);
    const tops = await page
      .locator('.room-card h3')
      .evaluateAll((names) => names.slice(0, 3).map((name) => Math.round(name.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    await page.emulateMedia({ media: null });
  });

  await step('the title takes the same lines in its font as in the stand-in before', async () => {
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    const heights = async () => {
      const found: [number, number][] = [];
      for (const width of [360, 412, 744, 768, 820, 1024, 1440]) {
        await resize(page, width);
        found.push([width, await page.locator('h1').evaluate((title) => title.getBoundingClientRect().height)]);
      }
      return found;
    };
    const later = await heights();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[data-web-fonts]')) element.removeAttribute('data-web-fonts');
    });
    expect(await heights()).toEqual(later);
  });
});

it('with letters of 200 % a phone shows the title of a page under a header of one line', async () => {
  const page = await openPage('/contact', {
    width: 360,
    height: 740,
    fontSize: 32,
    reducedMotion: true,
    consent: 'none',
  });
  await page.locator('[data-notices]').evaluate((strip) => strip.remove());
  const boxOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { height, bottom } = element.getBoundingClientRect();
      return { height, bottom };
    });
  expect((await boxOf('.site-header')).height).toBeLessThan(150);
  expect((await boxOf('h1')).bottom).toBeLessThan(740);
});

it('the page of all events begins in sight, keeps its rows in line, and is read on phones and paper', async () => {
  const page = await open('/events', 1440);
  const firstMonth = page.locator('[data-event-list="open"] [data-event-month]').first();

  await step('the programme begins in sight', async () => {
    for (const [width, height, share] of [
      [1440, 900, 0.55],
      [360, 740, 0.8],
    ] as const) {
      await resize(page, width, height);
      const first = page.locator('[data-event-item]:visible').first();
      const top = await first.evaluate((item) => item.getBoundingClientRect().top);
      expect(top / height, `${width} × ${height} px`).toBeLessThan(share);
    }
  });

  await step('when, where and how much are at least 16 px on a phone', () => expectFactsToBeLarge(page));

  await step('the days of a row stand on one line, whichever of its cards have badges', async () => {
    await resize(page, 1280);
    const cards = await page.locator('[data-event-list="open"] article:visible').evaluateAll((articles) =>
      articles.map((article) => ({
        row: Math.round(article.getBoundingClientRect().top),
        day: Math.round(article.querySelector('[data-date-part="day"]')?.getBoundingClientRect().top ?? 0),
        hasBadge: article.querySelector('.badge:not([hidden])') !== null,
      })),
    );
    const rows = [...new Set(cards.map(({ row }) => row))].map((top) => cards.filter(({ row }) => row === top));
    const mixed = rows.filter((row) => new Set(row.map(({ hasBadge }) => hasBadge)).size === 2);
    expect(mixed.length).toBeGreaterThan(0);
    for (const row of mixed) expect(new Set(row.map(({ day }) => day)).size).toBe(1);
  });

  await step('on paper events stand two in a row beside small posters, without the filter', async () => {
    await printOnA4(page);
    expect(await page.locator('.event-filter').isVisible()).toBe(false);
    const [first, second] = await firstMonth.locator('.event-card').evaluateAll((cards) =>
      cards.map((card) => ({
        top: card.getBoundingClientRect().top,
        poster: card.querySelector('.event-card-poster')?.getBoundingClientRect().width ?? 0,
      })),
    );
    expect(second?.top).toBe(first?.top);
    expect(first?.poster).toBeLessThan(80);
    await page.emulateMedia({ media: null });
  });

  await step('an event alone in its month takes the width of the list', async () => {
    await firstMonth.evaluate((month) => {
      for (const other of month.querySelectorAll('li ~ li')) other.remove();
    });
    for (const width of [768, 1440]) {
      await resize(page, width);
      const measured = await firstMonth.evaluate((month) => {
        const boxOf = (selector: string) => month.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [list, card, poster, title] = ['ul', '.event-card', '.event-card-poster', '.event-card-title'].map(boxOf);
        return {
          isAsWide: Math.abs((card?.width ?? 0) - (list?.width ?? 1)) < 1,
          isBeside: (title?.left ?? 0) > (poster?.right ?? 0) && (title?.top ?? 0) < (poster?.bottom ?? 0),
        };
      });
      expect(measured, `${width} px`).toEqual({ isAsWide: true, isBeside: true });
    }
  });
});

it('the page of an event has large facts on a phone, and its text the width of a tablet', async () => {
  const page = await open('/events/8/trio-brezina-hra-jazz', 360);

  await step('when, where and how much are at least 16 px on a phone', () => expectFactsToBeLarge(page));

  await step('the mark of its kind stands on the line of its word', async () => {
    const lines = await page.locator('.event-article-kind:has(.kind-mark)').evaluate((kind) => {
      const { lineHeight } = getComputedStyle(kind);
      return kind.getBoundingClientRect().height / Number.parseFloat(lineHeight);
    });
    expect(lines).toBeCloseTo(1, 1);
  });

  await step('the text has the width of a tablet, under the poster and the facts', async () => {
    await resize(page, 768);
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, width, top, bottom } = element.getBoundingClientRect();
        return { left, width, top, bottom };
      });
    const [article, poster, facts, text] = await Promise.all(
      ['.event-article', '.event-article-poster', '.event-article-facts', '.event-article-text'].map(boxOf),
    );
    expect(facts?.left).toBeGreaterThan(poster?.left ?? 0);
    expect(text?.left).toBeCloseTo(article?.left ?? 0, 0);
    expect(text?.width).toBeCloseTo(article?.width ?? 0, 0);
    expect(text?.top).toBeGreaterThanOrEqual(Math.max(poster?.bottom ?? 0, facts?.bottom ?? 0));
  });
});

it('the table of cookies is whole on a phone, and its cells say their columns', async () => {
  const page = await open('/cookies', 360);
  const table = page.getByRole('region', { name: 'Tabuľka' });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const said = await table
    .locator('td')
    .evaluateAll((cells) => cells.slice(0, 4).map((cell) => getComputedStyle(cell, '::before').content));
  expect(said).toEqual(['"Názov"', '"Kde"', '"Na čo slúži"', '"Platnosť"']);
});

it('without scripts pages say what matters, and the history is moved by keys and has no arrows that nothing answers', async () => {
  const page = await openPage('/about', { javaScript: false });
  const strip = page.locator('#casova-os');
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.locator('.strip-arrows').isVisible()).toBe(false);

  for (const [path, texts] of [
    ['/events/8/trio-brezina-hra-jazz', ['Trio Brezina hrá jazz']],
    ['/contact', ['Divadelná sála', '70 €/hod.', '25 %']],
    ['/events', ['Trio Brezina hrá jazz']],
    ['/', ['Aktuálne podujatia']],
  ] as const) {
    await page.goto(siteUrl() + path);
    const words = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    for (const text of texts) expect(words, path).toContain(text);
  }
});
