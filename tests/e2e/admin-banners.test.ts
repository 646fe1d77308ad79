import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAVED } from '../../src/admin/entries/saved-words.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { forEachLook, LOOKS } from '../support/looks.ts';
import { step } from '../support/step.ts';

withSite();

const PATIENT = { timeout: 20_000 };
const FOLDER = () => join(siteServices().config.contentDir, 'banners');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const titles = (page: Page) => page.getByRole('rowheader').allTextContents();

async function readBanner(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(FOLDER(), file), 'utf8'));
}

async function picture(background: string) {
  const image = sharp({ create: { width: 1600, height: 900, channels: 3, background } });
  return { name: 'banner.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

test('a banner is made as an editor would: its picture, what stays in sight, words, days, and the slide it makes', async () => {
  const before = await readdir(FOLDER());
  const { page } = await openAdmin('editor', '/banners', { allowErrors: [/422/] });
  await page.getByRole('link', { name: 'Pridať banner' }).click();
  await page.getByRole('button', { name: 'Uložiť banner' }).click();
  await page.getByRole('button', { name: 'Vyberte obrázok.' }).waitFor();
  await page.locator('input[type=file]').setInputFiles([await picture('#205080')]);
  await page.getByRole('button', { name: /^Dôležité miesto obrázka/ }).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await page.getByRole('button', { name: /40 % zľava, 55 % zhora/ }).waitFor();
  await page.getByRole('textbox', { name: 'Nadpis', exact: true }).fill('Ples na Javorovej');
  await page.getByRole('textbox', { name: 'Riadok nad nadpisom' }).fill('sobota 6. februára');
  await page.getByRole('combobox', { name: 'Odkaz' }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Uložiť banner' }).click();
  await page.getByText('Opíšte obrázok, alebo ho označte ako dekoratívny.').first().waitFor();
  await page.getByRole('checkbox', { name: /dekoratívny/ }).check();
  await page.getByRole('button', { name: 'Uložiť banner' }).click();
  await page
    .getByText(/^Vyberte podujatie alebo stránku zo zoznamu/)
    .first()
    .waitFor();
  const target = page.getByRole('combobox', { name: 'Odkaz' });
  await target.fill('galér');
  await page.getByRole('option', { name: 'Galéria', exact: true }).click();
  await page.getByText('Vedie na: Galéria').waitFor();
  await target.clear();
  const event = page.getByRole('group', { name: 'Podujatia' }).getByRole('option').first();
  const named = await event.innerText();
  await event.click();
  await page.getByText(`Vedie na: ${named}`).waitFor();
  const preview = page.getByRole('region', { name: 'Takto ho uvidia návštevníci' });
  expect(await preview.textContent()).toContain('Ples na Javorovej');
  await page.getByRole('button', { name: 'Uložiť banner' }).click();
  await page.waitForURL('**/admin/banners');
  await page.getByRole('link', { name: 'Ples na Javorovej' }).waitFor();
  const [file = ''] = (await readdir(FOLDER())).filter((name) => !before.includes(name));
  expect(await readBanner(file)).toMatchObject({
    title: 'Ples na Javorovej',
    label: 'sobota 6. februára',
    link: expect.stringMatching(/^\/events\/\d+\/[\w-]+$/),
    banner_image: { alt_text: '', width: 1600, height: 900, focus: { x: 40, y: 55 } },
  });
});

test('a banner sent empty leads to its picture first, then to its title, which no header covers', async () => {
  const { page } = await openAdmin('editor', '/banners/new');
  const save = page.getByRole('button', { name: 'Uložiť banner' });
  await save.click();
  await page.getByRole('button', { name: 'Vyberte obrázok.' }).click();
  const chooser = page.getByRole('button', { name: 'Vybrať obrázok' });
  await expect.poll(() => chooser.evaluate((button) => button === document.activeElement)).toBe(true);
  const told = await chooser.evaluate((button) => [
    button.ariaInvalid,
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  ]);
  expect(told).toEqual(['true', 'Vyberte obrázok.']);
  await page.getByRole('group', { name: 'Obrázok *' }).waitFor();
  await page.locator('input[type=file]').setInputFiles([await picture('#805020')]);
  await page.getByRole('checkbox', { name: /dekoratívny/ }).check();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await save.click();
  await page.getByRole('button', { name: 'Napíšte nadpis.' }).click();
  const title = page.getByRole('textbox', { name: 'Nadpis', exact: true });
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  const labelTop = await page
    .locator('label', { hasText: /^Nadpis \*$/ })
    .evaluate((label) => label.getBoundingClientRect().top);
  const header = await page.getByRole('banner').boundingBox();
  expect(labelTop).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('banners change their order, and their words', async () => {
  const { page } = await openAdmin('editor', '/banners');
  await page.getByRole('table').waitFor();
  const before = await titles(page);
  await page.getByRole('button', { name: `Posunúť nižšie: ${before[0]}` }).click();
  await expect.poll(async () => (await titles(page)).slice(0, 2), PATIENT).toEqual([before[1], before[0]]);
  await page.getByRole('link', { name: before[0] ?? '' }).click();
  await page.getByRole('textbox', { name: 'Nadpis', exact: true }).fill('Nový nadpis');
  await page.getByRole('button', { name: 'Uložiť banner' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nový nadpis' }).waitFor();
  await page.getByRole('link', { name: 'História zmien' }).click();
  await page.getByRole('button', { name: 'Obnoviť túto verziu' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Obnoviť', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: before[0] ?? '' }).waitFor();
});

test('what is typed while a banner is being saved stays, and is not saved yet', async () => {
  const { page } = await openAdmin('editor', '/banners');
  await page.getByRole('rowheader').first().getByRole('link').click();
  const letGo = await holdCalls(page, '**/api/admin/banners/*', 'PUT');
  await page.getByRole('textbox', { name: 'Riadok nad nadpisom' }).fill('piatok');
  await page.getByRole('button', { name: 'Uložiť banner' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Pripísané');
  letGo();
  await page.getByText(SAVED).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Uložiť banner' }).isEnabled()).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe('Pripísané');
  await page.getByRole('navigation', { name: 'Kde som' }).getByRole('link', { name: 'Bannery' }).click();
  await page.getByRole('dialog', { name: 'Odísť bez uloženia?' }).waitFor();
});

test('what somebody else does to a banner meanwhile loses nothing', async () => {
  const { page } = await openAdmin('editor', '/banners', { allowErrors: [/404|409/] });

  await step('the slower one of two people may take what the other has saved', async () => {
    await page.getByRole('rowheader').getByRole('link').first().click();
    const title = page.getByRole('textbox', { name: 'Nadpis', exact: true });
    await title.waitFor();
    const file = `${new URL(page.url()).pathname.split('/').at(-1)}.json`;
    const other = { ...(await readBanner(file)), title: 'Čo uložil niekto iný' };
    await writeFile(join(FOLDER(), file), JSON.stringify(other));
    await title.fill('Čo som napísal ja');
    await page.getByRole('button', { name: 'Uložiť banner' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Čo uložil niekto iný').waitFor();
    await dialog.getByRole('button', { name: 'Zahodiť moje zmeny' }).click();
    await expect.poll(() => title.inputValue()).toBe('Čo uložil niekto iný');
    expect(await readBanner(file)).toMatchObject({ title: 'Čo uložil niekto iný' });
  });

  await step('a banner that was deleted is saved as a new one', async () => {
    await goInside(page, '/banners');
    await page.getByRole('rowheader').getByRole('link').first().click();
    const title = page.getByRole('textbox', { name: 'Nadpis', exact: true });
    await title.waitFor();
    await rm(join(FOLDER(), `${new URL(page.url()).pathname.split('/').at(-1)}.json`));
    await title.fill('Prežil zmazanie');
    await page.getByRole('button', { name: 'Uložiť banner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Medzitým to niekto zmazal' });
    await dialog.getByRole('button', { name: 'Uložiť ako nové' }).click();
    await page.waitForURL('**/admin/banners');
    await page.getByRole('link', { name: 'Prežil zmazanie' }).waitFor();
  });

  await step('a broken file is not saved over, and what was typed stays', async () => {
    await goInside(page, '/banners');
    await page.getByRole('rowheader').getByRole('link').first().click();
    const title = page.getByRole('textbox', { name: 'Nadpis', exact: true });
    await title.waitFor();
    const file = join(FOLDER(), `${new URL(page.url()).pathname.split('/').at(-1)}.json`);
    const intact = await readFile(file, 'utf8');
    await writeFile(file, '{ "title": 3 }');
    await title.fill('Čo som napísal ja');
    await page.getByRole('button', { name: 'Uložiť banner' }).click();
    await page.getByText('Súbor bannera medzitým niekto upravil').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await title.inputValue()).toBe('Čo som napísal ja');
    expect(await readFile(file, 'utf8')).toBe('{ "title": 3 }');
    await writeFile(file, intact);
  });
});

test('a banner is deleted after a question, and its former page leads to where it comes back', async () => {
  const { page } = await openAdmin('editor', '/banners', { allowErrors: [/404/] });
  await page.getByRole('rowheader').last().getByRole('link').click();
  const name = await page.getByRole('textbox', { name: 'Nadpis', exact: true }).inputValue();
  const address = page.url();
  await page.getByRole('button', { name: 'Zmazať' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zmazať banner' }).click();
  await page.waitForURL('**/admin/banners');
  await expect.poll(() => titles(page), PATIENT).not.toContain(name);
  await page.goto(address);
  await page.getByRole('link', { name: 'Zmazané bannery' }).click();
  await page.getByRole('button', { name: `Vrátiť: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrátiť banner' }).click();
  await page.getByText('Banner je späť.').waitFor();
});

test('list and form can be used by everybody, in both schemes and on a phone', async () => {
  const { page } = await openAdmin('editor', '/banners');
  const expectUsable = () =>
    forEachLook(page, [...LOOKS, { colorScheme: 'dark', width: 360 }], async (look) => {
      await expectAccessible(page, look);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  await page.getByRole('table').waitFor();
  await expectUsable();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('region', { name: 'Takto ho uvidia návštevníci' }).locator('img').waitFor();
  await expectUsable();
});

test('an open banner says that it is live once it is, and keeps what is being typed', async () => {
  const { page } = await openAdmin('editor', '/banners');
  let state = 'building';
  await page.route(/\/api\/admin\/banners\/\d+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), publication: { state } } });
  });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByText('Zverejňuje sa').waitFor();
  const title = page.getByRole('textbox', { name: 'Nadpis', exact: true });
  await title.fill('Nadpis, ktorý sa práve píše');
  state = 'live';
  await page.getByText('Na webe').waitFor(PATIENT);
  expect(await title.inputValue()).toBe('Nadpis, ktorý sa práve píše');
});
