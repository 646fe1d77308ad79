import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openPage, siteUrl, withSite } from '../support/browser.ts';

withSite({ isWarm: true });

const TILES = 'https://tile.openstreetmap.org/';

/** Scripts run after the first paint. */
const untilAlive = (page: Page) => page.evaluate(() => Reflect.get(window, 'pageLoad'));

describe('Before any choice', () => {
  it('no page stores anything or asks a foreign host', async () => {
    const page = await openPage('/', { isWarm: false });
    for (const path of ['/', '/events', '/contact', '/about', '/gallery', '/events/3']) {
      await page.goto(siteUrl() + path);
      await untilAlive(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(await page.context().cookies(), path).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length), path).toBe(0);
    }
  });

  it('the banner offers both answers with the same weight, leads to the privacy document, keeps low, and is short on a phone', async () => {
    const page = await openPage('/about', { width: 1440, height: 700 });
    const banner = page.getByRole('region', { name: 'Súhlas s cookies' });
    const looks = await Promise.all(
      ['Súhlasím', 'Odmietnuť'].map((name) =>
        page.getByRole('button', { name }).evaluate((button) => {
          const { fontSize, fontWeight, color, backgroundColor, borderColor } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return {
            tag: button.tagName,
            fontSize,
            fontWeight,
            color,
            backgroundColor,
            borderColor,
            width: Math.round(width),
            height,
          };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    await expectAccessible(page);
    const link = banner.getByRole('link', { name: 'Ochrana osobných údajov' });
    expect(await link.getAttribute('href')).toBe('/privacy');

    const long = await banner.innerText();
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await link.isVisible(), `${width} px`).toBe(true);
      expect((await banner.boundingBox())?.height, `${width} px`).toBeLessThan(700 / 3);
    }
    expect((await banner.innerText()).length).toBeLessThan(long.length);
    expect(long).toContain('interaktívnych máp');
  });

  it('the banner never covers what has the focus', async () => {
    const page = await openPage('/partners', { width: 360, height: 700, reducedMotion: true });
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
        const focused = document.activeElement;
        if (!banner || !focused || banner.contains(focused) || focused === document.body) return false;
        const box = focused.getBoundingClientRect();
        return box.top >= banner.getBoundingClientRect().top;
      });
      expect(hidden).toBe(false);
    }
  });
});

