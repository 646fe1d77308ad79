import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openPage, withSite } from '../support/browser.ts';
import { forEachLook } from '../support/looks.ts';

withSite();

const PAGES = [
  ['home', '/'],
  ['list of events', '/events'],
  ['event with a poster', '/events/8/trio-brezina-hra-jazz'],
  ['event without a poster', '/events/9'],
  ['cancelled event', '/events/11'],
  ['moved event', '/events/12'],
  ['event with a very long title', '/events/2'],
  ['event with special characters in its title', '/events/13'],
  ['ended event with photos', '/events/3'],
  ['course of several dates', '/events/21'],
  ['premiere that is sold out', '/events/22'],
  ['gallery', '/gallery'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['partners', '/partners'],
  ['terms of use', '/podmienky-pouzitia'],
  ['privacy', '/privacy'],
  ['cookies', '/cookies'],
  ['accessibility statement', '/accessibility'],
  ['not found', '/not-found'],
  ['unauthorized', '/unauthorized'],
] as const;

const FORMS = [
  '/login',
  '/login/2fa',
  '/register',
  '/verify-email',
  '/verify-email-handler',
  '/forgot-password',
  '/reset-password',
  '/refuse-email-change',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/reservation/cancel',
];

/** Letters or the whole page are twice as large (WCAG 1.4.4); zoom leaves half the room. */
const ENLARGED = [
  ['on a phone of 320 px with letters of 200 %', { width: 320, height: 900, fontSize: 32 }],
  ['on a phone of 360 px with a zoom of 200 %', { width: 180, height: 390, fontSize: 16 }],
  ['at 320 px, which is a zoom of 400 %', { width: 320, height: 480, fontSize: 16 }],
] as const;

const PHONE_AND_DESK = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'light', width: 1440 },
] as const;

async function expectToFitEnlarged(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const session = await page.context().newCDPSession(page);
  for (const [how, { width, height, fontSize: standard }] of ENLARGED) {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(findOverflow), how).toEqual([]);
  }
}

/** Runs in the page. */
async function findOverflow(): Promise<string[]> {
  // Scripts learn of a new size before the next frame.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth} px`] : [];
  const isMeantToHide = (element: Element) =>
    element.clientWidth <= 1 || element.closest('svg, [aria-roledescription]') !== null;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (isMeantToHide(element) || !['hidden', 'clip'].includes(getComputedStyle(element).overflowX)) continue;
    if (element.scrollWidth > element.clientWidth + 1)
      found.push(`${element.className}: ${element.scrollWidth} of ${element.clientWidth} px`);
  }
  return found;
}

it.each(PAGES)('%s neither scrolls sideways nor cuts anything off at any size, and is accessible', async (_, path) => {
  const page = await openPage(path, { reducedMotion: true });
  await expectToFitEnlarged(page);
  await page.getByRole('button', { name: 'Odmietnuť' }).click();
  await page.setViewportSize({ width: 360, height: 900 });
  await forEachLook(page, PHONE_AND_DESK, async (look) => {
    expect(await page.evaluate(findPageOverflow)).toBe(0);
    await expectAccessible(page, look);
  });
});

const findPageOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

it.each(FORMS)('%s neither scrolls sideways nor cuts anything off at any size', async (path) => {
  await expectToFitEnlarged(await openPage(path, { reducedMotion: true }));
});

