import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openPage, withSite } from '../support/browser.ts';
import { listen } from '../support/heard.ts';

withSite({ isWarm: true });

const EVENT = { id: 1, title: 'Ples', path: '/events/1/ples-na-javorovej-2025' };
const PHONE = { width: 360, height: 740, reducedMotion: true, consent: 'none' } as const;
const DESKTOP = { width: 1440, height: 900, reducedMotion: true, consent: 'none' } as const;

const { photos }: { photos: { id: number; alt_text: string; credit?: string }[] } = JSON.parse(
  await readFile(new URL(`../house/content/galleries/${EVENT.id}.json`, import.meta.url), 'utf8'),
);
const COUNT = photos.length;

function viewer(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Galéria/ });
}

function button(page: Page, name: string): Locator {
  return viewer(page).getByRole('button', { name, exact: true });
}

async function expectPhoto(page: Page, place: number): Promise<void> {
  await viewer(page)
    .getByRole('status')
    .filter({ hasText: `Fotografia ${place} z\u00a0${COUNT}` })
    .waitFor();
}

async function isHydrated(page: Page, component: string): Promise<void> {
  await page.locator(`astro-island[component-export="${component}"]:not([ssr])`).waitFor({ state: 'attached' });
}

function thumbnail(page: Page, photoId: number): Locator {
  return page.locator(`a[data-photo="${photoId}"]`);
}

async function openSecondPhoto(options: Parameters<typeof openPage>[1] = DESKTOP): Promise<Page> {
  const page = await openPage(EVENT.path, options);
  await page.locator('#galeria').scrollIntoViewIfNeeded();
  await isHydrated(page, 'EventGallery');
  await thumbnail(page, 2).click();
  await expectPhoto(page, 2);
  return page;
}

async function currentPicture(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  // Swiper and zoom need a frame.
  await page.waitForTimeout(350);
  const box = await viewer(page).locator('.swiper-slide:not([inert]) img').boundingBox();
  if (box === null) throw new Error('no picture is shown');
  return box;
}

async function drag(page: Page, distance: number): Promise<void> {
  await page.mouse.move(720, 400);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(720 + (distance * step) / 10, 400);
  await page.mouse.up();
}

async function fragment(page: Page): Promise<string> {
  // The address waits, so that a held key does not rewrite it too often.
  await page.waitForTimeout(300);
  return new URL(page.url()).hash;
}

test('without scripts the first six photos are links to their pictures, and the others follow as words', async () => {
  const page = await openPage(EVENT.path, { ...DESKTOP, javaScript: false });
  const gallery = page.locator('#galeria');
  expect(await gallery.locator('a[data-photo]').count()).toBe(6);
  expect(await thumbnail(page, 1).getAttribute('href')).toBe(`/storage/galleries/${EVENT.id}/01.webp`);
  expect(await gallery.getByRole('link', { name: /^Fotografia/ }).count()).toBe(COUNT);
  expect(await gallery.getByRole('button').count()).toBe(0);
});

test('more photos come six at a time, focus goes to the first new one, and of those that are large only neighbours are loaded', async () => {
  const page = await openPage(EVENT.path, DESKTOP);
  await page.locator('#galeria').scrollIntoViewIfNeeded();
  await isHydrated(page, 'EventGallery');
  const more = page.getByRole('button', { name: /^Načítať ďalšie/ });
  await more.click();
  expect(await page.locator('a[data-photo]').count()).toBe(12);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-photo'))).toBe('7');
  expect(await more.textContent()).toContain(`${COUNT - 12}\u00a0fotiek`);

  await page.waitForLoadState('networkidle');
  await thumbnail(page, 3).click();
  await expectPhoto(page, 3);
  const loading = viewer(page).locator('.swiper-slide img');
  const addresses = await loading.evaluateAll((pictures) =>
    pictures.map((picture) => picture.getAttribute('src') ?? ''),
  );
  expect(addresses.map((address) => /(\d+)\.webp/.exec(address)?.[1])).toEqual(['02', '03', '04']);
});

