import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAVED } from '../../src/admin/entries/saved-words.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { holdCalls, lookAgain } from '../support/held-calls.ts';
import { forEachLook } from '../support/looks.ts';
import { step } from '../support/step.ts';

withSite();

const readText = (file: string) => readFile(join(siteServices().config.contentDir, file), 'utf8');
const readList = async (file: string): Promise<Record<string, unknown>[]> => JSON.parse(await readText(file));
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const open = (page: Page, row: RegExp) => page.getByRole('button', { name: row, expanded: false }).click();
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const field = (page: Page, name: string, label: string) => row(page, name).getByRole('textbox', { name: label });
const save = (page: Page) => page.getByRole('button', { name: 'Uložiť', exact: true }).click();
const saved = (page: Page) => page.getByText(SAVED).waitFor();

/** A walk through many screens. */
const WALK_MS = 180_000;

const SCREENS = [
  ['/site', 'Kontakty a\u00a0pätička'],
  ['/look', 'Vzhľad'],
  ['/price-list', 'Cenník'],
  ['/hire', 'Podmienky prenájmu'],
  ['/hours', 'Otváracie hodiny'],
  ['/notices', 'Oznamy'],
  ['/event-kinds', 'Druhy podujatí'],
  ['/partners', 'Partneri a\u00a0podporovatelia'],
  ['/about', 'Text stránky O\u00a0nás'],
  ['/cookies', 'Cookies'],
  ['/accessibility', 'Vyhlásenie o\u00a0prístupnosti'],
] as const;

const PREVIEWED = [
  ['/rooms', 'Priestory', 'Klubovňa', 'Kapacita slovami', 'do 90 osôb'],
  ['/faq', 'Časté otázky', 'Kam mám zaparkovať?', 'Odpoveď', 'Pod vŕbou je miesta dosť.'],
  ['/team', 'Náš tím', 'Ctibor Lieskovec', 'Funkcia', 'Riaditeľ vesmíru'],
  ['/timeline', 'Z\u00a0histórie domu', '1981 – Ochotníci majú svoj súbor', 'Text', 'Hralo sa do rána.'],
  ['/flagship-events', 'Naše veľké podujatia', 'Noc svetiel', 'Kedy býva', 'keď kvitnú lipy'],
] as const;

const PHONE_AND_DESK = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1440 },
] as const;

