import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAVED } from '../../src/admin/entries/saved-words.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, siteUrl, withSite } from '../support/browser.ts';
import { step } from '../support/step.ts';

withSite();

const readText = (file: string) => readFile(join(siteServices().config.contentDir, file), 'utf8');
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const type = (page: Page, name: string, label: string, text: string) =>
  row(page, name).getByRole('textbox', { name: label, exact: true }).fill(text);

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByText(SAVED).waitFor();
}

test('a kind and a room are added in the settings, and a new event takes both at once', async () => {
  const { page } = await openAdmin('admin', '/settings/event-kinds');
  await page.getByRole('button', { name: 'Pridať druh' }).click();
  await type(page, 'Nový druh', 'Názov', 'Bábky');
  await type(page, 'Bábky', 'Názov v\u00a0množnom čísle', 'Bábkové divadlo');
  await row(page, 'Bábky').getByRole('radio', { name: 'Horčicová' }).check();
  await row(page, 'Bábky').getByRole('radio', { name: 'Kosoštvorce' }).check();
  await expectAccessible(page);
  await save(page);
  expect(JSON.parse(await readText('event-kinds.json')).at(-1)).toEqual({
    id: 'babky',
    slug: 'babkove-divadlo',
    name: 'Bábky',
    plural: 'Bábkové divadlo',
    color: 'mustard',
    shape: 'diamond',
  });

  await page.goto(`${siteUrl()}/admin/settings/rooms`);
  await page.getByRole('button', { name: 'Pridať miestnosť' }).click();
  await type(page, 'Nová miestnosť', 'Názov', 'Povala');
  await type(page, 'Povala', 'Názov v\u00a0žiadosti o\u00a0rezerváciu', 'Povala (20 osôb)');
  await type(page, 'Povala', 'Kapacita slovami', '20 osôb');
  await type(page, 'Povala', 'Plocha v\u00a0m²', '30');
  await type(page, 'Povala', 'Opis', 'Pod strechou.');
  await row(page, 'Povala').getByRole('button', { name: 'Nový obrázok', expanded: false }).click();
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#205080' } })
    .png()
    .toBuffer();
  await row(page, 'Povala')
    .locator('input[type=file]')
    .setInputFiles([{ name: 'povala.png', mimeType: 'image/png', buffer: bytes }]);
  await row(page, 'Povala').getByRole('textbox', { name: 'Opis obrázka' }).fill('Povala s oknami');
  await row(page, 'Povala').getByText('Kým nie je, na webe píšeme, že ju nevieme').waitFor();
  await row(page, 'Povala').getByRole('checkbox', { name: 'Prístupnosť je zistená' }).check();
  await row(page, 'Povala').getByRole('checkbox', { name: 'Indukčná slučka' }).check();
  await save(page);
  expect(JSON.parse(await readText('rooms.json')).at(-1)).toMatchObject({ id: 'povala', access: ['hearing-loop'] });

  await page.goto(`${siteUrl()}/admin/events/new`);
  await page.getByRole('textbox', { name: 'Názov' }).fill('Gašparko na povale');
  await page.getByRole('textbox', { name: 'Začiatok', exact: true }).fill('9. 12. 2028');
  await page.getByRole('textbox', { name: /^Začiatok, / }).fill('10:00');
  await page.getByRole('combobox', { name: 'Druh podujatia' }).click();
  await page.getByRole('option', { name: 'Bábky' }).click();
  await page.getByRole('checkbox', { name: 'Povala' }).check();
  expect(await page.getByRole('combobox', { name: 'Miesto' }).inputValue()).toBe('Povala');
  await page.getByRole('textbox', { name: 'Príprava pred začiatkom, minút' }).fill('45');
  await page.getByRole('textbox', { name: 'Text o podujatí' }).click();
  await page.keyboard.type('Príďte.');
  await page.getByRole('radio', { name: 'Nie, vstup je voľný' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zverejniť', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Gašparko na povale' }).waitFor();
  const text = await readText('events/0151-gasparko-na-povale.md');
  expect(text).toContain('kind: babky');
  expect(text).toContain('povala');
  expect(text).toContain('setup_minutes: 45');
});

test('a room and a kind are renamed, ordered and retired: what is new is offered so, what is old keeps them', async () => {
  const { page } = await openAdmin('admin', '/settings/rooms');
  const open = (name: RegExp) => page.getByRole('button', { name, expanded: false }).click();
  const retire = (name: string) => row(page, name).getByRole('checkbox', { name: 'Vyradiť z\u00a0ponuky' }).check();
  const raise = (name: string) => page.getByRole('button', { name: `Posunúť vyššie: ${name}` }).click();

  await step('a hall gets another name and place, and a room leaves the offer, as visitors will see it', async () => {
    await open(/^Dvorana/);
    await type(page, 'Dvorana', 'Názov', 'Zimná záhrada');
    await raise('Zimná záhrada');
    await open(/^Skúšobňa/);
    await retire('Skúšobňa');
    const cards = page.locator('section[aria-label="Náhľad"] h3');
    const names = async () => (await cards.allTextContents()).filter((name) => name !== 'Povala');
    await expect.poll(names).toEqual(['Divadelná sála', 'Zimná záhrada', 'Klubovňa']);
    await save(page);
  });

  await step('a kind gets another name and look, another leaves the offer', async () => {
    await page.goto(`${siteUrl()}/admin/settings/event-kinds`);
    await open(/^Zábava/);
    await type(page, 'Zábava', 'Názov', 'Ples');
    await raise('Ples');
    await row(page, 'Ples').getByRole('radio', { name: 'Modrá' }).check();
    await open(/^Stretnutie/);
    await retire('Stretnutie');
    await save(page);
  });

  await step('an old event keeps the kind that nobody is offered any more', async () => {
    await goInside(page, '/events/15');
    const kind = page.getByRole('combobox', { name: 'Druh podujatia' });
    await expect.poll(() => kind.inputValue()).toBe('Stretnutie');
  });

  await step('a new event is offered what there is, in the new order', async () => {
    await goInside(page, '/events/new');
    await page.getByRole('checkbox', { name: 'Zimná záhrada' }).waitFor();
    const ids = page
      .locator('input[name="rooms"]')
      .evaluateAll((inputs) => inputs.map((one) => one.getAttribute('value')));
    expect((await ids).slice(0, 3)).toEqual(['divadelna-sala', 'dvorana', 'klubovna']);
    expect(await page.getByRole('checkbox', { name: 'Skúšobňa' }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Druh podujatia' }).click();
    const kinds = await page.getByRole('option').allTextContents();
    expect(kinds.indexOf('Ples')).toBe(kinds.indexOf('Film') - 1);
    for (const gone of ['Zábava', 'Stretnutie', 'Spomienka']) expect(kinds).not.toContain(gone);
    await page.keyboard.press('Escape');
  });

  await step('the hall is taken by an event that calls it by the old name', async () => {
    await page.getByRole('textbox', { name: 'Začiatok', exact: true }).fill('31. 12. 2026');
    await page.getByRole('textbox', { name: /^Začiatok, / }).fill('21:00');
    await page.getByRole('checkbox', { name: 'Zimná záhrada' }).check();
    const notice = page.getByRole('group', { name: 'O\u00a0tom istom čase a\u00a0mieste' });
    await notice.getByRole('link', { name: 'Silvestrovský punč na dvore' }).waitFor();
  });
});