test('the viewer is walked by keys, buttons and thumbnails, no further than the ends, and gives focus back to the opener', async () => {
  const page = await openSecondPhoto();
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(page, 1);
  expect(await button(page, 'Predchádzajúca fotografia').isDisabled()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(page, 1);
  await page.keyboard.press('End');
  await expectPhoto(page, COUNT);
  expect(await button(page, 'Nasledujúca fotografia').isDisabled()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, COUNT);
  await page.keyboard.press('Home');
  await button(page, 'Nasledujúca fotografia').click();
  await expectPhoto(page, 2);

  await page.keyboard.press('Escape');
  await viewer(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-photo'))).toBe('2');
  await thumbnail(page, 3).click();
  await button(page, 'Zavrieť galériu').click();
  await viewer(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-photo'))).toBe('3');
  expect(await fragment(page)).toBe('');

  await thumbnail(page, 2).click();
  await expectPhoto(page, 2);
  const thumbnails = viewer(page).getByRole('list').getByRole('button');
  expect(await thumbnails.count()).toBe(12);
  await button(page, 'Fotografia 12').click();
  await expectPhoto(page, 12);
  expect(await thumbnails.count()).toBe(21);
  expect(await viewer(page).locator('[aria-current="true"]').getAttribute('aria-label')).toBe('Fotografia 12');
  // The focused thumbnail leaves the strip.
  await page.keyboard.press('End');
  await expectPhoto(page, COUNT);
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(page, COUNT - 1);
});

test('each photo is said in a whole sentence; focus stays inside, and the page behind does not scroll or jump', async () => {
  const page = await openPage(EVENT.path, DESKTOP);
  const widthBefore = await page.locator('main').evaluate((element) => element.getBoundingClientRect().width);
  await page.locator('#galeria').scrollIntoViewIfNeeded();
  await isHydrated(page, 'EventGallery');
  const heard = await listen(page);
  const sentence = (place: number) => `Fotografia ${place} z\u00a0${COUNT}: ${photos[place - 1]?.alt_text}`;
  await thumbnail(page, 2).click();
  await expect.poll(heard).toEqual([sentence(2)]);
  await button(page, 'Nasledujúca fotografia').click();
  await expect.poll(heard).toEqual([sentence(2), sentence(3)]);

  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  const behind = await page.evaluate(() => ({
    overflow: getComputedStyle(document.documentElement).overflow,
    width: document.querySelector('main')?.getBoundingClientRect().width,
  }));
  expect(behind).toEqual({ overflow: 'hidden', width: widthBefore });
});

test('a swipe of 50 px from the second photo leads to the one beside it, a shorter one nowhere', async () => {
  const page = await openSecondPhoto();
  const told = async () => (await viewer(page).getByRole('status').allTextContents()).join();
  for (const [distance, place] of [
    [-49, 2],
    [-50, 3],
    [-400, 3],
    [49, 2],
    [50, 1],
  ] as const) {
    await drag(page, distance);
    await expect.poll(told, { message: `${distance} px` }).toContain(`Fotografia ${place} z\u00a0${COUNT}`);
    const { x, width } = await currentPicture(page);
    expect(x + width / 2, `${distance} px`).toBeCloseTo(720, -1);
    await page.keyboard.press('Home');
    await expectPhoto(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 2);
  }
});

test('the address names the photo and its link is copied; Back closes the viewer without a load, Forward opens it again', async () => {
  const page = await openSecondPhoto({ ...DESKTOP, isWarm: false });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Kopírovať odkaz').click();
  await viewer(page).getByText('Odkaz je skopírovaný.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(`${EVENT.path}#foto-2`);

  await page.evaluate(() => {
    document.querySelector('main')?.setAttribute('data-same-page', '');
  });
  expect(await fragment(page)).toBe('#foto-2');
  await page.keyboard.press('ArrowRight');
  expect(await fragment(page)).toBe('#foto-3');
  await page.goBack();
  await viewer(page).waitFor({ state: 'detached' });
  expect(await fragment(page)).toBe('');
  await page.goForward();
  await expectPhoto(page, 3);
  await page.keyboard.press('Escape');
  expect(await fragment(page)).toBe('');
  expect(await page.locator('main[data-same-page]').count()).toBe(1);
});

test('an address with a photo opens the viewer there; closing leaves the address of the page', async () => {
  const page = await openPage(`${EVENT.path}#foto-9`, DESKTOP);
  await expectPhoto(page, 9);
  await page.keyboard.press('Escape');
  await viewer(page).waitFor({ state: 'detached' });
  expect(await fragment(page)).toBe('');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Fotogaléria');
});

test('zoom and pan work by double clicks, buttons and keys, end with the photo, and leave the viewer accessible', async () => {
  const page = await openSecondPhoto();
  await expectAccessible(page);
  const fitted = await currentPicture(page);
  await page.mouse.dblclick(650, 400);
  expect((await currentPicture(page)).width / fitted.width).toBeCloseTo(3, 1);
  await page.mouse.dblclick(650, 400);
  expect((await currentPicture(page)).width).toBeCloseTo(fitted.width, 0);

  await button(page, 'Priblížiť').click();
  const closer = await currentPicture(page);
  expect(closer.width / fitted.width).toBeCloseTo(1.5, 1);
  expect(closer.x + closer.width / 2).toBeCloseTo(fitted.x + fitted.width / 2, 0);
  await expectAccessible(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const closest = await currentPicture(page);
  expect(closest.width / fitted.width).toBeCloseTo(3, 1);
  expect(await button(page, 'Priblížiť').isDisabled()).toBe(true);
  await button(page, 'Posunúť doprava').click();
  const moved = await currentPicture(page);
  expect(moved.x).toBeLessThan(closest.x - 100);
  await drag(page, 200);
  expect((await currentPicture(page)).x).toBeGreaterThan(moved.x + 100);
  await expectPhoto(page, 2);
  await page.keyboard.press('-');
  expect((await currentPicture(page)).width / fitted.width).toBeCloseTo(2, 1);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 3);
  await button(page, 'Posunúť doprava').waitFor({ state: 'detached' });
});

test('a photo whose better format cannot be loaded is shown as it is; one that cannot be loaded at all says so and keeps its words', async () => {
  const page = await openPage(EVENT.path, { ...DESKTOP, isWarm: false, allowErrors: [/Failed to load resource/] });
  await page.route(/galleries\/1\/02.*fm=avif/, (route) => route.abort());
  await page.route(/galleries\/1\/04/, (route) => route.abort());
  await page.locator('#galeria').scrollIntoViewIfNeeded();
  await isHydrated(page, 'EventGallery');
  await thumbnail(page, 2).click();
  const photo = viewer(page).locator('.swiper-slide:not([inert]) img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toContain('avif');

  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 3);
  await page.keyboard.press('ArrowRight');
  await viewer(page).getByText('Fotografiu sa nepodarilo načítať.').waitFor();
  expect(
    await viewer(page)
      .getByRole('img', { name: photos[3]?.alt_text ?? '' })
      .count(),
  ).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 5);
});

test('on any screen nothing overlaps, the picture fits and targets are large enough; credits and descriptions are there', async () => {
  const page = await openSecondPhoto(PHONE);
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(page, 1);
  await viewer(page).getByText(`Autor: ${photos[0]?.credit}`).waitFor();
  await viewer(page)
    .getByRole('img', { name: photos[0]?.alt_text ?? '' })
    .waitFor();
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 2);
  for (const [width, height] of [
    [360, 740],
    [320, 568],
    [740, 360],
    [1280, 800],
  ] as const) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    const picture = await currentPicture(page);
    expect(picture.x, size).toBeGreaterThanOrEqual(0);
    expect(picture.x + picture.width, size).toBeLessThanOrEqual(width + 1);
    const boxes = await Promise.all(
      (await viewer(page).locator('button:not(ul button)').all()).map((control) => control.boundingBox()),
    );
    for (const box of boxes) {
      if (box === null) throw new Error(`a control is not shown at ${size}`);
      expect(Math.min(box.width, box.height), size).toBeGreaterThanOrEqual(24);
      const isApart =
        box.x >= picture.x + picture.width - 1 ||
        box.x + box.width <= picture.x + 1 ||
        box.y >= picture.y + picture.height - 1 ||
        box.y + box.height <= picture.y + 1;
      expect(isApart, size).toBe(true);
    }
  }
});

test('the gallery page lists galleries with date, count and a link that works without scripts', async () => {
  const page = await openPage('/gallery', { ...PHONE, javaScript: false });
  expect(await page.title()).toMatch(/^Galéria podujatí \| /);
  const card = page.getByRole('article').filter({ hasText: EVENT.title }).first();
  await card.getByText(`${COUNT}\u00a0fot`).waitFor();
  await card.getByText(/^\d+\.\u00a0\p{L}+ \d{4}$/u).waitFor();
  const link = card.getByRole('link', { name: /^Zobraziť galériu/ });
  expect(await link.getAttribute('href')).toBe(`${EVENT.path}#galeria`);
});

test('an address of the gallery page opens the photo of its event, and a card its gallery, by the space bar too', async () => {
  const page = await openPage(`/gallery#foto-${EVENT.id}-5`, DESKTOP);
  await expectPhoto(page, 5);
  await page.keyboard.press('Escape');
  await viewer(page).waitFor({ state: 'detached' });

  await isHydrated(page, 'GalleryOpener');
  const opener = page.locator(`a.button[data-gallery="${EVENT.id}"]`);
  await opener.focus();
  await page.keyboard.press('Space');
  await expectPhoto(page, 1);
  expect(await fragment(page)).toBe(`#foto-${EVENT.id}-1`);
  await page.keyboard.press('Escape');
  await viewer(page).waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await opener.getAttribute('role')).toBe('button');
});

