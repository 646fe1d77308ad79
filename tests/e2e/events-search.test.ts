import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventCount } from '../../src/domain/words/plural.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage, withSite } from '../support/browser.ts';
import { listen } from '../support/heard.ts';
import { forEachLook } from '../support/looks.ts';

withSite({ isWarm: true });

const CONCERT = 'Adventný koncert súboru Kvietok';
const CONCERT_DAY = '?od=2026-12-05&do=2026-12-05';
const NOTHING_PLANNED = '?od=2031-12-01&do=2031-12-31';
const CALLS = '**/api/events/upcoming/**';
const CALENDAR_CHUNK = /DateRangeCalendar[^/]*\.(js|tsx)/;

type Options = Parameters<typeof openPage>[1];

async function openSearch(search = '', options: Options = {}): Promise<Page> {
  const page = await openPage(`/${search}`, { consent: 'none', reducedMotion: true, ...options });
  await untilAlive(page);
  return page;
}

async function untilAlive(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Aktuálne podujatia' }).scrollIntoViewIfNeeded();
  await page.locator('astro-island[component-export="EventsSearch"]:not([ssr])').waitFor();
}

const section = (page: Page) => page.getByRole('region', { name: 'Aktuálne podujatia' });
const field = (page: Page) => section(page).locator('button[aria-haspopup="dialog"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Výber obdobia' });
const day = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const apply = (page: Page) => dialog(page).getByRole('button', { name: 'Použiť' });
const status = (page: Page) => section(page).getByRole('status');
const titles = (page: Page) => section(page).locator('.event-card-title').allTextContents();
const shownRange = (page: Page) => field(page).locator('span:not(.visually-hidden)').textContent();
const fieldsNamed = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true }).count();
const press = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true }).click();

async function openCalendar(page: Page): Promise<void> {
  await field(page).click();
  await dialog(page).getByRole('grid').waitFor();
}

async function typeRange(page: Page, start: string, end: string): Promise<void> {
  await openCalendar(page);
  await dialog(page).getByLabel('Od', { exact: true }).fill(start);
  await dialog(page).getByLabel('Do', { exact: true }).fill(end);
  await apply(page).click();
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a press that comes before the scripts of the search is not lost', async () => {
  const page = await openPage('/partners', { consent: 'none', reducedMotion: true, isWarm: false });
  let goOn = () => {};
  const pressed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/EventsSearch\.[^/]*\.js/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(new URL('/', page.url()).href);
  await field(page).scrollIntoViewIfNeeded();
  await field(page).click();
  expect(await dialog(page).count()).toBe(0);
  goOn();
  await dialog(page).waitFor();
});