describe('The choice', () => {
  it('is remembered for 365 days and the banner goes, until the stored one has been tampered with', async () => {
    const page = await openPage('/about');
    const banner = page.getByRole('region', { name: 'Súhlas s cookies' });
    for (const [name, agreed] of [
      ['Súhlasím', true],
      ['Odmietnuť', false],
    ] as const) {
      await page.context().clearCookies();
      await page.reload();
      await untilAlive(page);
      await page.getByRole('button', { name }).click();
      await banner.waitFor({ state: 'hidden' });
      // The browser keeps a cookie a moment later.
      const names = async () => (await page.context().cookies()).map((cookie) => cookie.name).sort();
      await expect.poll(names, { message: name }).toEqual(['gdpr_choice_made', 'gdpr_consents']);
      const cookies = await page.context().cookies();
      const stored = cookies.find((cookie) => cookie.name === 'gdpr_consents');
      const choice = JSON.parse(decodeURIComponent(stored?.value ?? ''));
      expect(choice, name).toMatchObject({ analytics: agreed, maps: agreed });
      expect(stored?.path, name).toBe('/');
      const nowSeconds = await page.evaluate(() => Date.now() / 1000);
      expect(Math.round(((stored?.expires ?? 0) - nowSeconds) / 86_400), name).toBeGreaterThanOrEqual(364);
      await page.reload();
      expect(await banner.isVisible(), name).toBe(false);
    }

    await page.evaluate(() => {
      document.cookie = 'gdpr_consents=%7B%22maps%22%3A%22yes%22%7D; path=/';
    });
    await page.reload();
    await banner.waitFor();
  });

  it('made by keyboard leaves the focus where it was, or on the content when it was nowhere', async () => {
    const page = await openPage('/about');
    const decline = async () => {
      await page.getByRole('button', { name: 'Odmietnuť' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Súhlas s cookies' }).waitFor({ state: 'hidden' });
    };
    const hasFocus = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element === document.activeElement);
    await page.locator('.brand').first().focus();
    await decline();
    expect(await hasFocus('.brand')).toBe(true);

    await page.context().clearCookies();
    await page.reload();
    await untilAlive(page);
    await decline();
    expect(await hasFocus('main')).toBe(true);
  });

  it('can be changed from the footer of any page, by purpose', async () => {
    const page = await openPage('/partners', { consent: 'none' });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Nastavenia cookies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nastavenia cookies' });
    await expectAccessible(page);
    expect(await dialog.innerText()).toContain('Viac sa dočítate na stránke Cookies.');
    await dialog.getByRole('checkbox', { name: /Interaktívne mapy/ }).check();
    await dialog.getByRole('button', { name: 'Uložiť nastavenia' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const stored = (await page.context().cookies()).find((cookie) => cookie.name === 'gdpr_consents');
    expect(JSON.parse(decodeURIComponent(stored?.value ?? ''))).toMatchObject({ analytics: false, maps: true });
  });

  it('is the first thing that the keyboard comes to after the skip link', async () => {
    const page = await openPage('/contact', { reducedMotion: true });
    const banner = page.getByRole('region', { name: 'Súhlas s cookies' });
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
    expect(await banner.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  it('made in another tab is followed when this one is looked at again', async () => {
    const page = await openPage('/about');
    const banner = page.getByRole('region', { name: 'Súhlas s cookies' });
    await banner.waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Odmietnuť' }).click();
    expect(await banner.isVisible()).toBe(true);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await banner.waitFor({ state: 'hidden' });
  });
});

describe('Visitor statistics', () => {
  it('run once in a visit, with the attributes that the site gives them', async () => {
    const page = await openPage('/about', { consent: { analytics: true, maps: false }, reducedMotion: true });
    await page.route('**/statistics.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.told = document.currentScript.dataset.websiteId;',
      }),
    );
    await page.evaluate(() => {
      Object.assign(window, { visited: [] });
      document.addEventListener('astro:after-swap', () => {
        document.body.dataset.analyticsSrc = '/statistics.js';
        document.body.dataset.analyticsAttributes = '{"data-website-id":"javorina"}';
      });
      document.addEventListener('astro:page-load', () => {
        const loaded = document.querySelectorAll('script[src="/statistics.js"]').length;
        Reflect.get(window, 'visited').push(`${location.pathname} ${loaded}`);
      });
    });
    for (const path of ['/partners', '/events', '/about']) {
      await page.locator(`header a[href="${path}"]`).first().click();
      await page.waitForFunction((to) => Reflect.get(window, 'visited').at(-1)?.startsWith(`${to} `), path);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'visited'))).toEqual(['/partners 1', '/events 0', '/about 0']);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))).toBe('javorina');
  });
});

/** Pixels from the middle of the map. Both are read at once, because the page may be scrolling. */
function tipOfPin(page: Page): Promise<{ x: number; y: number }> {
  return page.locator('[data-map-canvas]').evaluate((map) => {
    const [canvas, pin] = [map, map.querySelector('.map-pin')].map((element) => element?.getBoundingClientRect());
    if (!canvas || !pin) throw new Error('The map shows no pin');
    return {
      x: pin.x + pin.width / 2 - (canvas.x + canvas.width / 2),
      y: pin.bottom - (canvas.y + canvas.height / 2),
    };
  });
}

const MAP_LIBRARY = /\/draw-map\.[^/]*\.js/;
const MAP_STYLES = /\/map\.[^/]*\.css/;

async function chooseMaps(page: Page, isAllowed: boolean): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Nastavenia cookies' }).click();
  await page.getByRole('checkbox', { name: /Interaktívne mapy/ }).setChecked(isAllowed);
  await page.getByRole('button', { name: 'Uložiť nastavenia' }).click();
}