test('a gallery that cannot be loaded says why and can be tried again', async () => {
  const page = await openPage('/gallery', { ...DESKTOP, isWarm: false, allowErrors: [/503/] });
  let answers = 0;
  await page.route('**/gallery/*.json', (route) => {
    answers += 1;
    return answers === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await isHydrated(page, 'GalleryOpener');
  await page.locator(`a.button[data-gallery="${EVENT.id}"]`).click();
  await viewer(page).getByText('Chyba pri načítavaní galérie: Server responded with 503').waitFor();
  await expectAccessible(page);
  await button(page, 'Skúsiť znova').click();
  await expectPhoto(page, 1);
});

test('a viewer whose styles cannot be loaded says so, and is tried again with them', async () => {
  const page = await openPage('/gallery', { ...DESKTOP, isWarm: false, allowErrors: [/ERR_FAILED/] });
  let answers = 0;
  await page.route('**/build/viewer*.css', (route) => {
    answers += 1;
    return answers === 1 ? route.abort() : route.continue();
  });
  await isHydrated(page, 'GalleryOpener');
  await page.locator(`a.button[data-gallery="${EVENT.id}"]`).click();
  await viewer(page).getByText('Chyba pri načítavaní galérie: Failed to load galleries').waitFor();
  await button(page, 'Skúsiť znova').click();
  await expectPhoto(page, 1);
  expect(answers).toBe(2);
});