describe('the next events', () => {
  test('stand there without scripts, and the search is not offered', async () => {
    const page = await openPage('/', { javaScript: false });
    expect(await titles(page)).toHaveLength(3);
    expect(await field(page).isVisible()).toBe(false);
    expect(await section(page).getByRole('link', { name: 'Pozrieť všetky podujatia' }).isVisible()).toBe(true);
  });

  test("are those of the visitor's moment, without asking the server, also when the tab is looked at again", async () => {
    const left = await openSearch();
    const built = await titles(left);
    await left.clock.setFixedTime(new Date('2026-11-22T09:00:00+01:00'));
    await left.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(async () => (await titles(left))[0]).not.toBe(built[0]);

    const calls: string[] = [];
    const page = await openSearch('', { now: '2026-12-01T09:00:00+01:00' });
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await expect.poll(() => titles(page)).not.toEqual(built);
    expect(await titles(page)).toHaveLength(3);
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});

describe('the calendar', () => {
  test('is loaded with the first opening, speaks Slovak, is walked through by keyboard, and forgets what was not applied', async () => {
    const page = await openSearch('', { isWarm: false });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.waitForTimeout(300);
    expect(loaded.filter((url) => CALENDAR_CHUNK.test(url))).toEqual([]);
    await openCalendar(page);
    expect(loaded.filter((url) => CALENDAR_CHUNK.test(url))).toHaveLength(1);

    const columns = dialog(page).getByRole('columnheader');
    expect(await columns.allTextContents()).toEqual(['Po', 'Ut', 'St', 'Št', 'Pi', 'So', 'Ne']);
    expect(await columns.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('abbr')))).toEqual([
      'pondelok',
      'utorok',
      'streda',
      'štvrtok',
      'piatok',
      'sobota',
      'nedeľa',
    ]);
    await dialog(page).getByRole('button', { name: 'Nasledujúci mesiac' }).click();
    await dialog(page).locator('[aria-live="polite"]', { hasText: 'december 2026' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Predchádzajúci mesiac' }).click();
    await dialog(page).getByRole('grid', { name: 'november 2026' }).waitFor();

    await day(page, 'pondelok 30. novembra 2026').click();
    await page.getByRole('heading', { name: 'Aktuálne podujatia' }).click();
    expect(await dialog(page).count()).toBe(0);
    await openCalendar(page);
    expect(await dialog(page).locator('[aria-selected="true"]').count()).toBe(0);
    await page.keyboard.press('Escape');

    await field(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('sobota 21.\u00a0novembra 2026, dnes');
    for (const [key, name] of [
      ['ArrowRight', 'nedeľa 22.\u00a0novembra 2026'],
      ['ArrowDown', 'nedeľa 29.\u00a0novembra 2026'],
      ['Home', 'pondelok 23.\u00a0novembra 2026'],
      ['End', 'nedeľa 29.\u00a0novembra 2026'],
      ['ArrowUp', 'nedeľa 22.\u00a0novembra 2026'],
      ['PageDown', 'utorok 22.\u00a0decembra 2026'],
      ['ArrowLeft', 'pondelok 21.\u00a0decembra 2026'],
      ['PageUp', 'sobota 21.\u00a0novembra 2026, dnes'],
      ['Shift+PageDown', 'nedeľa 21.\u00a0novembra 2027'],
      ['Shift+PageUp', 'sobota 21.\u00a0novembra 2026, dnes'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedName(page), { message: key }).toBe(name);
    }
    expect(await dialog(page).locator('td button[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await dialog(page).getByText('Vybrané: 21. novembra – 28. novembra 2026.').waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(0);
    expect(await field(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await shownRange(page)).toBe('Vyberte dátum');
  });

  test('takes the start, then the end, swaps them, and starts anew with a third day; days typed by hand are taken, too', async () => {
    const page = await openSearch();
    await openCalendar(page);
    expect(await apply(page).isDisabled()).toBe(true);
    expect(await apply(page).getAttribute('aria-describedby')).toBe(
      await dialog(page).getByText('Vyberte začiatok a koniec obdobia.').getAttribute('id'),
    );

    await day(page, 'štvrtok 26. novembra 2026').click();
    await dialog(page).getByText('Začiatok 26. novembra 2026 vybraný, vyberte koniec.').waitFor();
    expect(await apply(page).isDisabled()).toBe(true);

    await day(page, 'streda 11. novembra 2026').click();
    await dialog(page).getByText('Vybrané: 11. novembra – 26. novembra 2026.').waitFor();
    expect(await dialog(page).locator('[aria-selected="true"]').count()).toBe(16);

    await day(page, 'pondelok 30. novembra 2026').click();
    await dialog(page).getByText('Začiatok 30. novembra 2026 vybraný, vyberte koniec.').waitFor();
    expect(await dialog(page).locator('[aria-selected="true"]').count()).toBe(1);

    await day(page, 'pondelok 30. novembra 2026').click();
    await apply(page).click();
    expect(await shownRange(page)).toBe('30.11 - 30.11');
    expect(await fieldsNamed(page, 'Zmeniť dátum, 30.11 - 30.11 (30.\u00a0novembra 2026)')).toBe(1);
    expect(await field(page).evaluate((button) => button === document.activeElement)).toBe(true);

    const reset = dialog(page).getByRole('button', { name: 'Resetovať' });
    const start = dialog(page).getByLabel('Od', { exact: true });
    const end = dialog(page).getByLabel('Do', { exact: true });

    await openCalendar(page);
    await start.fill('7. 1. 2027');
    await end.fill('5.12.2026');
    await page.keyboard.press('Enter');
    expect(await shownRange(page)).toBe('05.12 - 07.01');
    const words = '5.\u00a0decembra 2026\u00a0– 7.\u00a0januára 2027';
    expect(await fieldsNamed(page, `Zmeniť dátum, 05.12 - 07.01 (${words})`)).toBe(1);

    await openCalendar(page);
    await reset.click();
    await openCalendar(page);
    await start.fill('3. – 5. 12. 2026');
    await page.keyboard.press('Enter');
    expect(await shownRange(page)).toBe('03.12 - 05.12');

    await openCalendar(page);
    await reset.click();
    await openCalendar(page);
    await start.fill('31. 2. 2027');
    await end.fill('6. 12.');
    await expect.poll(() => start.getAttribute('aria-invalid')).toBe('true');
    await dialog(page).getByRole('alert').getByText('Taký deň nepoznáme. Napíšte ho ako 5. 12. 2026.').waitFor();
    expect(await apply(page).isDisabled()).toBe(true);
    await expectAccessible(page);
    await start.fill('3. 12.');
    await apply(page).click();
    expect(await shownRange(page)).toBe('03.12 - 06.12');
  });

  test.each([true, false])(
    'is wholly in sight on a phone once it has opened (reduced motion: %s)',
    async (reducedMotion) => {
      const page = await openSearch('', { width: 360, height: 740, reducedMotion, isWarm: false });
      await field(page).evaluate((button) => {
        scrollTo({ top: button.getBoundingClientRect().top + scrollY - 420, behavior: 'instant' });
      });
      await openCalendar(page);
      await expect
        .poll(() => dialog(page).evaluate((panel) => panel.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(740);
      await expect.poll(() => focusedName(page)).toBe('sobota 21.\u00a0novembra 2026, dnes');
    },
  );

  test('opens at the range of the address, which was searched at once, closes when the focus walks on, and is reset', async () => {
    const page = await openSearch(CONCERT_DAY);
    await expect.poll(() => titles(page)).toContain(CONCERT);
    expect(await shownRange(page)).toBe('05.12 - 05.12');
    await openCalendar(page);
    await expect.poll(() => focusedName(page)).toBe('sobota 5.\u00a0decembra 2026, začiatok obdobia, koniec obdobia');
    await apply(page).focus();
    await page.keyboard.press('Tab');
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hľadať');

    await openCalendar(page);
    await dialog(page).getByRole('button', { name: 'Resetovať' }).click();
    expect(await dialog(page).count()).toBe(0);
    expect(await shownRange(page)).toBe('Vyberte dátum');
    await expect.poll(() => titles(page)).toHaveLength(3);
    expect(new URL(page.url()).search).toBe('');
  });

  test('can be done without when it does not load', async () => {
    const page = await openSearch('', { isWarm: false, allowErrors: [/Failed to load resource/] });
    await page.route(CALENDAR_CHUNK, (route) => route.abort());
    await field(page).click();
    await dialog(page).getByText('Kalendár sa nepodarilo načítať.').waitFor();
    await dialog(page).getByLabel('Od', { exact: true }).fill('5. 12. 2026');
    await dialog(page).getByLabel('Do', { exact: true }).fill('6. 12. 2026');
    await apply(page).click();
    expect(await shownRange(page)).toBe('05.12 - 06.12');
  });

  test('fits any screen with targets large enough, and a phone of 320 px with letters of 200 %', async () => {
    const page = await openSearch('', { width: 320, height: 800 });
    await openCalendar(page);
    await day(page, 'štvrtok 26. novembra 2026').click();
    const widths = [320, 768, 1440].map((width) => ({ colorScheme: 'light', width }) as const);
    await forEachLook(page, widths, async (look) => {
      await dialog(page).scrollIntoViewIfNeeded();
      await expectAccessible(page, look);
      const { overflow, left, right } = await dialog(page).evaluate((panel) => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        left: panel.getBoundingClientRect().left,
        right: panel.getBoundingClientRect().right,
      }));
      expect(overflow).toBe(0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(look.width);
      const days = dialog(page).locator('td button:not([tabindex="0"])');
      const sizes = await days.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
      for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    });

    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await page.setViewportSize({ width: 320, height: 900 });
    const overflowing = await dialog(page).evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect();
      return [...panel.querySelectorAll('*')].flatMap((element) => {
        const box = element.getBoundingClientRect();
        return box.left < left || box.right > right ? [element.outerHTML.slice(0, 80)] : [];
      });
    });
    expect(overflowing).toEqual([]);
  });
});

describe('a search', () => {
  test('with both days empty shows the next events; one only chosen says so, and then shows and counts the events of its days', async () => {
    const page = await openSearch();
    const next = await titles(page);
    await press(page, 'Hľadať');
    expect(await titles(page)).toEqual(next);
    expect(new URL(page.url()).search).toBe('');

    const poster = section(page).locator('.event-card-poster img').first();
    const button = section(page).getByRole('button', { name: 'Hľadať' });
    const look = async () => ({
      poster: await poster.evaluate((element) => getComputedStyle(element).opacity),
      isRed: (await button.getAttribute('class'))?.includes('button--red'),
    });
    await typeRange(page, '1. 12. 2026', '31. 12. 2026');
    await button.click();
    await status(page).getByText('Našli sme').waitFor();
    expect(await look()).toEqual({ poster: '1', isRed: false });
    await typeRange(page, '5. 12. 2026', '31. 12. 2026');
    await status(page).getByText('Vybrali ste 5.\u00a0decembra').waitFor();
    expect(await look()).toEqual({ poster: '0.3', isRed: true });
    await expectAccessible(page);
    await button.click();
    await status(page).getByText('Našli sme').waitFor();
    expect(await look()).toEqual({ poster: '1', isRed: false });
    expect(await status(page).getByText('Vybrali ste').count()).toBe(0);

    const found = await titles(page);
    expect(found).toContain(CONCERT);
    expect((await status(page).textContent())?.trim()).toBe(
      `Našli sme ${eventCount(found.length)}. 5.\u00a0decembra\u00a0– 31.\u00a0decembra 2026`,
    );
    expect(new URL(page.url()).search).toBe('?od=2026-12-05&do=2026-12-31');
    await expectAccessible(page);
  });

  test('that finds nothing offers a way back', async () => {
    const page = await openSearch(NOTHING_PLANNED);
    await status(page).getByRole('heading', { name: 'Žiadne podujatia' }).waitFor();
    await status(page).getByText('Nenašli sa žiadne podujatia vo vybranom období').waitFor();
    expect(await section(page).getByRole('link', { name: 'Pozrieť všetky podujatia' }).getAttribute('href')).toBe(
      '/events',
    );
    await expectAccessible(page);
    await press(page, 'Resetovať hľadanie');
    await expect.poll(() => titles(page)).toHaveLength(3);
    expect(await shownRange(page)).toBe('Vyberte dátum');
    expect(await field(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  test('after another never says the number of the one with the days of the other', async () => {
    const page = await openSearch(CONCERT_DAY);
    await status(page).getByText('Našli sme').waitFor();
    const heard = await listen(page);
    await typeRange(page, '1. 12. 2031', '31. 12. 2031');
    await press(page, 'Hľadať');
    await status(page).getByRole('heading', { name: 'Žiadne podujatia' }).waitFor();
    expect((await heard()).slice(-2)).toEqual([
      'Načítavam podujatia…',
      'Žiadne podujatiaNenašli sa žiadne podujatia vo vybranom období',
    ]);
    expect((await heard()).filter((text) => text.includes('2031')).at(-1)).toMatch(/^Vybra(?:né: |li ste )/);
  });

  test('says what to do when it fails, and that it is under way when it is tried again', async () => {
    const page = await openSearch('', { allowErrors: [/Failed to load resource/] });
    await page.route(CALLS, (route) => route.abort());
    await typeRange(page, '5. 12. 2026', '5. 12. 2026');
    await press(page, 'Hľadať');
    const alert = section(page).getByRole('alert');
    await alert.getByText('Chyba pri načítavaní podujatí: Failed to load events').waitFor();
    expect(await alert.locator('[lang="en"]').textContent()).toBe('Failed to load events');
    await alert.getByText('Skontrolujte, prosím, pripojenie na internet').waitFor();

    await page.unroute(CALLS);

    const refuse = { status: 503, json: { message: 'Práve sa upratuje javisko.' } };
    await page.route(CALLS, (route) => route.fulfill(refuse), { times: 1 });
    await press(page, 'Skúsiť znova');
    await alert.getByText('Chyba pri načítavaní podujatí: Práve sa upratuje javisko.').waitFor();
    await expectAccessible(page);

    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CALLS, async (route) => {
      await answered;
      await route.fallback();
    });
    await press(page, 'Skúsiť znova');
    await status(page).getByText('Načítavam podujatia…').waitFor();
    expect(await titles(page)).toEqual([]);
    await expectAccessible(page);
    answer();
    await expect.poll(() => titles(page)).toContain(CONCERT);
    expect(await alert.count()).toBe(0);
  });

  test('is not overtaken by the late answer of an older one', async () => {
    const page = await openSearch('', { allowErrors: [/Failed to load resource/] });
    let answerOlder = () => {};
    const older = new Promise<void>((resolve) => {
      answerOlder = resolve;
    });
    await page.route('**/api/events/upcoming/2031-12-01/**', async (route) => {
      await older;
      // The browser may have cancelled the call.
      await route.fulfill({ json: [] }).catch(() => {});
    });
    await typeRange(page, '1. 12. 2031', '31. 12. 2031');
    await press(page, 'Hľadať');
    await status(page).getByText('Načítavam podujatia…').waitFor();
    await typeRange(page, '5. 12. 2026', '5. 12. 2026');
    await press(page, 'Hľadať');
    await expect.poll(() => titles(page)).toContain(CONCERT);
    answerOlder();
    await page.waitForTimeout(300);
    expect(await titles(page)).toContain(CONCERT);
  });
});

describe('the address of a search', () => {
  test('is ignored when it names no days', async () => {
    const page = await openSearch();
    for (const search of ['?od=2026-02-31&do=2026-12-31', '?od=2026-12-01', '?od=%3Cb%3E&do=../x']) {
      await page.goto(new URL(`/${search}`, page.url()).href);
      await untilAlive(page);
      expect(await titles(page), search).toHaveLength(3);
      expect(await shownRange(page), search).toBe('Vyberte dátum');
      expect((await status(page).textContent())?.trim(), search).toBe('');
    }
  });

  test('is walked through by Back and Forward without loading the page again', async () => {
    const page = await openSearch();
    const next = await titles(page);
    await page.evaluate(() => {
      document.body.dataset.sameBody = '';
    });
    await typeRange(page, '5. 12. 2026', '5. 12. 2026');
    await press(page, 'Hľadať');
    await expect.poll(() => titles(page)).toContain(CONCERT);
    await typeRange(page, '1. 12. 2031', '31. 12. 2031');
    await press(page, 'Hľadať');
    await status(page).getByRole('heading', { name: 'Žiadne podujatia' }).waitFor();

    await page.goBack();
    await expect.poll(() => titles(page)).toContain(CONCERT);
    expect(await shownRange(page)).toBe('05.12 - 05.12');
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(next);
    expect(await shownRange(page)).toBe('Vyberte dátum');
    await page.goForward();
    await expect.poll(() => titles(page)).toContain(CONCERT);
    expect(await page.locator('body[data-same-body]').count()).toBe(1);
  });

  test('is come back to from another page', async () => {
    const page = await openSearch();
    const next = await titles(page);
    await typeRange(page, '5. 12. 2026', '5. 12. 2026');
    await press(page, 'Hľadať');
    await expect.poll(() => titles(page)).toContain(CONCERT);
    await section(page).getByRole('link', { name: 'Pozrieť všetky podujatia' }).click();
    await page.getByRole('heading', { name: 'Všetky podujatia', level: 1 }).waitFor();

    await page.goBack();
    await page.getByRole('heading', { name: 'Aktuálne podujatia' }).scrollIntoViewIfNeeded();
    await expect.poll(() => shownRange(page)).toBe('05.12 - 05.12');
    await expect.poll(() => titles(page)).toContain(CONCERT);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(next);
    await page.goForward();
    await page.goForward();
    await page.getByRole('heading', { name: 'Všetky podujatia', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/events');
  });
});