async function expectUsable(page: Page): Promise<void> {
  // What the mouse is over looks different.
  await page.mouse.move(0, 0);
  await forEachLook(page, PHONE_AND_DESK, async (look) => {
    await expectAccessible(page, look);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

/** From the overview, at any width. */
async function openUsable(page: Page, path: string, title: string): Promise<void> {
  await page.locator(`main a[href="/admin/settings${path}"]`).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Uložiť', exact: true }).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  const rows = page.getByRole('listitem').getByRole('button', { expanded: false });
  if ((await rows.count()) > 0) await rows.first().click();
  // The sticky bar would cover half of a button.
  if (path === '/hours') await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectUsable(page);
}

const toOverview = (page: Page) =>
  page.getByRole('navigation', { name: 'Kde som' }).getByRole('link', { name: 'Nastavenia' }).click();

test(
  'the settings and each of their screens can be used by everybody, in both schemes and on a phone',
  async () => {
    const { page } = await openAdmin('admin', '/settings', { width: 360, height: 740 });
    await page.getByRole('link', { name: 'Cenník' }).waitFor();
    await step('the overview', () => expectUsable(page));
    for (const [path, title] of SCREENS)
      await step(`the screen ${path}`, async () => {
        await openUsable(page, path, title);
        await toOverview(page);
      });
  },
  WALK_MS,
);

test(
  'screens with a preview can be used by everybody, and it shows what is typed as visitors would see it',
  async () => {
    const { page } = await openAdmin('admin', '/settings');
    for (const [path, title, item, label, typed] of PREVIEWED)
      await step(`the screen ${path}`, async () => {
        await openUsable(page, path, title);
        const shown = page.locator('section[aria-label="Náhľad"]').getByText(typed, { exact: true });
        const folded = page.getByRole('button', { name: item, expanded: false });
        if ((await folded.count()) > 0) await folded.click();
        expect(await shown.count()).toBe(0);
        await field(page, item, label).fill(typed);
        await shown.waitFor();
        await toOverview(page);
        const question = page.getByRole('dialog', { name: 'Odísť bez uloženia?' });
        await question.getByRole('button', { name: 'Odísť bez uloženia' }).click();
      });
  },
  WALK_MS,
);

test('whoever looks after the texts sees only those settings, and not who may register or gets the requests', async () => {
  const { page } = await openAdmin('texts');
  await page.getByRole('navigation', { name: 'Administrácia' }).getByRole('link', { name: 'Nastavenia' }).click();
  await page.getByRole('link', { name: 'Cenník' }).waitFor();
  expect(await page.getByRole('link', { name: 'Priestory' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Kontakty a\u00a0pätička' }).click();
  await page.getByRole('textbox', { name: 'Zastávka' }).waitFor();
  expect(await page.getByRole('group', { name: 'Účty' }).count()).toBe(0);
  expect(await page.getByRole('textbox', { name: 'Kam chodia správy o\u00a0žiadostiach' }).count()).toBe(0);
});

test('contacts: a place chosen on a map, a preview of footer and way here, and phones or addresses that are none', async () => {
  const { page } = await openAdmin('admin', '/settings/site', { allowForeign: ['https://tile.openstreetmap.org/'] });

  await step('the house is put elsewhere by a click on a map, which is asked for first', async () => {
    const place = async () => JSON.parse(await readText('site.json')).location;
    const before = await place();
    await page.getByText('servera openstreetmap.org').waitFor();
    await page.getByRole('button', { name: 'Súhlasím, zobraziť mapu' }).click();
    await page.locator('.leaflet-container').click({ position: { x: 60, y: 80 } });
    const latitude = page.getByRole('textbox', { name: 'Zemepisná šírka' });
    await expect.poll(() => latitude.inputValue()).not.toBe(String(before.lat).replace('.', ','));
    await expectAccessible(page);
    await save(page);
    await saved(page);
    const after = await place();
    expect(after.lat).toBeGreaterThan(before.lat);
    expect(after.lng).toBeLessThan(before.lng);
  });

  await step('the preview shows the footer and the way here as they will be', async () => {
    const preview = page.locator('section[aria-label="Náhľad"]');
    await field(page, 'Vrátnica', 'Číslo').fill('+421 2 0000 0199');
    const forRooms = page.getByRole('textbox', { name: 'Telefón pre rezervácie' });
    await forRooms.fill('+421 2 0000 0198');
    await page.getByRole('textbox', { name: 'Zastávka' }).fill('Pod vŕbou');
    await page.getByRole('textbox', { name: 'Facebook' }).fill('https://facebook.example/nova');
    const footer = preview.locator('.site-footer');
    await footer.getByText('+421 2 0000 0198', { exact: true }).waitFor();
    await forRooms.fill('');
    await footer.getByText('+421 2 0000 0199', { exact: true }).waitFor();
    await footer.getByText('© 2026 Dom kultúry Javorina').waitFor();
    expect(await footer.locator('a', { hasText: 'Facebook' }).getAttribute('href')).toBe(
      'https://facebook.example/nova',
    );
    const wayHere = preview.locator('.way-here');
    await wayHere.getByText('+421 2 0000 0199', { exact: true }).waitFor();
    await wayHere.getByText('Pod vŕbou', { exact: true }).waitFor();
    // The links of a preview lead nowhere.
    await footer.locator('a', { hasText: 'O nás' }).click({ force: true });
    expect(new URL(page.url()).pathname).toBe('/admin/settings/site');
  });

  await step('a phone or address that is none is refused', async () => {
    const before = await readText('site.json');
    const phone = field(page, 'Vrátnica', 'Číslo');
    await phone.fill('0905 123 456');
    await page.getByRole('textbox', { name: 'Facebook' }).fill('naša stránka');
    await save(page);
    const summary = page.getByRole('alert').filter({ hasText: 'Skontrolujte, prosím, tieto údaje' });
    await summary.getByText('Napíšte celú adresu, ktorá sa začína na https://.').waitFor();
    await summary.getByText('Napíšte číslo v medzinárodnom tvare, napríklad +421 900 123 456.').click();
    expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true);
    await expectAccessible(page);
    expect(await readText('site.json')).toBe(before);
  });
});

test('the terms of hire are said in sentences as they are typed, and the kinds are saved in their order', async () => {
  const { page } = await openAdmin('admin', '/settings/hire');
  const preview = page.locator('section[aria-label="Náhľad"]');
  await preview.getByText('Záloha je 30 %, zvyšok uhradíte 3 dni pred podujatím.').waitFor();
  await page.getByRole('textbox', { name: 'Záloha v\u00a0percentách z\u00a0ceny' }).fill('0');
  await preview.getByText('Cenu uhradíte 3 dni pred podujatím.').waitFor();
  await page.getByRole('textbox', { name: 'Druhy podujatí' }).fill('Ples\n\n Páračky ');
  await save(page);
  await saved(page);
  expect(JSON.parse(await readText('hire.json'))).toMatchObject({ kinds: ['Ples', 'Páračky'], deposit_percent: 0 });
});

test('one amount of the price list is changed and no other line of its file, and the missing fields of a new row are named', async () => {
  const before = await readText('price-list.json');
  const { page } = await openAdmin('admin', '/settings/price-list');
  await open(page, /^Dozor v\sšatni/);
  await field(page, 'Dozor v\u00a0šatni', 'Suma').fill('22,50');
  await save(page);
  await saved(page);
  await page.getByText('Uložené, čaká na zverejnenie').waitFor();
  const lines = (text: string) => text.split('\n');
  const after = lines(await readText('price-list.json'));
  expect(after.filter((line) => !lines(before).includes(line)).map((line) => line.trim())).toEqual(['"amount": 22.5,']);
  expect(after).toHaveLength(lines(before).length);

  await page.getByRole('button', { name: 'Pridať položku' }).click();
  const isAtFirstField = await row(page, 'Nová položka')
    .getByRole('textbox', { name: 'Suma' })
    .evaluate((input) => input === document.activeElement);
  expect(isAtFirstField).toBe(true);
  await field(page, 'Nová položka', 'Položka').fill('Klavír');
  await save(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Skontrolujte, prosím, tieto údaje' });
  await summary.getByText('Doplňte údaj „Suma“.').waitFor();
  await summary.getByText('Doplňte údaj „Čo je v\u00a0cene“.').waitFor();
  await field(page, 'Klavír', 'Suma').fill('15');
  await field(page, 'Klavír', 'Čo je v\u00a0cene').fill('Ladenie pred koncertom');
  await save(page);
  await expect
    .poll(async () => (await readList('price-list.json')).at(-1))
    .toEqual({
      id: 'klavir',
      item: 'Klavír',
      description: 'Ladenie pred koncertom',
      purpose: null,
      room: null,
      amount: 15,
      unit: 'hour',
    });
});

test('a question is added, one removed by mistake comes back, and one opened by what is wrong in it stays open', async () => {
  const before = await readList('faq.json');
  const { page } = await openAdmin('admin', '/settings/faq');
  await page.getByRole('button', { name: 'Odobrať: Koľko zaplatím vopred?' }).click();
  await page.getByText('Odobraté: Koľko zaplatím vopred?').waitFor();
  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await page.getByRole('button', { name: 'Pridať otázku' }).click();
  await field(page, 'Nová otázka', 'Otázka').fill('Smie so mnou pes?');
  await field(page, 'Smie so mnou pes?', 'Odpoveď').fill('Vodiaci vždy.');
  await save(page);
  await saved(page);
  expect(await readList('faq.json')).toEqual([...before, { question: 'Smie so mnou pes?', answer: 'Vodiaci vždy.' }]);

  const head = page.locator('form').getByRole('button', { name: 'Koľko zaplatím vopred?', exact: true });
  const answer = field(page, 'Koľko zaplatím vopred?', 'Odpoveď');
  await head.click();
  await answer.fill('');
  await head.click();
  await save(page);
  await expect.poll(() => answer.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('Vopred');
  expect(await answer.inputValue()).toBe('Vopred');
});

test('people of the team are put in order by buttons and by keys, and their pictures go on being sent in closed rows', async () => {
  const { page } = await openAdmin('admin', '/settings/team', { allowErrors: [/Failed to load resource/] });
  await page.getByRole('button', { name: 'Posunúť vyššie: Želmíra Podjavorinská' }).click();
  await page.getByText('Želmíra Podjavorinská: teraz 2. z\u00a03.').waitFor();
  const handle = page.getByRole('button', { name: 'Presunúť ťahaním alebo šípkami: Želmíra Podjavorinská' });
  await handle.press('ArrowUp');
  await page.getByText('Želmíra Podjavorinská: teraz 1. z\u00a03.').waitFor();
  expect(await handle.evaluate((button) => button === document.activeElement)).toBe(true);
  await open(page, /^Želmíra Podjavorinská/);
  await save(page);
  await saved(page);
  await field(page, 'Želmíra Podjavorinská', 'Funkcia').waitFor();
  expect((await readList('team.json')).map(({ name }) => name)).toEqual([
    'Želmíra Podjavorinská',
    'Drahomíra Orechová',
    'Ctibor Lieskovec',
  ]);

  const item = page.getByRole('listitem').filter({ hasText: 'Ctibor Lieskovec' });
  const portrait = () => item.locator('img').first().getAttribute('src');
  const chooseAndClose = async (background: string) => {
    const image = sharp({ create: { width: 800, height: 800, channels: 3, background } });
    const file = { name: 'portret.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
    await item.locator('input[type=file]').setInputFiles([file]);
    await item.getByRole('button', { name: 'Ctibor Lieskovec', expanded: true }).click();
  };
  await open(page, /^Ctibor Lieskovec/);
  const before = await portrait();
  const letGo = await holdCalls(page, '**/api/admin/media', 'POST');
  await chooseAndClose('#205080');
  letGo();
  await expect.poll(portrait).not.toBe(before);
  expect(await row(page, 'Ctibor Lieskovec').count()).toBe(0);

  await page.route('**/api/admin/media', (route) =>
    route.fulfill({ status: 422, json: { message: 'To nie je obrázok.' } }),
  );
  await open(page, /^Ctibor Lieskovec/);
  await chooseAndClose('#802050');
  await row(page, 'Ctibor Lieskovec').getByText('To nie je obrázok.').waitFor();
});

test('the picture of a row that is removed is sent no further, and those of the others are', async () => {
  const { page } = await openAdmin('admin', '/settings/team', { allowErrors: [/Failed to load resource/] });
  const before = await readList('team.json');
  const [first, second] = before.map(({ name }) => String(name));
  const item = (name: string | undefined) => page.getByRole('listitem').filter({ hasText: name ?? '' });
  const choose = async (name: string | undefined, background: string) => {
    const image = sharp({ create: { width: 800, height: 800, channels: 3, background } });
    const file = { name: 'portret.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
    await open(page, new RegExp(`^${name}`));
    await item(name).locator('input[type=file]').setInputFiles([file]);
    await item(name).getByText('portret.png').waitFor();
  };
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/admin/media'));
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/admin/media') && sent.push(request.url()));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/admin/media', async (route) => {
    await held;
    await route.fallback().catch(() => {});
  });
  await choose(first, '#a06020');
  await choose(second, '#20a060');
  await expect.poll(() => sent.length).toBe(2);
  await page.getByRole('button', { name: `Odobrať: ${first}` }).click();
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  const notice = page.getByText(`Odobraté: ${first}.`);
  await notice.filter({ hasText: /zmizne, až keď zmeny uložíte\. Nahrávanie obrázka sa zastavilo/ }).waitFor();
  await page.getByText('Počkajte, kým sa obrázok nahrá.').waitFor();

  letGo();
  await page.getByText('Počkajte, kým sa obrázok nahrá.').waitFor({ state: 'detached' });
  await row(page, second ?? '')
    .getByRole('checkbox', { name: /dekorat/i })
    .check();
  await save(page);
  await saved(page);
  const after = await readList('team.json');
  expect(after.map(({ name }) => name)).toEqual(before.slice(1).map(({ name }) => name));
  expect(after[0]?.image).not.toEqual(before[1]?.image);
  expect(after.slice(1)).toEqual(before.slice(2));

  await expect.poll(() => notice.textContent()).not.toContain('až keď zmeny uložíte');

  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await save(page);
  await expect.poll(async () => (await readList('team.json'))[0]).toEqual(before[0]);
});

test('a partner is dragged to another place', async () => {
  const { page } = await openAdmin('admin', '/settings/partners', { height: 1000 });
  const handle = (name: string) => page.getByRole('button', { name: `Presunúť ťahaním alebo šípkami: ${name}` });
  await handle('Autobusy Trnávka').waitFor();
  const [from, to] = [await handle('Autobusy Trnávka').boundingBox(), await handle('Pekáreň Klas').boundingBox()];
  if (from === null || to === null) throw new Error('The rows are not to be seen.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, to.y + 60, { steps: 12 });
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 12 });
  await page.mouse.up();
  await page.getByText('Autobusy Trnávka: teraz 1. z\u00a08.').waitFor();
});

test('who leaves with unsaved changes is asked, and a lost window offers them again', async () => {
  const { page } = await openAdmin('admin', '/settings/timeline');
  await open(page, /^1972/);
  await field(page, '1972 – Základný kameň na konci ulice', 'Nadpis').fill('Základný kameň');
  await page.getByRole('navigation', { name: 'Kde som' }).getByRole('link', { name: 'Nastavenia' }).click();
  await page.getByRole('dialog', { name: 'Odísť bez uloženia?' }).getByRole('button', { name: 'Zostať tu' }).click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Pokračovať v\u00a0nich' }).click();
  await page.getByRole('button', { name: /^1972 – Základný kameň$/ }).waitFor();
});

test('two people who change the same list keep what each of them has changed', async () => {
  const first = await openAdmin('admin', '/settings/rooms', { account: { name: 'Ján Prvý' } });
  await open(first.page, /^Klubovňa/);
  const { page } = await openAdmin('admin', '/settings/rooms', { allowErrors: [/409/] });
  await page.getByText(/práve otvorené aj .*Ján Prvý/).waitFor();
  await open(page, /^Dvorana/);
  await field(page, 'Dvorana', 'Kapacita slovami').fill('do 120 osôb');

  await field(first.page, 'Klubovňa', 'Kapacita slovami').fill('40–90 osôb');
  await save(first.page);
  await saved(first.page);

  await save(page);
  const dialog = page.getByRole('dialog', { name: /^Medzitým / });
  expect(await dialog.getByRole('radio', { name: 'Klubovňa: uložená verzia' }).isChecked()).toBe(true);
  expect(await dialog.getByRole('radio', { name: 'Dvorana: vaša verzia' }).isChecked()).toBe(true);
  expect(await dialog.getByText(/^Miestnosť na poschodí/).count()).toBe(0);
  await dialog.getByText('40–90 osôb').waitFor();
  await page.getByRole('dialog', { name: 'Medzitým to uložil aj niekto iný: Ján Prvý' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Uložiť vybrané' }).click();
  await saved(page);
  expect((await readList('rooms.json')).map(({ name, capacity_label }) => [name, capacity_label])).toEqual([
    ['Divadelná sála', '180 osôb'],
    ['Klubovňa', '40–90 osôb'],
    ['Dvorana', 'do 120 osôb'],
    ['Skúšobňa', '15 osôb'],
  ]);
});

test('the text of a page: words of a colleague that the editor could not keep, and leaving as soon as it is saved', async () => {
  const { page, token } = await openAdmin('admin', '/settings/about');

  await step('a text that the editor could not keep stays whole when a colleague saves it meanwhile', async () => {
    await page.getByRole('textbox', { name: 'Text stránky' }).waitFor();
    const call = callApi(siteServices());
    const { version, value } = (await call('GET', '/api/admin/settings/about', { token })).body;
    const body = 'Otvorené máme takto.\n\n| deň | hodina |\n| --- | --- |\n| streda | 18:00 |';
    const change = { version, value: { ...Object(value), body } };
    expect((await call('PUT', '/api/admin/settings/about', { token, body: change })).status).toBe(200);
    await lookAgain(page);
    await page.getByText('Tento text obsahuje niečo, čo by editor nezachoval').waitFor();
    expect(await page.getByRole('textbox', { name: 'Text stránky' }).inputValue()).toBe(body);
  });

  await step('who leaves as soon as it is said to be saved is not asked about unsaved changes', async () => {
    const before = await readText('pages/about.md');
    await page.getByRole('textbox', { name: 'Text stránky' }).fill('Dom stojí pri rieke.');
    const letGo = await holdCalls(page, '**/api/admin/**', 'GET');
    await save(page);
    await saved(page);
    await page.getByRole('link', { name: 'História zmien' }).click();
    letGo();
    await page.getByRole('button', { name: 'Obnoviť túto verziu' }).first().click();
    await page.getByRole('dialog', { name: 'Obnoviť túto verziu?' }).getByRole('button', { name: 'Obnoviť' }).click();
    await expect.poll(() => readText('pages/about.md')).toBe(before);
  });
});

test('a page gets today as the day of its change, and its history brings the former text back', async () => {
  const before = await readText('pages/terms.md');
  const { page } = await openAdmin('admin', '/settings/terms');
  await page.getByText('Zmenu má vidieť právnik').waitFor();
  await page.getByRole('button', { name: 'Dnes' }).click();
  await save(page);
  await saved(page);
  expect(await readText('pages/terms.md')).toBe(before.replace('"2026-03-02"', '"2026-11-21"'));
  await page.getByRole('link', { name: 'História zmien' }).click();
  await page.getByText('Naposledy aktualizované').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Obnoviť túto verziu' }).last().click();
  await page.getByRole('dialog', { name: 'Obnoviť túto verziu?' }).getByRole('button', { name: 'Obnoviť' }).click();
  await page.getByText('Vybraná verzia je znova uložená.').waitFor();
  await expect.poll(() => readText('pages/terms.md')).toBe(before);
});

test('who may not change settings sees nothing of them', async () => {
  const { page } = await openAdmin('rentals', '', { allowErrors: [/403/] });
  await page.getByRole('link', { name: 'Rezervácie' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Nastavenia' }).count()).toBe(0);
  await page.goto(new URL('/admin/settings', page.url()).href);
  await page.waitForURL('**/unauthorized');
});
