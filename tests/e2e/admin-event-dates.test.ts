import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { SAVED } from '../../src/admin/entries/saved-words.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { addPlainEvents } from '../support/house.ts';
import { keepIssue } from '../support/keep-issue.ts';
import { step } from '../support/step.ts';

withSite();

// Each test that changes an event has its own.
beforeAll(() => addPlainEvents(siteServices().config.contentDir, [101, 102, 103, 104, 106, 107, 108]));

const contentFile = (path: string) => join(siteServices().config.contentDir, path);
const read = (path: string) => readFile(contentFile(path), 'utf8');
const plain = (id: number) => `events/0${id}-skusobne-podujatie-${id}.md`;
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const save = (page: Page) => page.getByRole('button', { name: 'Uložiť', exact: true }).click();
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

async function giveDates(id: number, count: number): Promise<void> {
  const text = await read(plain(id));
  const dates = Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 11, 1 + 7 * at)).toISOString().slice(0, 10);
    return `  - key: ${at + 1}\n    start_date: ${day}T18:00\n    end_date: ${day}T20:00\n`;
  });
  const own = text.replace(/^start_date.*\nend_date.*\n/m, `dates:\n${dates.join('')}last_date_key: ${count}\n`);
  await writeFile(contentFile(plain(id)), own);
}

