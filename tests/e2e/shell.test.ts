import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage, siteUrl, untilScriptsHaveRun, withSite } from '../support/browser.ts';

withSite({ isWarm: true });

const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

async function openWithout(path: string, isMissing: (address: string) => boolean) {
  const page = await openPage('/robots.txt', { consent: 'none', isWarm: false, allowErrors: [/404|Failed to load/] });
  await page.route(
    ({ href }) => isMissing(decodeURIComponent(href)),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.goto(siteUrl() + path);
  return page;
}

/** @returns a function that lets them come */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** In Safari a press never focuses a button or link, and blurs what had the focus. */
async function pressAsInSafari(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('mousedown', (event) => {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
}

describe('The page shell', () => {
  it('goes on within its own release, with no curtain for those who ask for no motion, and loads a page of another whole', async () => {
    const page = await openPage('/about', { consent: 'none', reducedMotion: true });
    const links = page.getByRole('navigation', { name: 'Hlavná navigácia' });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await links.getByRole('link', { name: 'Podujatia' }).click();
    await page.getByRole('heading', { level: 1, name: 'Všetky podujatia' }).waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(await page.locator('.curtain').count()).toBe(0);
    await page.route('**/partners', async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: text.replace(/data-release="\w+"/, 'data-release="other"'),
      });
    });
    await links.getByRole('link', { name: 'Partneri' }).click();
    await page.waitForFunction(() => location.pathname === '/partners' && !('isSame' in window));
  });

  it('opens the menu of small screens by keyboard, closes it by Escape, a press or a focus elsewhere, and gives the focus back', async () => {
    const page = await openPage('/about', { width: 360, consent: 'none' });
    const button = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('link', { name: 'Galéria' });
    await button.focus();
    await page.keyboard.press('Enter');
    await link.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await pressAsInSafari(page);
    const leave = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown'),
      () => page.locator('main a').first().focus(),
    ];
    for (const close of leave) {
      await button.click();
      await link.waitFor();
      await close();
      await link.waitFor({ state: 'hidden' });
    }
  });

  it('keeps the menu of map applications until one of them is chosen, whatever browsers focus', async () => {
    const page = await openPage('/contact', { consent: 'none' });
    await pressAsInSafari(page);
    const menu = page.locator('[data-navigate]');
    const isOpen = () => menu.evaluate((element: HTMLDetailsElement) => element.open);
    await menu.getByText('Navigovať').click();
    await menu.getByRole('link').first().focus();
    const second = menu.getByRole('link').nth(1);
    await second.evaluate((link) => link.setAttribute('href', '/partners'));
    const opened = page.waitForEvent('popup');
    await second.click();
    expect(new URL((await opened).url()).pathname).toBe('/partners');

    await page.getByRole('heading', { level: 1 }).click();
    expect(await isOpen()).toBe(false);
    await menu.getByText('Navigovať').click();
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await menu.getByText('Navigovať').click();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    expect(await isOpen()).toBe(false);
  });

  it('opens the menu before the rest of the scripts has come', async () => {
    const page = await openPage('/robots.txt', { width: 360, consent: 'none', isWarm: false });
    await holdBack(page, /\/build\/.*\.js$/);
    await page.goto(`${siteUrl()}/about`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Galéria' }).waitFor();
    await page.getByRole('button', { name: 'Zavrieť' }).click();
    await page.getByRole('link', { name: 'Galéria' }).waitFor({ state: 'hidden' });
  });

  it('works on a page that was reached before all scripts of the first had come', async () => {
    const page = await openPage('/robots.txt', { consent: 'none', isWarm: false });
    const release = await holdBack(page, /\/build\/ConsentBanner[^/]*\.js$/);
    await page.goto(`${siteUrl()}/about`);
    await page.waitForFunction(() => history.state !== null);
    await page.getByRole('link', { name: 'Ako sa k\u00a0nám dostanete' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prenájom a\u00a0kontakt' }).waitFor();
    release();
    const settings = page.getByRole('dialog', { name: 'Nastavenia cookies' });
    await expect
      .poll(async () => {
        await page.getByRole('contentinfo').getByRole('button', { name: 'Nastavenia cookies' }).click();
        return settings.isVisible();
      })
      .toBe(true);
    await settings.getByRole('button', { name: 'Zrušiť' }).click();
    const question = page.locator('[data-faq] button').first();
    await question.click();
    expect(await question.getAttribute('aria-expanded')).toBe('true');
  });

  it('has scripts of its own run on a page that the router brings, within the policy', async () => {
    const page = await openPage('/', { consent: 'none' });
    const goTo = async (link: string, title: string) => {
      await page.getByRole('banner').getByRole('link', { name: link }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.locator('.curtain').waitFor({ state: 'detached' });
    };
    await goTo('Prenájom', 'Prenájom a\u00a0kontakt');
    const question = page.locator('[data-faq] button').first();
    await question.click();
    expect(await question.getAttribute('aria-expanded')).toBe('true');
    await goTo('O\u00a0nás', 'O\u00a0nás');
    await page.getByRole('button', { name: 'Časová os: posunúť doprava' }).click();
    const before = page.getByRole('button', { name: 'Časová os: posunúť doľava' });
    await expect.poll(() => before.getAttribute('aria-disabled')).not.toBe('true');
  });

  it('is left without an error while a part of it is only beginning to work', async () => {
    const page = await openPage('/about', { consent: 'none', reducedMotion: true, isWarm: false });
    // React goes on by messages to itself, so it begins with a part and never comes further.
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => {};
    });
    await page.goto(`${siteUrl()}/`);
    await untilScriptsHaveRun(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator('astro-island[component-export="EventsSearch"]').scrollIntoViewIfNeeded();
    await page.locator('astro-island[component-export="EventsSearch"]:not([ssr])').waitFor();
    await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name: 'Partneri' }).click();
    await page.getByRole('heading', { level: 1, name: 'Partneri' }).waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  it('lets the keyboard skip to the content', async () => {
    const page = await openPage('/about', { consent: 'none' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('obsah');
  });

  it('shows the curtain while the next page is on its way, and takes it away again', async () => {
    const page = await openPage('/about', { consent: 'none' });
    const release = await holdBack(page, /\/partners$/);
    await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name: 'Partneri' }).click();
    await page.locator('.curtain').first().waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: 'Partneri' }).waitFor();
    await page.clock.runFor(1000);
    await page.locator('.curtain').waitFor({ state: 'detached' });
  });

  it('takes the curtain away when the link leads to a file', async () => {
    const page = await openPage('/about', { consent: 'none' });
    const link = page.getByRole('link', { name: 'Ako sa k\u00a0nám dostanete' });
    await link.evaluate((element) => element.setAttribute('href', '/events.ics'));
    const release = await holdBack(page, /\/events\.ics$/);
    const file = page.waitForEvent('download');
    await link.click();
    await page.locator('.curtain').waitFor();
    release();
    await file;
    await page.clock.runFor(1000);
    await page.locator('.curtain').waitFor({ state: 'detached' });
  });

  it('takes the curtain away when the next page is no longer wanted', async () => {
    const page = await openPage('/', { consent: 'none' });
    await page.locator('astro-island[component-export="EventsSearch"]').scrollIntoViewIfNeeded();
    await page.locator('astro-island[component-export="EventsSearch"]:not([ssr])').waitFor();
    await page.evaluate(() => history.pushState(history.state, '', '/?od=2026-12-05&do=2026-12-05'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
    await page.route('**/partners', () => {});
    await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name: 'Partneri' }).click();
    await page.locator('.curtain').waitFor();
    await page.goBack();
    await page.clock.runFor(1000);
    await page.locator('.curtain').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Aktuálne podujatia' }).waitFor();
  });

  it('opens the curtain over a page that can be read, while its scripts are on their way', async () => {
    const page = await openPage('/about', { consent: 'none', isWarm: false });
    await holdBack(page, /\/build\/PlaceMap[^/]*\.js$/);
    await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name: 'Prenájom' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prenájom' }).waitFor();
    await page.clock.runFor(1000);
    await page.locator('.curtain').waitFor({ state: 'detached' });
  });

  it('shows the link to the admin area only to someone whose session the server knows, and asks once a visit', async () => {
    const { page } = await openAdmin('editor');
    await page.goto(`${siteUrl()}/partners`);
    const link = page.getByRole('link', { name: 'Administrácia' });
    await link.waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${siteUrl()}/about`);
    await link.waitFor();
    expect(asked).not.toContain('/api/user');
    await page.evaluate(() => localStorage.removeItem('auth_token'));
    await page.reload();
    await page.evaluate(() => Reflect.get(window, 'pageLoad'));
    expect(await link.count()).toBe(0);
  });

  it('drops a token that the server no longer accepts, and keeps one that it cannot judge now', async () => {
    const page = await openPage('/robots.txt', { consent: 'none', allowErrors: [/401|503/] });
    const tokenKept = () => page.evaluate(() => localStorage.getItem('auth_token'));
    await page.evaluate(() => localStorage.setItem('auth_token', 'zle'));
    await page.route('**/api/user', (route) => route.fulfill({ status: 503 }), { times: 1 });
    const answered = page.waitForResponse('**/api/user');
    await page.goto(`${siteUrl()}/about`);
    await answered;
    expect(await tokenKept()).toBe('zle');
    expect(await page.getByRole('link', { name: 'Administrácia' }).count()).toBe(0);
    await page.goto(`${siteUrl()}/about`);
    await expect.poll(tokenKept).toBeNull();
    expect(await page.getByRole('link', { name: 'Administrácia' }).count()).toBe(0);
  });

  it('has all it needs where the browser keeps no storage', async () => {
    const page = await openPage('/robots.txt', { consent: 'none', width: 360 });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(`${siteUrl()}/about`);
    await page.evaluate(() => Reflect.get(window, 'pageLoad'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Galéria' }).waitFor();
    expect(await page.getByRole('link', { name: 'Administrácia' }).count()).toBe(0);
  });

  it('answers an unknown address with the not-found page and status 404', async () => {
    const page = await openPage('/robots.txt', { allowErrors: [/404/] });
    const answer = await page.goto(`${siteUrl()}/taka/stranka/nie-je`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Táto stránka už dohrala' }).waitFor();
  });

  it('offers the sections and the footer of the specification, which leads staff to the sign-in', async () => {
    const page = await openPage('/partners', { consent: 'none' });
    const sections = page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link');
    expect(await sections.allInnerTexts()).toEqual(['Podujatia', 'Galéria', 'O nás', 'Prenájom', 'Partneri']);
    expect(await sections.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/events',
      '/gallery',
      '/about',
      '/contact#reservation-form',
      '/partners',
    ]);

    const footer = page.getByRole('contentinfo');
    for (const name of ['O nás', 'Náš tím', 'Priestory', 'Obecný úrad', 'Facebook', 'Instagram', 'Cookies'])
      await footer.getByRole('link', { name, exact: true }).waitFor();
    const words = (await footer.innerText()).replaceAll('\u00a0', ' ');
    expect(words).toContain('Javorová 12');
    expect(words).toContain('prenajmy@javorina.example');
    expect(words).toContain('© 2026 Dom kultúry Javorina');
    for (const contact of ['+421 2 0000 0154', 'IČO 00000151', 'Zriaďovateľ: Obec Trnávka', 'Správca obsahu'])
      expect(words).toContain(contact);
    expect(words).toContain('Technický prevádzkovateľ');

    await footer.getByRole('link', { name: 'Prihlásenie pre zamestnancov' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prihlásenie' }).waitFor();
  });

  it('counts the year of the copyright at the visitor’s moment', async () => {
    const page = await openPage('/partners', { consent: 'none', now: '2028-01-01T10:00:00+01:00' });
    expect(await page.getByRole('contentinfo').innerText()).toContain('© 2028');
  });

  const isPosterAsAvif = (address: string) => address.includes('/events/') && address.includes('fm=avif');

  it('takes the plain picture where the better format cannot be loaded', async () => {
    const page = await openWithout('/', isPosterAsAvif);
    const poster = page.locator('.event-card-poster img').first();
    await expect.poll(() => poster.evaluate(isDrawn)).toBe(true);
    expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/storage\/events\/.*w=800$/);
  });

  it('takes it as well for a picture that failed before the scripts ran', async () => {
    const page = await openWithout('/robots.txt', isPosterAsAvif);
    await page.addInitScript(() => {
      addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    const hasFailed = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;
    const poster = page.locator('.event-card-poster img').first();
    // All scripts share one: the first to load repairs the picture.
    let failed: Promise<void> | undefined;
    await page.route('**/build/*.js', async (route) => {
      failed ??= expect.poll(() => poster.evaluate(hasFailed)).toBe(true);
      await failed;
      await route.continue();
    });
    await page.goto(`${siteUrl()}/`);
    await expect.poll(() => poster.evaluate(isDrawn)).toBe(true);
  });

  it('replaces a picture that cannot be loaded by a drawn placeholder and keeps its description', async () => {
    const page = await openWithout('/about', (address) => address.includes('about-hero'));
    const hero = page.locator('main img').first();
    await expect.poll(() => hero.getAttribute('src')).toContain('placeholder-about.svg');
    await expect.poll(() => hero.evaluate(isDrawn)).toBe(true);
    expect(await hero.getAttribute('alt')).toMatch(/\S/);
  });
});

describe('The formats offered for a picture', () => {
  it('take no place of their own: in a grid the picture stands beside its words', async () => {
    const page = await openPage('/about', { consent: 'none', width: 1440 });
    const visit = page.getByRole('region', { name: 'Navštívte nás' });
    const [words, picture] = await Promise.all([
      visit.getByRole('heading').boundingBox(),
      visit.getByRole('img').boundingBox(),
    ]);
    if (words === null || picture === null) throw new Error('The invitation to visit is not shown');
    expect(picture.x).toBeGreaterThan(words.x + words.width);
  });
});

describe('Fonts and scripts', () => {
  const loadedFonts = () =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      // Chromium quotes names of two words, unless a style gives the font.
      .map(({ family }) => family.replaceAll('"', ''));

  it('are asked for when the page has been painted, and stay when the router brings the next one', async () => {
    const page = await openPage('/about', { width: 412, height: 823, isWarm: false });
    await expect.poll(() => page.evaluate(loadedFonts)).toContain('Figtree');
    const [paintedAt, files] = await page.evaluate(async () => {
      const entriesOf = (type: string) =>
        new Promise<PerformanceEntryList>((found) => {
          new PerformanceObserver((list) => found(list.getEntries())).observe({ type, buffered: true });
        });
      const [paint] = (await entriesOf('paint')).filter(({ name }) => name === 'first-contentful-paint');
      const fetched = (await entriesOf('resource')).filter(({ name }) => /\.(js|woff2)$/.test(name));
      return [paint?.startTime, fetched.map(({ startTime }) => startTime)] as const;
    });
    expect(files.length).toBeGreaterThan(5);
    expect(Math.min(...files)).toBeGreaterThanOrEqual(paintedAt ?? Number.POSITIVE_INFINITY);
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ochrana osobných údajov', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ochrana' }).waitFor();
    const fonts = await page.evaluate(loadedFonts);
    expect(fonts).toContain('Bricolage Grotesque');
    expect(fonts).not.toContain('Bricolage Numerals');
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  });

  it('bring the figures of the display size with the others, where a page shows days', async () => {
    const page = await openPage('/events', { width: 412, height: 823, isWarm: false });
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    expect(await page.evaluate(loadedFonts)).toContain('Bricolage Numerals');
    const day = page.locator('[data-date-part="day"]').first();
    expect(await day.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"?Bricolage Numerals/);
  });

  it('reach every letter of the first page, whatever was chosen about cookies, and of the next one', async () => {
    const page = await openPage('/contact', { width: 412, height: 823, isWarm: false });
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    const families = () =>
      page.evaluate(() => {
        const elements = [...document.querySelectorAll('body *:not(script, style, noscript)')];
        const hasWords = ({ childNodes }: Element) =>
          [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
        const familyOf = (element: Element) =>
          getComputedStyle(element).fontFamily.replaceAll('"', '').split(', ')[0] ?? '';
        return [...new Set(elements.filter(hasWords).map(familyOf))].sort();
      });
    expect(await families()).toEqual(['Bricolage Grotesque', 'Figtree']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ochrana osobných údajov', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ochrana' }).waitFor();
    expect(await families()).toEqual(['Bricolage Grotesque', 'Figtree']);
  });

  it('leave the part of a page where it is to which its address leads', async () => {
    const page = await openPage('/contact#faq', { width: 412, height: 823, isWarm: false });
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    const top = () => page.locator('#faq').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(60);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  it('do not wait for a largest paint in a browser that tells only of the first', async () => {
    const page = await openPage('/about', { isWarm: false });
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['paint'] });
      const { observe } = PerformanceObserver.prototype;
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type === 'paint') observe.call(this, options);
      };
    });
    // The clock also stops the timer that would end the wait.
    await page.clock.pauseAt(new Date('2026-11-21T10:00:00+01:00'));
    await page.reload();
    await page.evaluate(() => Reflect.get(window, 'pageLoad'));
    await expect.poll(() => page.evaluate(loadedFonts)).toContain('Figtree');
  });

  it('need no scripts to be there, as far as fonts go', async () => {
    const page = await openPage('/about', { javaScript: false });
    await expect.poll(() => page.evaluate(loadedFonts)).toContain('Figtree');
  });
});

describe('Events that end after the build', () => {
  it('fade on the list at the visitor’s moment', async () => {
    const page = await openPage('/events', { consent: 'none', now: '2027-01-10T09:00:00+01:00' });
    const card = page.locator('[data-event-card="8"]');
    expect(await card.getAttribute('class')).toContain('event-card--ended');
    expect(await card.getByText('skončené').isVisible()).toBe(true);
  });

  it('offer no ticket on their page any more', async () => {
    const page = await openPage('/events/8/trio-brezina-hra-jazz', {
      consent: 'none',
      now: '2027-01-10T09:00:00+01:00',
    });
    await page.getByText('Toto podujatie sa už skončilo.').waitFor();
    expect(await page.getByRole('link', { name: 'Rezervovať vstupenku' }).count()).toBe(0);
  });

  it('say of a cancelled one that it is cancelled, not that it is over', async () => {
    const page = await openPage('/events/11', { consent: 'none', now: '2027-01-10T09:00:00+01:00' });
    const article = page.getByRole('article').first();
    expect(await article.getByText('Toto podujatie je zrušené.').isVisible()).toBe(true);
    expect(await article.getByText('zrušené', { exact: true }).isVisible()).toBe(true);
    expect(await article.getByText(/skončen|skončilo/).count()).toBe(0);
  });

  it('still offer the ticket before their end', async () => {
    const page = await openPage('/events/8/trio-brezina-hra-jazz', { consent: 'none' });
    const ticket = page.getByRole('link', { name: /Rezervovať vstupenku/ });
    expect(await ticket.getAttribute('target')).toBe('_blank');
    expect(await page.getByText('Toto podujatie sa už skončilo.').isVisible()).toBe(false);
  });
});

describe('The events page', () => {
  it('folds the months after the next three, without scripts too, and a word found in them opens them', async () => {
    const page = await openPage('/events', { consent: 'none' });
    const folded = page.locator('details[data-event-month]');
    const february = folded.filter({ has: page.getByRole('heading', { name: 'február 2027' }) });
    const events = february.locator('[data-event-item]');
    expect(await events.first().isVisible()).toBe(false);
    await february.locator('summary').click();
    await events.first().waitFor();
    await february.locator('summary').click();
    const word = (await events.first().locator('h4').textContent()) ?? '';
    await page.getByRole('searchbox', { name: 'Hľadať podľa slova' }).fill(word);
    await events.first().waitFor();
    await page.getByRole('searchbox', { name: 'Hľadať podľa slova' }).fill('');
    await events.first().waitFor({ state: 'hidden' });
    expect(await page.locator('section[data-event-month]').count()).toBe(4);
  });

  it('finds events by a word without diacritics and says how many, and so when there are none', async () => {
    const page = await openPage('/events', { consent: 'none' });
    const word = page.getByRole('searchbox', { name: 'Hľadať podľa slova' });
    await word.fill('susedsky bazar');
    await page.locator('[data-event-card="20"]').waitFor();
    expect(await page.locator('[data-event-item]:visible').count()).toBe(1);
    expect(await page.getByRole('status').first().innerText()).toContain('1');
    await word.fill('xyzxyz');
    await page.getByText('Nič sme nenašli.').waitFor();
  });

  it('finds what was typed before its scripts had come', async () => {
    const page = await openPage('/robots.txt', { consent: 'none', isWarm: false });
    const release = await holdBack(page, /\/build\/.*\.js$/);
    await page.goto(`${siteUrl()}/events`);
    await page.getByRole('searchbox', { name: 'Hľadať podľa slova' }).fill('susedsky bazar');
    release();
    await expect.poll(() => page.locator('[data-event-item]:visible').count()).toBe(1);
  });

  it('finds what was sent before its scripts had come', async () => {
    const page = await openPage('/events?slovo=susedsky+bazar', { consent: 'none' });
    expect(await page.getByRole('searchbox', { name: 'Hľadať podľa slova' }).inputValue()).toBe('susedsky bazar');
    expect(await page.locator('[data-event-item]:visible').count()).toBe(1);
  });

  it('lists what has ended since it was built among what is over, under its month, latest first', async () => {
    const page = await openPage('/events', { consent: 'none', now: '2026-12-20T12:00:00+01:00' });
    const now = Date.parse('2026-12-20T12:00:00+01:00');
    const endsIn = (list: string) =>
      page
        .locator(`[data-event-list="${list}"] [data-ends]`)
        .evaluateAll((cards) => cards.map((card) => Date.parse((card as HTMLElement).dataset.ends ?? '')));
    await page.locator('[data-event-list="ended"] [data-event-month="2026-12"]').waitFor();
    expect((await endsIn('open')).every((end) => end > now)).toBe(true);
    expect((await endsIn('ended')).every((end) => end <= now)).toBe(true);
    const months = await page
      .locator('[data-event-list="ended"] [data-event-month]')
      .evaluateAll((found) => found.map((month) => (month as HTMLElement).dataset.eventMonth ?? ''));
    expect(months).toEqual([...new Set(months)].sort().reverse());
    expect(await page.locator('[data-event-list="open"] [data-event-item]').first().isVisible()).toBe(true);
  });

  it('keeps the word in the address, for Back, a reload and whoever gets the link', async () => {
    const page = await openPage('/events', { consent: 'none', reducedMotion: true });
    const word = page.getByRole('searchbox', { name: 'Hľadať podľa slova' });
    await word.fill('koncert');
    const found = await page.locator('[data-event-item]:visible').count();
    expect(new URL(page.url()).search).toBe('?slovo=koncert');
    await page.locator('[data-event-item]:visible').last().getByRole('link', { name: 'Zobraziť viac' }).click();
    await page.getByRole('link', { name: '← Všetky podujatia' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Všetky podujatia' }).waitFor();
    expect(await word.inputValue()).toBe('koncert');
    expect(await page.locator('[data-event-item]:visible').count()).toBe(found);
    await word.fill('');
    expect(new URL(page.url()).search).toBe('');
  });

  it.each([
    ['the router', true],
    ['whole pages', false],
  ])('comes back to the months that were opened and to the same place, by %s', async (_way, byRouter) => {
    const page = await openPage('/events', { consent: 'none', width: 412, height: 700, reducedMotion: true });
    // The lines are longer in the fonts that come late.
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    const folded = page.locator('[data-event-list="open"] details[data-event-month]');
    for (const month of await folded.all()) await month.locator('summary').click();
    const last = folded.last().locator('[data-event-item]').last();
    await last.scrollIntoViewIfNeeded();
    const place = () =>
      last.evaluate((element) => ({ top: element.getBoundingClientRect().top, seen: element.checkVisibility() }));
    const before = await place();
    const isBack = async () => {
      const now = await place();
      return now.seen && Math.abs(now.top - before.top) < 3;
    };
    // The router notes the place after scrolling.
    await page.waitForFunction(() => Math.abs(history.state.scrollY - scrollY) < 2);
    const link = last.getByRole('link', { name: 'Zobraziť viac' });
    if (!byRouter) await link.evaluate((element) => element.setAttribute('data-astro-reload', ''));
    await link.click();
    await page.getByRole('link', { name: 'Všetky podujatia' }).waitFor();
    if (!byRouter) await page.reload();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Všetky podujatia' }).waitFor();
    await expect.poll(isBack).toBe(true);
    await page.reload();
    await expect.poll(isBack).toBe(true);
    const others = (await folded.count()) - 1;
    await folded.first().locator('summary').click();
    await page.waitForFunction((count) => history.state.months?.length === count, others);
    await page.reload();
    expect(await folded.first().evaluate((month: HTMLDetailsElement) => month.open)).toBe(false);
  });
});
