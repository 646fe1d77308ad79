import { expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openPage, withSite } from '../support/browser.ts';

withSite({ isWarm: true });

const COURSE = '/events/21/kreslenie-vecer-po-vecere';
const plain = (words: string | null) =>
  (words ?? '')
    .replaceAll('\u2060', '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

test('a page of a course moves on to the next evening without a build', async () => {
  const page = await openPage(COURSE);
  const when = page.locator('dd time[data-date-part]');
  expect(plain(await when.textContent())).toBe('streda 2. decembra 2026, 18:00 – 20:00');
  const later = await openPage(COURSE, { now: '2026-12-02T20:00:00+01:00' });
  const next = later.locator('dd time[data-date-part]');
  await expect.poll(async () => plain(await next.textContent())).toBe('utorok 8. decembra 2026, 18:00 – 20:00');
  expect(await next.getAttribute('datetime')).toBe('2026-12-08T18:00:00+01:00');
  expect(plain(await later.locator('[data-date-part="place"]').textContent())).toBe('ďalší termín (3. zo 4)');
  expect(await later.locator('.event-date--over').count()).toBe(3);
});

test('a card in the list does, too, and after the last evening the course is over', async () => {
  const list = await openPage('/events', { now: '2026-12-09T09:00:00+01:00' });
  const card = list.locator('[data-event-card="21"]');
  await expect.poll(async () => plain(await card.locator('time').textContent())).toBe('od 15. decembra 2026 o 18:00');
  expect(plain(await card.locator('[data-date-part="note"]').textContent())).toBe('utorok · posledný zo 4 termínov');
  expect(await card.getAttribute('class')).not.toContain('ended');
  const after = await openPage('/events', { now: '2026-12-15T20:00:00+01:00' });
  const over = after.locator('[data-event-card="21"]');
  await expect.poll(() => over.getAttribute('class')).toContain('event-card--ended');
});

test('a search finds a course by an evening, and the card says which', async () => {
  const page = await openPage('/?od=2026-12-14&do=2026-12-16');
  await page.getByRole('heading', { name: 'Aktuálne podujatia' }).scrollIntoViewIfNeeded();
  const card = page.locator('[data-event-card="21"]');
  await expect.poll(async () => plain(await card.locator('time').textContent())).toBe('od 15. decembra 2026 o 18:00');
});

test('a premiere that is sold out leads to its second night, and on that day sells its tickets', async () => {
  const path = '/events/22/stara-mama-na-mesiaci-premiera';
  const before = await openPage(path, { consent: 'none', reducedMotion: true });
  const shop = before.locator('a[data-shop]');
  expect(plain(await shop.locator('[data-shop-words]').textContent())).toBe('Rezervovať na 20. februára');
  expect(await before.locator('dl [data-tickets="sold-out"]').isVisible()).toBe(true);
  await expectAccessible(before);
  const after = await openPage(path, { now: '2027-02-19T21:00:00+01:00' });
  const words = after.locator('[data-shop-words]');
  await expect.poll(async () => plain(await words.textContent())).toBe('Rezervovať vstupenku');
  expect(await after.locator('dl [data-tickets="sold-out"]').isVisible()).toBe(false);
});

test('the page of an event that is over leads to its photos and to three events to come', async () => {
  const page = await openPage('/events/3', { consent: 'none', reducedMotion: true });
  const after = page.getByRole('region', { name: 'Čo vás čaká ďalej' });
  expect(await page.getByRole('link', { name: 'Pozrieť 11 fotiek' }).getAttribute('href')).toBe('#galeria');
  await after.scrollIntoViewIfNeeded();
  await expect.poll(() => after.locator('li a').count()).toBe(3);
  await expectAccessible(page);
});

test('when its script is gone no empty places of events stay, and the way to all of them does', async () => {
  const page = await openPage('/events/3', {
    reducedMotion: true,
    isWarm: false,
    allowErrors: [/Failed to load resource/],
    prepare: (one) => one.route(/\/related-events\.[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' })),
  });
  const after = page.getByRole('region', { name: 'Čo vás čaká ďalej' });
  await after.scrollIntoViewIfNeeded();
  await after.getByRole('list').waitFor({ state: 'hidden' });
  await after.getByRole('link', { name: 'Pozrieť všetky podujatia' }).waitFor();
});

test('a page built before its event leads on once that is over, by the clock', async () => {
  const path = '/events/22/stara-mama-na-mesiaci-premiera';
  const after = (now?: string) =>
    openPage(path, { ...(now !== undefined && { now }) }).then((page) => page.locator('[data-after-event]'));
  expect(await (await after()).isVisible()).toBe(false);
  expect(await (await after('2027-02-20T21:00:00+01:00')).isVisible()).toBe(true);
});