describe('The map', () => {
  it('is a message with the address until maps are allowed, and the Navigate menu works without', async () => {
    const page = await openPage('/contact', { consent: 'none' });
    await page.getByText('Cookies, ktoré umožňujú zobraziť mapu, nie sú povolené.').waitFor();
    await page.getByText('Navigovať', { exact: true }).click();
    const links = page.locator('[data-navigate] a');
    expect((await links.allInnerTexts()).map((text) => text.split('\n')[0]?.split(' (')[0]?.trim())).toEqual(
      expect.arrayContaining([expect.stringContaining('Google Maps'), expect.stringContaining('Mapy.cz')]),
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-navigate]').evaluate((menu: HTMLDetailsElement) => menu.open)).toBe(false);
  });

  it('is drawn once allowed, from the named host only, speaks Slovak, is dragged by a mouse, and goes with the consent', async () => {
    const page = await openPage('/contact', {
      consent: { analytics: false, maps: true },
      isWarm: false,
      allowForeign: [TILES],
    });
    const place = page.locator('[data-place-map]');
    await place.scrollIntoViewIfNeeded();
    await page.locator('.leaflet-tile').first().waitFor({ state: 'attached' });
    await page.getByRole('link', { name: /OpenStreetMap/ }).waitFor();
    const tip = await tipOfPin(page);
    expect(Math.abs(tip.x)).toBeLessThan(4);
    expect(Math.abs(tip.y)).toBeLessThan(10);
    await place.getByRole('button', { name: 'Priblížiť mapu' }).waitFor();
    await place.getByRole('button', { name: 'Oddialiť mapu' }).waitFor();

    const box = await page.locator('[data-map-canvas]').boundingBox();
    if (box === null) throw new Error('There is no map');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + 80, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, middle, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await tipOfPin(page)).x - tip.x).toBeGreaterThan(40);

    await page.getByRole('contentinfo').getByRole('button', { name: 'Nastavenia cookies' }).click();
    await page.getByRole('checkbox', { name: /Interaktívne mapy/ }).uncheck();
    await page.getByRole('button', { name: 'Uložiť nastavenia' }).click();
    await page.getByText('Cookies, ktoré umožňujú zobraziť mapu, nie sú povolené.').waitFor();
    expect(await page.locator('.leaflet-tile').count()).toBe(0);
  });

  it('is allowed where it is missing, and nothing else with it', async () => {
    const page = await openPage('/contact', { allowForeign: [TILES] });
    const place = page.locator('[data-place-map]');
    await place.getByRole('button', { name: 'Povoliť a zobraziť mapu' }).press('Enter');
    await page.locator('.leaflet-tile').first().waitFor({ state: 'attached' });
    expect(await page.locator('[data-map-canvas]').evaluate((map) => map === document.activeElement)).toBe(true);
    const stored = (await page.context().cookies()).find((cookie) => cookie.name === 'gdpr_consents');
    expect(JSON.parse(decodeURIComponent(stored?.value ?? ''))).toMatchObject({ analytics: false, maps: true });
    expect(await page.getByRole('region', { name: 'Súhlas s cookies' }).isVisible()).toBe(false);
  });

  it('lets a thumb scroll past it, and says that two fingers move it', async () => {
    const page = await openPage('/partners', {
      consent: { analytics: false, maps: true },
      width: 360,
      height: 740,
      reducedMotion: true,
      isWarm: false,
      allowForeign: [TILES],
    });
    const touch = await page.context().newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.goto(`${siteUrl()}/contact`);
    await untilAlive(page);
    const place = page.locator('[data-place-map]');
    await place.scrollIntoViewIfNeeded();
    await page.locator('.leaflet-tile').first().waitFor({ state: 'attached' });
    const box = await place.boundingBox();
    if (box === null) throw new Error('There is no map');
    const before = { tip: await tipOfPin(page), top: await page.evaluate(() => scrollY) };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const moved of [50, 100, 150])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] });
    await place.getByText('Mapu posuniete dvoma prstami.').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.top + 80);
    expect((await tipOfPin(page)).y).toBeCloseTo(before.tip.y, 0);
  });

  it('is drawn once for those who change their mind while it is on its way', async () => {
    const page = await openPage('/contact', { consent: 'none', isWarm: false, allowForeign: [TILES] });
    let goOn = () => {};
    const isDecided = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(MAP_LIBRARY, async (route) => {
      await isDecided;
      await route.continue();
    });
    const place = page.locator('[data-place-map]');
    const asked = page.waitForRequest(MAP_LIBRARY);
    await chooseMaps(page, true);
    await place.scrollIntoViewIfNeeded();
    await asked;
    await chooseMaps(page, false);
    await chooseMaps(page, true);
    await place.scrollIntoViewIfNeeded();
    goOn();
    await page.locator('.leaflet-tile').first().waitFor({ state: 'attached' });
    expect(await page.locator('.leaflet-control-zoom').count()).toBe(1);
  });

  it('that cannot be loaded says so, and comes when it is asked for again', async () => {
    const page = await openPage('/contact', {
      consent: { analytics: false, maps: true },
      isWarm: false,
      allowForeign: [TILES],
      allowErrors: [/Failed to load/],
    });
    await page.route(MAP_STYLES, (route) => route.abort());
    const place = page.locator('[data-place-map]');
    await place.scrollIntoViewIfNeeded();
    await place.getByText('Mapa sa nenačítala').waitFor();
    expect(await place.getByText('nie sú povolené').isVisible()).toBe(false);
    await expectAccessible(page);
    await page.unroute(MAP_STYLES);
    await place.getByRole('button', { name: 'Skúsiť znova' }).click();
    await page.locator('.leaflet-tile').first().waitFor({ state: 'attached' });
    expect(await place.getByText('Mapa sa nenačítala').isVisible()).toBe(false);
  });
});
