import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openPage, siteUrl, withSite } from '../support/browser.ts';

withSite({ isWarm: true });

const LIFT = 'Výťah dnes nepremáva';
const FAIR = 'V\u00a0nedeľu je v\u00a0dome jarmok';
const HIRE = 'Žiadosti o\u00a0prenájom na december';

const strip = (page: Page) => page.getByRole('region', { name: 'Oznamy' });
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('\u2060', '')
    .trim();
const noticesOn = async (page: Page) =>
  (await strip(page).count()) === 0 ? [] : (await strip(page).getByRole('listitem').allInnerTexts()).map(plain);

/** Sums layout shifts; runs in the page. */
function shifted(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}

describe('Notices', () => {
  it('stand on top of every page while they are due, and on their own page only', async () => {
    const page = await openPage('/', { consent: 'none' });
    expect(await noticesOn(page)).toEqual([expect.stringContaining(LIFT)]);
    await expectAccessible(page);
    await page.goto(`${siteUrl()}/events`);
    expect(await noticesOn(page)).toEqual([expect.stringContaining(LIFT)]);
    await page.goto(`${siteUrl()}/contact`);
    expect((await noticesOn(page)).join()).toContain(plain(HIRE));
    expect(await strip(page).getByRole('alert').count()).toBe(0);
  });

  it('come and go by the clock of the reader, without another build', async () => {
    const page = await openPage('/', { consent: 'none', now: '2026-11-21T23:59:30+01:00' });
    expect(await noticesOn(page)).toEqual([expect.stringContaining(LIFT)]);
    await page.clock.fastForward('01:00');
    await strip(page).getByText(FAIR).waitFor();
    expect(await noticesOn(page)).toEqual([expect.stringContaining(plain(FAIR))]);
    await page.clock.fastForward('24:00:00');
    await strip(page).waitFor({ state: 'hidden' });
  });

  it.each([360, 1440])('are decided before the page is painted: nothing moves at %i px', async (width) => {
    // It loads no fonts: late ones may break lines anew, and those of an earlier page would be there in spite of the route.
    const page = await openPage('/robots.txt', {
      consent: 'none',
      width,
      isWarm: false,
      now: '2026-11-22T09:00:00+01:00',
      allowErrors: [/Failed to load/],
    });
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(`${siteUrl()}/events/10`);
    expect(await strip(page).count()).toBe(0);
    expect(await page.evaluate(shifted)).toBe(0);
    await page.goto(`${siteUrl()}/`);
    await strip(page).getByText(FAIR).waitFor();
    expect(await page.evaluate(shifted)).toBe(0);
  });

  it('follow the reader to pages that the router brings', async () => {
    const page = await openPage('/', { consent: 'none', now: '2026-11-22T09:00:00+01:00' });
    await strip(page).getByText(FAIR).waitFor();
    await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name: 'Galéria' }).click();
    await page.getByRole('heading', { level: 1, name: 'Galéria' }).waitFor();
    expect(await strip(page).count()).toBe(0);
  });

  it('can be read without scripts, those that were due at the build', async () => {
    const page = await openPage('/', { javaScript: false });
    expect(await strip(page).getByText(LIFT).isVisible()).toBe(true);
    expect(await strip(page).getByText(FAIR).isVisible()).toBe(false);
  });
});

describe('Opening hours', () => {
  it('are those of today and tomorrow by the clock of the reader', async () => {
    const page = await openPage('/contact', { consent: 'none' });
    const section = page.getByRole('region', { name: 'Otváracie hodiny' });
    const near = async () => plain((await section.locator('.hours-today').innerText()) ?? '');
    expect(await near()).toBe(
      'Dom dnes zatvorené, zajtra zatvorené Pokladnica dnes 16:00 – 24:00, zajtra 10:00 – 12:00',
    );
    expect(plain(await section.locator('tr[data-today]').innerText())).toBe('sobota zatvorené 16:00 – 24:00');
    expect(plain((await page.locator('.site-footer-hours').textContent()) ?? '')).toContain('dnes 16:00 – 24:00');
    await page.clock.setFixedTime(new Date('2026-11-23T08:00:00+01:00'));
    await page.reload();
    await section.locator('tr[data-today]', { hasText: 'pondelok' }).waitFor();
    expect(await near()).toContain('Dom dnes 9:00 – 20:00, zajtra 9:00 – 20:00');
    expect(await section.getByText('Jarmok v\u00a0dome').isVisible()).toBe(false);
    expect(await section.getByText('Štedrý deň').isVisible()).toBe(true);
  });

  it('say without scripts what stays true: the week', async () => {
    const page = await openPage('/contact', { javaScript: false });
    expect(plain(await page.locator('.hours-today').innerText())).toContain('Dom po – pi 9:00 – 20:00');
  });

  it('tell where to buy a ticket that has no shop', async () => {
    const page = await openPage('/events/9', { consent: 'none' });
    const facts = plain(await page.locator('.event-article-facts dl').innerText());
    expect(facts).toContain('Vstupenky v pokladnici, dnes 16:00 – 24:00, tel. +421 2 0000 0154');
  });
});
