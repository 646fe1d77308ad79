import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, withSite } from '../support/browser.ts';

withSite({ isWarm: true });

const SLIDE_MS = 4000;
const SLIDE = '[aria-roledescription="snímka"]';

interface PictureCarousel {
  page: Page;
  group: Locator;
  count: number;
  expectShown: (place: number) => Promise<void>;
}

async function openRoom(options: Parameters<typeof openPage>[1] = {}): Promise<PictureCarousel> {
  const page = await openPage('/contact', { consent: 'none', ...options });
  const group = page.locator('[aria-roledescription="karusel"]').first();
  await group.scrollIntoViewIfNeeded();
  await group.getByRole('button').first().waitFor();
  return {
    page,
    group,
    count: await group.locator(SLIDE).count(),
    expectShown: (place) => group.locator(`${SLIDE}:nth-child(${place}):not([inert])`).waitFor({ timeout: 3000 }),
  };
}

test('without scripts the first picture of every room is there, and no controls', async () => {
  const page = await openPage('/contact', { javaScript: false });
  for (const carousel of await page.locator('[aria-roledescription="karusel"]').all()) {
    expect(await carousel.locator('img:visible').count()).toBe(1);
    expect(await carousel.locator('img').first().getAttribute('loading')).toBe('lazy');
    expect(await carousel.getByRole('button').count()).toBe(0);
  }
});

test('pictures follow each other every four seconds and begin again after the last', async () => {
  const { page, count, expectShown } = await openRoom();
  for (let step = 1; step <= count + 1; step += 1) {
    await page.clock.runFor(SLIDE_MS);
    await expectShown((step % count) + 1);
  }
});

test('nothing rotates under the mouse, away from view and for who asked for less motion', async () => {
  const { page, group, expectShown } = await openRoom();
  await group.hover();
  await page.clock.runFor(3 * SLIDE_MS);
  await expectShown(1);
  await page.mouse.move(1, 1);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await group.locator('[aria-live="polite"]').waitFor({ state: 'attached' });
  await page.clock.runFor(3 * SLIDE_MS);
  await expectShown(1);

  const still = await openRoom({ reducedMotion: true });
  await still.group.getByRole('button', { name: 'Spustiť striedanie' }).waitFor();
  await still.page.clock.runFor(3 * SLIDE_MS);
  await still.expectShown(1);
});

test('arrows and dots go round and stop the rotation', async () => {
  const { group, count, expectShown } = await openRoom();
  await group.getByRole('button', { name: 'Predchádzajúca snímka' }).click();
  await expectShown(count);
  await group.getByRole('button', { name: 'Nasledujúca snímka' }).click();
  await expectShown(1);
  await group.getByRole('button', { name: `Snímka 2 z ${count}` }).click();
  await expectShown(2);
  await group.getByRole('button', { name: 'Spustiť striedanie' }).waitFor();
});

test('whoever goes through a page by keys meets the controls of carousels that were not in sight yet', async () => {
  const page = await openPage('/about', { width: 1024, height: 800, reducedMotion: true, consent: 'none' });
  const history = page.locator('#casova-os');
  const controls = page.locator('.flagships').getByRole('button', { name: 'Spustiť striedanie' });
  const before = await history.evaluate((element) => element.getBoundingClientRect().top);
  expect(before).toBeGreaterThan(800);
  expect(await controls.count()).toBe(3);
  await history.focus();
  await page.keyboard.press('Tab');
  expect(await controls.first().evaluate((button) => button === document.activeElement)).toBe(true);
});

test('each carousel is a group with a name of its own, and no landmark; its controls are large enough and within the picture', async () => {
  const { page, group } = await openRoom({ width: 1280 });
  const carousels = page.locator('[aria-roledescription="karusel"]');
  const names = await carousels.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label')),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(await carousels.and(page.getByRole('group')).count()).toBe(names.length);

  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const frame = await group.boundingBox();
    for (const control of await group.getByRole('button').all()) {
      const box = await control.boundingBox();
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(24);
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(24);
      const end = (frame?.x ?? 0) + (frame?.width ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(end);
    }
  }
});