test('a course of five Thursdays is made by keyboard around Christmas, one evening cancelled and one moved', async () => {
  const { page } = await openAdmin('editor', '/events/new');
  const { keyboard } = page;
  await page.getByRole('textbox', { name: 'Názov' }).focus();
  await keyboard.type('Kurz hry na gitaru');
  await keyboard.press('Tab');
  await keyboard.type('10. 12. 2026');
  await keyboard.press('Tab');
  await keyboard.type('18');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('20');
  await page.getByRole('button', { name: 'Opakovať', exact: true }).focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Opakovať termín' });
  await dialog.getByText('Pridá sa: 4\u00a0termíny. Vynechaný 1\u00a0deň pracovného pokoja.').waitFor();
  await dialog.getByText('24. decembra 2026 je Štedrý deň, deň pracovného pokoja.').waitFor();
  await dialog.getByText('podľa zákona známeho v\u00a0roku 2026').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pridať 4' }).focus();
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Pridané: 4\u00a0termíny. Spolu ich je 5.').waitFor();
  expect(await focusedName(page)).toBe('Opakovať');

  await page.getByRole('button', { name: /^2\. termín/ }).focus();
  await keyboard.press('Enter');
  const second = page.getByRole('group', { name: '2. termín' });
  await second.getByRole('combobox', { name: 'Koná sa?' }).focus();
  await keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Zrušený' }).waitFor();
  await page.getByRole('option', { name: 'Zrušený' }).click();
  await page.getByRole('button', { name: /^3\. termín/ }).focus();
  await keyboard.press('Enter');
  const third = page.getByRole('group', { name: '3. termín' });
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Control+a');
  await keyboard.type('1. 1. 2027');
  expect(await third.getByRole('textbox', { name: 'Začiatok', exact: true }).inputValue()).toBe('1. 1. 2027');

  await page.getByRole('textbox', { name: 'Text o podujatí' }).click();
  await keyboard.type('Pre začiatočníkov.');
  await page.getByRole('radio', { name: 'Áno' }).check();
  await page.getByRole('button', { name: 'Zverejniť', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Kurz hry na gitaru' }).waitFor();
  const text = await read('events/0151-kurz-hry-na-gitaru.md');
  expect(text).toContain('last_date_key: 5');
  expect(text).not.toMatch(/^start_date/m);
  expect([...text.matchAll(/start_date: (\S+)/g)].map(([, start]) => start)).toEqual([
    '2026-12-10T18:00',
    '2026-12-17T18:00',
    '2027-01-01T18:00',
    '2027-01-07T18:00',
    '2027-01-14T18:00',
  ]);
  expect(text).toContain('status: Zrušený');
});

test('a date that was public is cancelled rather than struck, a moved one says from when, and both keep their keys', async () => {
  await giveDates(101, 3);
  const { page } = await openAdmin('editor', '/events/101');
  await page.getByRole('button', { name: /^Odstrániť 2\. termín/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Zrušiť, alebo odstrániť?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zrušiť termín' }).click();
  await page.getByRole('button', { name: /^3\. termín/ }).click();
  const third = page.getByRole('group', { name: '3. termín' });
  await third.getByRole('textbox', { name: 'Začiatok', exact: true }).fill('16. 12. 2026');
  await third.getByRole('button', { name: 'Označiť ako presunutý' }).click();
  await save(page);
  const told = page.getByRole('dialog', { name: 'Uložiť presunuté podujatie?' });
  await told.getByText('Newsletter o\u00a0ňom ešte nepísal.').waitFor();
  expect(await told.getByRole('button', { name: 'Opraviť preklep' }).count()).toBe(0);
  await told.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByText(SAVED).waitFor();
  const text = await read(plain(101));
  expect(text).toMatch(/key: 2\n\s+start_date: 2026-12-08T18:00\n\s+end_date: \S+\n\s+status: "Zrušený"/);
  expect(text).toMatch(
    /key: 3\n\s+start_date: 2026-12-16T18:00\n\s+end_date: 2026-12-16T20:00\n\s+status: "Presunutý"\n\s+previous_start_date: 2026-12-15T18:00/,
  );

  await step('of several dates a menu asks which one is sold out', async () => {
    await addPlainEvents(siteServices().config.contentDir, [105]);
    await giveDates(105, 2);
    await goInside(page, '/events?query=podujatie+105');
    await page.getByRole('button', { name: 'Vstupenky: Skúšobné podujatie 105' }).click();
    await page.getByRole('menuitem', { name: /^Vypredané: .*8\. decembra/ }).click();
    await page.getByText(/Skúšobné podujatie 105, utorok 8\..*: vypredané\./).waitFor();
    expect(await read(plain(105))).toMatch(/key: 2\n\s+start_date: \S+\n\s+end_date: \S+\n\s+tickets: sold-out/);
  });

  await step('lines of one title become one event when staff say so', async () => {
    await goInside(page, '/events/import');
    const table = [
      'Názov;Začiatok;Koniec;Text',
      'Kurz tkania;1. 12. 2026 18:00;20:00;Text.',
      'Jazz;5. 12. 2026 19:00;;Text.',
      'Kurz tkania;8. 12. 2026 18:00;20:00;Text.',
    ].join('\r\n');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'kurz.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await page.getByRole('button', { name: 'Skontrolovať podujatia' }).click();
    await page.getByRole('button', { name: 'Spojiť: Kurz tkania' }).click();
    await page.getByRole('button', { name: 'Rozdeliť: Kurz tkania' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pridať 2\u00a0podujatia' }).click();
    await page.getByRole('heading', { name: 'Hotovo, pridali sme 2\u00a0podujatia' }).waitFor();
    const href = await page.getByRole('link', { name: 'Kurz tkania' }).getAttribute('href');
    const id = Number(href?.split('/').at(-1));
    expect(await read(`events/0${id}-kurz-tkania.md`)).toContain('last_date_key: 2');
  });
});

test('a published event that gets another day is asked about: moved, and visitors see it, or a mistake put right', async () => {
  const poster = 'poster_image: events/0001.webp\nposter_alt: "Plagát koncertu"\n';
  const text = (await read(plain(106))).replace('is_paid', `${poster}is_paid`);
  await writeFile(contentFile(plain(106)), `${text}\nPríďte v\u00a0piatok 23. apríla.\n`);
  await keepIssue(siteServices(), '2026-11', { issue: { subject: 'Čo nás čaká', event_ids: [106] } });
  const { page } = await openAdmin('editor', '/events/106');
  await page.getByRole('textbox', { name: 'Začiatok', exact: true }).fill('24. 4. 2027');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Presunúť, alebo opraviť preklep?' });
  await dialog.getByText(/piatok 23\.\sapríla 2027 o\s18:00, po novom sobota 24\.\sapríla 2027 o\s18:00/).waitFor();
  await dialog.getByRole('img', { name: 'Plagát koncertu' }).waitFor();
  await dialog.getByText(/Text o\spodujatí: „Príďte v\spiatok 23\.\sapríla\.“/).waitFor();
  await dialog.getByText('newsletter „Čo nás čaká“').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Späť' }).click();
  await page.getByText('Podujatie nie je uložené, čo ste napísali, zostalo vo formulári.').waitFor();
  expect(await read(plain(106))).toContain('start_date: 2027-04-23T18:00');

  await save(page);
  await dialog.getByRole('button', { name: 'Presunúť', exact: true }).click();
  await page.getByText(SAVED).waitFor();
  expect(await read(plain(106))).toMatch(/status: "?Presunutý"?\nprevious_start_date: 2027-04-23T18:00/);
  const former = page.getByRole('textbox', { name: 'Pôvodný začiatok', exact: true });
  await expect.poll(() => former.inputValue()).toBe('23. 4. 2027');

  await page.goto(new URL('/admin/events/107', page.url()).href);
  await page.getByRole('combobox', { name: 'Miesto' }).fill('Dvorana');
  await save(page);
  await dialog.getByText('Miesto: Klubovňa, po novom Dvorana').waitFor();
  await dialog.getByRole('button', { name: 'Opraviť preklep' }).click();
  await page.getByText(SAVED).waitFor();
  expect(await read(plain(107))).toContain('location: Dvorana');
  expect(await read(plain(107))).not.toContain('status');
});

test('who saves an own day over that of a colleague is asked about the move from theirs', async () => {
  const first = await openAdmin('editor', '/events/108');
  const start = (page: Page) => page.getByRole('textbox', { name: 'Začiatok', exact: true });
  const question = (page: Page) => page.getByRole('dialog', { name: 'Presunúť, alebo opraviť preklep?' });
  await start(first.page).waitFor();
  const { page } = await openAdmin('admin', '/events/108', { allowErrors: [/409/] });
  await start(page).fill('26. 4. 2027');
  await start(first.page).fill('24. 4. 2027');
  await save(first.page);
  await question(first.page).getByRole('button', { name: 'Opraviť preklep' }).click();
  await first.page.getByText(SAVED).waitFor();

  await save(page);
  await question(page).getByRole('button', { name: 'Opraviť preklep' }).click();
  const versions = page.getByRole('dialog', { name: /^Medzitým / });
  await versions.getByRole('button', { name: 'Uložiť vybrané' }).click();
  await question(page)
    .getByText(/sobota 24\.\sapríla 2027 .*po novom pondelok 26\.\sapríla 2027/)
    .waitFor();
  await question(page).getByRole('button', { name: 'Presunúť', exact: true }).click();
  await page.getByText(SAVED).waitFor();
  expect(await read(plain(108))).toMatch(/status: "?Presunutý"?\nprevious_start_date: 2027-04-24T18:00/);
});

test('a row is added after the last, struck and taken back, and a wrong one is opened and named', async () => {
  const { page } = await openAdmin('editor', '/events/102');
  await page.getByRole('button', { name: 'Pridať termín' }).click();
  const second = page.getByRole('group', { name: '2. termín' });
  const start = second.getByRole('textbox', { name: 'Začiatok', exact: true });
  expect(await start.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: /^Odstrániť 2\. termín/ }).click();
  await page.getByRole('textbox', { name: 'Začiatok', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await page.getByRole('button', { name: /^2\. termín/ }).waitFor();
  if (!(await second.isVisible())) await page.getByRole('button', { name: /^2\. termín/ }).click();
  await start.fill('');
  await second.getByRole('textbox', { name: 'Začiatok, čas' }).fill('');
  await page.getByRole('button', { name: /^2\. termín/ }).click();
  await save(page);
  await page.getByRole('button', { name: '2. termín: Vyberte deň a\u00a0čas začiatku.' }).click();
  expect(await start.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
});

test('on a phone sixty dates are folded, and a show is sold out by one press in the list', async () => {
  await giveDates(103, 60);
  const { page } = await openAdmin('editor', '/events/103', {
    width: 360,
    height: 740,
    allowErrors: [/409 \(Conflict\)/],
  });

  await step('sixty dates are folded, and fit', async () => {
    await page.getByRole('button', { name: 'Ukázať ďalších 48' }).waitFor();
    expect(await page.getByRole('button', { name: /^\d+\. termín/ }).count()).toBe(12);
    await page.getByRole('button', { name: /^1\. termín/ }).click();
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await page.getByRole('button', { name: 'Pridať termín' }).isDisabled()).toBe(true);
  });

  await step('what is sold out is taken back by the message, and a colleague who was faster is named', async () => {
    // Nothing scrolls, so the message covers no part of a button.
    await page.setViewportSize({ width: 360, height: 1000 });
    await goInside(page, '/events?query=podujatie+104');
    await page.getByRole('button', { name: 'Vypredané: Skúšobné podujatie 104' }).click();
    await page.getByText('Skúšobné podujatie 104: vypredané.').waitFor();
    expect(await read(plain(104))).toContain('tickets: sold-out');
    await page.getByRole('button', { name: 'Späť na predaj: Skúšobné podujatie 104' }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Vrátiť', exact: true }).click();
    await page.getByText('Skúšobné podujatie 104: vrátené, ako to bolo.').waitFor();
    expect(await read(plain(104))).not.toContain('tickets');
    const few = page.getByRole('button', { name: 'Zostáva málo: Skúšobné podujatie 104' });
    await few.waitFor();
    await writeFile(contentFile(plain(104)), (await read(plain(104))).replace('Klubovňa', 'Dvorana'));
    await few.click();
    await page.getByText('Medzitým to zmenil niekto iný').waitFor();
    expect(await read(plain(104))).not.toContain('tickets');
  });
});

test('dates that are over are folded, and are folded again while one of them is open', async () => {
  await addPlainEvents(siteServices().config.contentDir, [108]);
  await giveDates(108, 4);
  const { page } = await openAdmin('editor', '/events/108', { now: '2026-12-09T09:00:00+01:00' });
  const past = page.getByRole('button', { name: /^Už bolo: 2/ });
  const first = page.getByRole('button', { name: /^1\. termín/ });
  await past.click();
  await first.click();
  await page.getByRole('group', { name: '1. termín' }).waitFor();
  await past.click();
  await first.waitFor({ state: 'detached' });
  expect(await past.getAttribute('aria-expanded')).toBe('false');
});