describe('On paper', () => {
  it('the rental page has every answer and no form', async () => {
    const page = await openPage('/contact', { consent: 'none' });
    await page.emulateMedia({ media: 'print' });
    const answer = page.locator('.faq-list-answer').first();
    expect(await answer.isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await answer.isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Odoslať rezerváciu' }).isVisible()).toBe(false);
    expect(await page.getByRole('table', { name: 'Cenník prenájmu' }).isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await answer.isVisible()).toBe(false);
  });
});

describe('On paper of the width of A4', () => {
  /** In pixels, without margins. */
  const A4 = 718;
  const open = async (path: string) => {
    const page = await openPage(path, { consent: 'none', width: A4, reducedMotion: true });
    await page.emulateMedia({ media: 'print' });
    return page;
  };

  it('all events stand two in a row beside small posters, without the filter', async () => {
    const page = await open('/events');
    expect(await page.locator('.event-filter').isVisible()).toBe(false);
    const [first, second] = await page
      .locator('[data-event-list="open"] [data-event-month]')
      .first()
      .locator('.event-card')
      .evaluateAll((cards) =>
        cards.map((card) => ({
          top: card.getBoundingClientRect().top,
          poster: card.querySelector('.event-card-poster')?.getBoundingClientRect().width ?? 0,
        })),
      );
    expect(second?.top).toBe(first?.top);
    expect(first?.poster).toBeLessThan(80);
  });

  it('the home page has no search', async () => {
    const page = await open('/');
    expect(await page.locator('search').first().isVisible()).toBe(false);
  });

  it('the names of the rooms stand at one height', async () => {
    const page = await open('/contact');
    const tops = await page
      .locator('.room-card h3')
      .evaluateAll((names) => names.slice(0, 3).map((name) => Math.round(name.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });
});

describe('What scrolls sideways', () => {
  it.each([768, 1024, 1280, 1440, 1920])('the history shows at %i px that it goes on', async (width) => {
    const page = await openPage('/about', { width, reducedMotion: true, consent: 'none' });
    const cutInSight = await page.locator('#casova-os li').evaluateAll((stops) =>
      stops.flatMap((stop) => {
        const { left, right } = stop.getBoundingClientRect();
        return left < innerWidth && right > innerWidth ? [(innerWidth - left) / (right - left)] : [];
      }),
    );
    expect(cutInSight).toHaveLength(1);
    expect(cutInSight[0]).toBeGreaterThan(0.2);
    expect(cutInSight[0]).toBeLessThan(0.85);
  });

  it.each([
    ['/about', 'Časová os', '#casova-os', 'one stop'],
    ['/', 'Partneri', '#partneri', 250],
  ] as const)('on %s, the arrows of „%s“ move it and say where it ends', async (path, label, id, step) => {
    const page = await openPage(path, { width: 1024, reducedMotion: true, consent: 'none' });
    const strip = page.locator(id);
    const [back, on] = ['doľava', 'doprava'].map((way) =>
      page.getByRole('button', { name: `${label}: posunúť ${way}` }),
    );
    const ends = () => Promise.all([back, on].map((button) => button?.getAttribute('aria-disabled')));
    await strip.scrollIntoViewIfNeeded();
    await expect.poll(ends).toEqual(['true', 'false']);
    const width = await strip
      .locator('li')
      .first()
      .evaluate((stop) => stop.getBoundingClientRect().width);
    await on?.click();
    await expect
      .poll(() => strip.evaluate((element) => Math.round(element.scrollLeft)))
      .toBe(step === 'one stop' ? Math.round(width) : step);
    await expect.poll(ends).toEqual(['false', 'false']);
    await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(ends).toEqual(['false', 'true']);
  });

  it('logos that all fit have no arrows, which come and go with the width of the page and move nothing', async () => {
    const page = await openPage('/', { width: 1440, reducedMotion: true, consent: 'none' });
    const heading = page.getByRole('heading', { name: 'Podporili nás', exact: true });
    const [left, right] = ['doľava', 'doprava'].map((way) =>
      page.getByRole('button', { name: `Podporili nás: posunúť ${way}` }),
    );
    const inSight = () => Promise.all([left, right].map((arrow) => arrow?.isVisible()));
    const headHeight = () => heading.locator('..').evaluate((head) => head.getBoundingClientRect().height);
    await page.locator('#partneri').scrollIntoViewIfNeeded();
    // The arrows show that the scripts have run.
    await page.getByRole('button', { name: 'Partneri: posunúť doprava' }).waitFor();
    expect(await inSight()).toEqual([false, false]);
    const height = await headHeight();
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(inSight).toEqual([true, true]);
    expect(await headHeight()).toBe(height);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(inSight).toEqual([false, false]);
  });

  it('the history is moved by keys where no script runs, and has no arrows that nothing answers', async () => {
    const page = await openPage('/about', { javaScript: false });
    const strip = page.locator('#casova-os');
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.locator('.strip-arrows').isVisible()).toBe(false);
  });
});

describe('The title under a picture', () => {
  it('takes the same lines in its font as in the stand-in before, so nothing under it moves', async () => {
    const page = await openPage('/contact', { reducedMotion: true, consent: 'none' });
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    const heights = async () => {
      const found: [number, number][] = [];
      for (const width of [360, 412, 744, 768, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
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

describe('First screens', () => {
  it.each(['/contact', '/about'])('the picture of %s leaves a laptop room for the page itself', async (path) => {
    const page = await openPage(path, { width: 1366, height: 657, reducedMotion: true, consent: 'none' });
    const height = await page.locator('.picture-hero').evaluate((hero) => hero.getBoundingClientRect().height);
    expect(height / 657).toBeLessThan(0.56);
  });

  it.each([
    [1440, 900, 0.55],
    [360, 740, 0.8],
  ])('the programme begins in sight on the page of all events, at %i × %i px', async (width, height, share) => {
    const page = await openPage('/events', { width, height, reducedMotion: true, consent: 'none' });
    const first = page.locator('[data-event-item]:visible').first();
    const top = await first.evaluate((item) => item.getBoundingClientRect().top);
    expect(top / height).toBeLessThan(share);
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

  it.each(['/', '/events', '/events/8/trio-brezina-hra-jazz'])(
    'when, where and how much are at least 16 px on the %s of a phone',
    async (path) => {
      const page = await openPage(path, { width: 360, reducedMotion: true, consent: 'none' });
      const sizes = await page
        .locator('main :is(.event-card-date time, .event-card-place, .event-card-price, .badge, dd)')
        .evaluateAll((facts) => facts.map((fact) => Number.parseFloat(getComputedStyle(fact).fontSize)));
      expect(sizes.length).toBeGreaterThan(3);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    },
  );
});

describe('Pages at their limits', () => {
  it('claims of the house are not broken apart on a tablet or a phone', async () => {
    const heights: number[][] = [];
    for (const [path, selector, width] of [
      ['/', '.about-teaser .claim .display', 768],
      ['/about', '.claims .display', 360],
    ] as const) {
      const page = await openPage(path, { width, reducedMotion: true, consent: 'none' });
      heights.push(
        await page
          .locator(selector)
          .evaluateAll((numbers) =>
            numbers.map(
              (number) => number.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(number).fontSize),
            ),
          ),
      );
    }
    expect(heights.flat()).toHaveLength(4);
    expect(Math.max(...heights.flat())).toBeLessThan(1.2);
  });

  it('the text of an event has the width of a tablet, under its poster and facts', async () => {
    const page = await openPage('/events/8/trio-brezina-hra-jazz', {
      width: 768,
      reducedMotion: true,
      consent: 'none',
    });
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

  it.each([768, 1440])('an event alone in its month takes the width of the list, at %i px', async (width) => {
    const page = await openPage('/events', { width, reducedMotion: true, consent: 'none' });
    const month = page.locator('[data-event-list="open"] [data-event-month]').first();
    const measured = await month.evaluate((element) => {
      for (const other of element.querySelectorAll('li ~ li')) other.remove();
      const boxOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [list, card, poster, title] = ['ul', '.event-card', '.event-card-poster', '.event-card-title'].map(boxOf);
      return {
        isAsWide: Math.abs((card?.width ?? 0) - (list?.width ?? 1)) < 1,
        isBeside: (title?.left ?? 0) > (poster?.right ?? 0) && (title?.top ?? 0) < (poster?.bottom ?? 0),
      };
    });
    expect(measured).toEqual({ isAsWide: true, isBeside: true });
  });

  it('the table of cookies is whole on a phone, and its cells say their columns', async () => {
    const page = await openPage('/cookies', { width: 360, reducedMotion: true, consent: 'none' });
    const table = page.getByRole('region', { name: 'Tabuľka' });
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const said = await table
      .locator('td')
      .evaluateAll((cells) => cells.slice(0, 4).map((cell) => getComputedStyle(cell, '::before').content));
    expect(said).toEqual(['"Názov"', '"Kde"', '"Na čo slúži"', '"Platnosť"']);
  });

  it.each([
    ['/events/8/trio-brezina-hra-jazz', ['Trio Brezina hrá jazz']],
    ['/contact', ['Divadelná sála', '70 €/hod.', '25 %']],
    ['/events', ['Trio Brezina hrá jazz']],
    ['/', ['Aktuálne podujatia']],
  ])('%s says without scripts: %j', async (path, texts) => {
    const page = await openPage(path, { javaScript: false });
    const words = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    for (const text of texts) expect(words).toContain(text);
  });
});
