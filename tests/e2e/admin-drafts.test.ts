import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAVED } from '../../src/admin/entries/saved-words.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { step } from '../support/step.ts';

withSite();

const contentFile = (path: string) => join(siteServices().config.contentDir, path);
const title = (page: Page) => page.getByRole('textbox', { name: 'Názov' });
const offer = (page: Page) => page.getByText('Máte tu neuložené zmeny');
const draftCount = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);

const copyOf = (page: Page, id: number) => new URL(`/admin/events/new?copy=${id}`, page.url()).href;

async function typeTitle(page: Page, words: string): Promise<void> {
  await title(page).fill(words);
  await expect.poll(() => draftCount(page)).toBe(1);
}

test('a copy that was begun is offered for the event it is of, and for no other', async () => {
  const { page } = await openAdmin('editor', '/events/new?copy=6');
  await typeTitle(page, 'Rozpísaná kópia jarmoku');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(copyOf(page, 10));
  await title(page).waitFor();
  expect(await offer(page).count()).toBe(0);
  await page.goto(copyOf(page, 6));
  await offer(page).waitFor();
});

test('two tabs with the same form are two drafts, and each is offered once both are gone', async () => {
  const { page } = await openAdmin('editor', '/events/new');
  await typeTitle(page, 'Prvý rozpísaný večer');
  const openTab = async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await title(tab).waitFor();
    return tab;
  };
  const other = await openTab();
  await title(other).fill('Druhý rozpísaný večer');
  await expect.poll(() => draftCount(other)).toBe(2);
  expect(await offer(other).count()).toBe(0);
  const offered: string[] = [];
  const third = await openTab();
  await Promise.all([page, other].map((tab) => tab.close()));
  for (const tab of [third, await third.context().newPage()]) {
    await tab.goto(third.url());
    await tab.getByRole('button', { name: 'Pokračovať v\u00a0nich' }).click();
    offered.push(await title(tab).inputValue());
  }
  expect(offered).toEqual(['Druhý rozpísaný večer', 'Prvý rozpísaný večer']);
});

test('nothing is left behind of words that were taken back, nor of those typed in an event that is deleted', async () => {
  const { page } = await openAdmin('editor', '/events/11');

  await step('words that were taken back are not offered again', async () => {
    await title(page).waitFor();
    const before = await title(page).inputValue();
    await typeTitle(page, 'Napísané omylom');
    await title(page).fill(before);
    await expect.poll(() => draftCount(page)).toBe(0);
  });

  await step('who deletes an event in which something was typed is asked once', async () => {
    await goInside(page, '/events/15');
    await title(page).waitFor();
    await typeTitle(page, 'Zbytočné slová');
    await page.getByRole('button', { name: 'Ďalšie možnosti' }).click();
    await page.getByRole('menuitem', { name: 'Zmazať podujatie' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zmazať podujatie' }).click();
    await page.getByText('Podujatie je zmazané.', { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await draftCount(page)).toBe(0);
  });
});

test('changes that were let go of for those of a colleague are not offered again', async () => {
  const first = await openAdmin('editor', '/events/12');
  const { page } = await openAdmin('admin', '/events/12', { allowErrors: [/409/] });
  await title(page).waitFor();
  await title(first.page).fill('Názov od Jána');
  await first.page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await first.page.getByText(SAVED).waitFor();
  await typeTitle(page, 'Názov od Evy');
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zahodiť moje zmeny' }).click();
  await expect.poll(() => title(page).inputValue()).toBe('Názov od Jána');
  await expect.poll(() => draftCount(page)).toBe(0);
});

test('a broken file that a colleague has changed meanwhile is shown as it is now, and one’s own text is offered', async () => {
  const path = 'events/0150-keramika-pre-zaciatocnikov.md';
  const whole = await readFile(contentFile(path), 'utf8');
  const broken = (day: string) => whole.replace(/start_date: .*/, `start_date: ${day}`);
  await writeFile(contentFile(path), broken('zajtra'));
  const { page } = await openAdmin('editor', '/events/150', { allowErrors: [/409/] });
  const source = page.getByRole('textbox', { name: 'Text súboru' });
  await source.fill(whole);
  await writeFile(contentFile(path), broken('pozajtra'));
  await page.getByRole('button', { name: 'Uložiť opravu' }).click();
  await page.getByRole('alert').filter({ hasText: 'Medzitým to niekto zmenil' }).first().waitFor();
  await expect.poll(() => source.inputValue()).toContain('pozajtra');
  expect(await page.getByText('Uložené.', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Pokračovať v\u00a0nich' }).click();
  expect(await source.inputValue()).toBe(whole);
  await page.getByRole('button', { name: 'Uložiť opravu' }).click();
  await title(page).waitFor();
  expect(await readFile(contentFile(path), 'utf8')).toBe(whole);
});

test('what was typed stays when an earlier version could not be put back', async () => {
  const { page } = await openAdmin('editor', '/banners', { allowErrors: [/409/] });
  await page.getByRole('rowheader').getByRole('link').first().click();
  const heading = page.getByRole('textbox', { name: 'Nadpis', exact: true });
  await heading.fill('Druhá podoba');
  await page.getByRole('button', { name: 'Uložiť banner' }).click();
  await page.getByText(SAVED).waitFor();
  await heading.fill('Rozpísaný nadpis');
  await page.getByRole('link', { name: 'História zmien' }).click();
  const question = page.getByRole('dialog', { name: 'Odísť bez uloženia?' });
  await question.getByText('Zostanú rozpísané v\u00a0tomto prehliadači').waitFor();
  await question.getByRole('button', { name: 'Odísť bez uloženia' }).click();
  await page.getByText('súčasná verzia').waitFor();
  const file = contentFile(`banners/${new URL(page.url()).pathname.split('/').at(-2)}.json`);
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), title: 'Od kolegu' }));
  await page.getByRole('button', { name: 'Obnoviť túto verziu' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Obnoviť' }).click();
  await page.getByRole('alert').filter({ hasText: 'Medzitým to niekto zmenil' }).waitFor();
  await page.getByRole('link', { name: 'Späť na banner' }).click();
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'Pokračovať v\u00a0nich' }).click();
  expect(await heading.inputValue()).toBe('Rozpísaný nadpis');
});
