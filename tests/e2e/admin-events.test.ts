import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAVED, SAVED_AS_DRAFT } from '../../src/admin/entries/saved-words.ts';
import { endSessionsOf } from '../../src/server/features/users/administration.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { holdCalls, lookAgain } from '../support/held-calls.ts';
import { addPlainEvents } from '../support/house.ts';
import { forEachLook, LOOKS } from '../support/looks.ts';
import { step } from '../support/step.ts';

withSite();

const JAZZ = 'events/0008-trio-brezina-hra-jazz.md';

// The list needs a second page, and each test its own event.
beforeAll(() => addPlainEvents(siteServices().config.contentDir, [101, 102, 103, 104, 105, 106, 107, 108, 109, 110]));

const contentFile = (path: string) => join(siteServices().config.contentDir, path);
const read = (path: string) => readFile(contentFile(path), 'utf8');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const cutButtons = (page: Page) =>
  page
    .getByRole('table')
    .locator('.mantine-Button-label')
    .evaluateAll((labels) =>
      labels.filter((label) => label.scrollWidth > label.clientWidth + 1).map((label) => label.textContent),
    );
const save = (page: Page) => page.getByRole('button', { name: 'Uložiť', exact: true }).click();

async function fillDate(page: Page, label: string, day: string, hour: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(day);
  await page.getByRole('textbox', { name: `${label}, čas`, exact: true }).fill(hour);
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Ďalšie možnosti' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('the list', () => {
  test('begins with what comes next, can be read by everybody, is searched and filtered, and has high or low rows', async () => {
    const { page, token } = await openAdmin('editor', '/events');

    await step('posters are shown or, to those who want them, low rows', async () => {
      await page.getByText('1–25 z\u00a033').waitFor();
      const call = callApi(siteServices());
      const titles = async (phase: string) => {
        const { body } = await call('GET', `/api/admin/events?phase=${phase}&sort=start_date`, { token });
        const items = (body.items ?? []) as { title: string; listed: { start_date: string } }[];
        return items
          .toSorted((a, b) => a.listed.start_date.localeCompare(b.listed.start_date))
          .map(({ title }) => title);
      };
      const next = [...(await titles('running')), ...(await titles('upcoming'))].slice(0, 3);
      const links = page.getByRole('table').getByRole('link');
      expect((await links.allInnerTexts()).slice(0, 3)).toEqual(next);

      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Trio Brezina hrá jazz' }) });
      const poster = row.locator('img');
      await poster.waitFor();
      const looks = [
        { colorScheme: 'light', width: 1440 },
        { colorScheme: 'dark', width: 360 },
        { colorScheme: 'light', width: 360 },
      ] as const;
      await forEachLook(page, looks, async (look) => {
        await expectAccessible(page, look);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await cutButtons(page)).toEqual([]);
      });
      const beyond = ({ offsetWidth, parentElement }: HTMLElement) => offsetWidth - (parentElement?.clientWidth ?? 0);
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.getByRole('table').evaluate(beyond), `${width} px`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });

      const heightOf = async () => (await row.boundingBox())?.height ?? 0;
      const high = await heightOf();
      const compact = page.getByRole('switch', { name: 'Zhustený zoznam' });
      await compact.check();
      await poster.waitFor({ state: 'detached' });
      expect(await heightOf()).toBeLessThan(high - 16);
      await page.reload();
      await row.waitFor();
      expect([await compact.isChecked(), await poster.count()]).toEqual([true, 0]);
      await compact.uncheck();
      await poster.waitFor();
    });

    await step('it is searched and filtered by time and year as its address says, and knows drafts', async () => {
      await page.getByText('1–25 z\u00a033').waitFor();
      await page.getByRole('searchbox', { name: 'Názov alebo miesto' }).fill('jarmok pod starym');
      await page.getByText('Spolu 2').waitFor();
      await page.getByRole('link', { name: 'Jarmok pod starým orechom 2026' }).waitFor();
      await goInside(page, '/events?query=jarmok+pod+starym&phase=ended&year=2025');
      await page.getByText('Spolu 1').waitFor();
      await page.getByRole('link', { name: 'Jarmok pod starým orechom 2025' }).click();
      await page.getByRole('heading', { level: 1, name: 'Jarmok pod starým orechom 2025' }).waitFor();
      await page.goBack();
      await page.getByText('Spolu 1').waitFor();

      await goInside(page, '/events?year=2027');
      for (const [title, words] of [
        ['Rozpísaný večer poézie', 'Koncept'],
        ['Tajomný hosť v Javorine', 'Zverejní sa 1. decembra o 8:00'],
      ] as const) {
        const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) });
        await row.getByText(words).waitFor();
        expect(await row.getByText(/Zverejňuje sa|Uložené|Na webe/).count()).toBe(0);
      }
    });
  });
});

describe('the form', () => {
  test('makes an event as an editor would on her first day: written, seen in the preview, saved', async () => {
    const { page } = await openAdmin('editor', '/events');
    await page.getByRole('link', { name: 'Nové podujatie' }).click();
    await page.getByRole('textbox', { name: 'Názov' }).fill('Večer pri čaji');
    await fillDate(page, 'Začiatok', '5. 12. 2026', '1830');
    await page.getByRole('combobox', { name: 'Miesto' }).fill('Dvorana');
    await page.getByRole('textbox', { name: 'Text o podujatí' }).click();
    await page.keyboard.type('Príďte sa zohriať.');
    const preview = page.getByRole('region', { name: 'Náhľad' });
    await preview.getByText('Večer pri čaji').first().waitFor();
    await preview.getByText('Príďte sa zohriať.').first().waitFor();
    await page.getByRole('radio', { name: 'Nie, vstup je voľný' }).check();
    await page.getByRole('button', { name: 'Zverejniť', exact: true }).click();
    await page.getByText(SAVED).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Večer pri čaji' }).waitFor();
    await page.getByText('Uložené, čaká na zverejnenie').waitFor();
    expect(await read('events/0151-vecer-pri-caji.md')).toBe(
      '---\nid: 151\ntitle: "Večer pri čaji"\nstart_date: 2026-12-05T18:30\nlocation: Dvorana\nis_paid: false\nupdated_at: 2026-11-21T09:00\n---\nPríďte sa zohriať.\n',
    );
  });

  test('says what is missing, and leads there; no admission is preset: drafts leave it open, who publishes is asked', async () => {
    const { page } = await openAdmin('editor', '/events/new');
    await page.getByText('Deň ste ešte nevybrali, ten v\u00a0náhľade je vymyslený.').waitFor();
    await page.getByRole('button', { name: 'Zverejniť', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Skontrolujte, prosím, tieto údaje' });
    await summary.getByText('Napíšte názov podujatia.').waitFor();
    await summary.getByText('Vyberte deň a\u00a0čas').waitFor();
    expect(await summary.first().evaluate((list) => list.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    expect(
      await page.getByRole('textbox', { name: 'Názov' }).evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await summary.getByRole('button', { name: /Napíšte pár viet/ }).click();
    expect(
      await page
        .getByRole('textbox', { name: 'Text o podujatí' })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await expectAccessible(page);

    const [free, paid] = ['Nie, vstup je voľný', 'Áno'].map((name) => page.getByRole('radio', { name, exact: true }));
    await page.getByRole('textbox', { name: 'Názov' }).fill('Ešte nevieme za koľko');
    await fillDate(page, 'Začiatok', '7. 12. 2026', '18:00');
    await page.getByRole('textbox', { name: 'Text o podujatí' }).click();
    await page.keyboard.type('Príďte.');
    expect([await free?.isChecked(), await paid?.isChecked()]).toEqual([false, false]);
    await page.getByRole('region', { name: 'Náhľad' }).getByText('vstupné zatiaľ neurčené').first().waitFor();
    const publish = () => page.getByRole('button', { name: 'Zverejniť', exact: true }).click();
    const asked = page.getByRole('button', { name: 'Vyberte, či sa platí vstupné.' });
    await publish();
    const isLedTo = () => free?.evaluate((field) => field === document.activeElement);
    await asked.click();
    expect(await isLedTo()).toBe(true);
    await page.getByRole('textbox', { name: 'Názov' }).focus();
    await page.getByRole('button', { name: 'Neuložené, opravte ešte 1\u00a0údaj' }).click();
    expect(await isLedTo()).toBe(true);

    await page.getByRole('button', { name: 'Uložiť ako koncept' }).click();
    await page.getByText(SAVED_AS_DRAFT).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Ešte nevieme za koľko' }).waitFor();
    await publish();
    await asked.waitFor();
    await paid?.check();
    await publish();
    await page.getByText(SAVED, { exact: true }).waitFor();
    const files = await readdir(contentFile('events'));
    const file = files.find((name) => name.endsWith('-este-nevieme-za-kolko.md')) ?? '';
    expect(await read(`events/${file}`)).toContain('is_paid: true\n');
  });

  test('changes the line that was changed, and no other, and leads to the time where a day has none', async () => {
    const { page } = await openAdmin('editor', '/events/8');
    const before = await read(JAZZ);
    await page.getByRole('combobox', { name: 'Miesto' }).fill('Klubovňa');
    await save(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Opraviť preklep' }).click();
    await page.getByText(SAVED).waitFor();
    const after = (await read(JAZZ)).split('\n');
    expect(after.filter((line) => !before.split('\n').includes(line))).toEqual([
      expect.stringMatching(/^location: "?Klubovňa"?$/),
      'updated_at: 2026-11-21T09:00',
    ]);

    const hour = page.getByRole('textbox', { name: 'Začiatok, čas' });
    await hour.fill('');
    await save(page);
    await page.getByRole('button', { name: 'Doplňte aj čas, napríklad 18:00.' }).waitFor();
    const isFocused = () => hour.evaluate((field) => field === document.activeElement);
    expect(await isFocused()).toBe(true);
    await page.getByRole('textbox', { name: 'Názov' }).focus();
    await page.getByRole('button', { name: 'Doplňte aj čas, napríklad 18:00.' }).click();
    expect(await isFocused()).toBe(true);
    await hour.fill('25');
    await save(page);
    await page.getByRole('button', { name: /^„25“ nie je čas/ }).waitFor();
    expect(await isFocused()).toBe(true);
    await expectAccessible(page);
  });

  test('can be used by everybody, keeps the fields of links, and cancels or moves an event', async () => {
    const { page } = await openAdmin('editor', '/events/10', { height: 800 });

    await step('in both schemes and on a phone', async () => {
      await page.getByRole('textbox', { name: 'Text o podujatí' }).waitFor();
      await forEachLook(page, LOOKS, async (look) => {
        await expectAccessible(page, look);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    });

    await step('keeps the fields of links while its only one is emptied and another is typed', async () => {
      await goInside(page, '/events/13');
      const facebook = page.getByRole('textbox', { name: 'Facebook' });
      await facebook.fill('');
      await page.keyboard.type('https://www.facebook.example/iny');
      expect(await facebook.inputValue()).toBe('https://www.facebook.example/iny');
    });

    await step('cancels an event, and moves one with the time it had, and its end with its start', async () => {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(new URL('/admin/events/101', page.url()).href);
      await page.getByRole('radio', { name: 'Zrušené' }).check();
      await save(page);
      await page.getByText(SAVED).waitFor();
      await page.getByText('Zrušené', { exact: true }).first().waitFor();
      await page.getByRole('radio', { name: 'Presunuté na iný čas' }).check();
      const start = await page.getByRole('textbox', { name: 'Začiatok', exact: true }).inputValue();
      expect(await page.getByRole('textbox', { name: 'Pôvodný začiatok', exact: true }).inputValue()).toBe(start);

      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      await fillDate(page, 'Začiatok', '5. 12. 2026', '18:00');
      await fillDate(page, 'Koniec', '5. 12. 2026', '20:30');
      await fillDate(page, 'Začiatok', '12. 12. 2026', '19:00');
      expect(await field('Koniec').inputValue()).toBe('12. 12. 2026');
      expect(await field('Koniec, čas').inputValue()).toBe('21:30');
    });
  });

  test('copies an event to the next year as a draft, and as it is, with its title ready to be replaced', async () => {
    const { page } = await openAdmin('editor', '/events/6');
    await page.getByRole('heading', { level: 1, name: 'Jarmok pod starým orechom 2026' }).waitFor();
    await openMenu(page, 'Kopírovať na budúci rok');
    await page.getByRole('heading', { level: 1, name: 'Kópia na budúci rok' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Názov' }).inputValue()).toBe('Jarmok pod starým orechom 2027');
    await page.getByRole('button', { name: 'Uložiť ako koncept' }).click();
    await page.getByText(SAVED_AS_DRAFT).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Jarmok pod starým orechom 2027' }).waitFor();
    await page.getByText('Koncept', { exact: true }).first().waitFor();

    await goInside(page, '/events/6');
    await page.getByRole('button', { name: 'Ďalšie možnosti' }).click();
    await page.getByRole('menuitem', { name: 'Kopírovať', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Kópia podujatia' }).waitFor();
    const title = page.getByRole('textbox', { name: 'Názov' });
    expect(await title.inputValue()).toBe('Jarmok pod starým orechom 2026 (kópia)');
    await page.keyboard.type('Jarmok v lete');
    expect(await title.inputValue()).toBe('Jarmok v lete');
    await page.getByText('Na webe sa nič neukáže, kým to nezverejníte.').waitFor();
  });

  test('offers what was typed again after the window was lost', async () => {
    const { page } = await openAdmin('editor', '/events/103');
    await page.getByRole('textbox', { name: 'Názov' }).fill('Rozpísaný názov');
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Máte tu neuložené zmeny').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pokračovať v\u00a0nich' }).click();
    expect(await page.getByRole('textbox', { name: 'Názov' }).inputValue()).toBe('Rozpísaný názov');
    await save(page);
    await page.getByText(SAVED).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Rozpísaný názov' }).waitFor();
    expect(await page.getByText('Máte tu neuložené zmeny').count()).toBe(0);
    const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
    await expect.poll(isKept).toBe(false);
  });
});

describe('on a slow connection', () => {
  const title = (page: Page) => page.getByRole('textbox', { name: 'Názov' });
  const question = (page: Page) => page.getByRole('dialog', { name: 'Odísť bez uloženia?' });
  const section = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Administrácia' }).getByRole('link', { name });

  test('a save takes along what was typed before it, and waits for the poster', async () => {
    const { page } = await openAdmin('editor', '/events/104');

    await step('what is typed while a save is on its way stays, and is not said to be saved', async () => {
      const letGo = await holdCalls(page, '**/api/admin/events/104', 'PUT');
      await page.getByRole('textbox', { name: 'Cena slovami' }).fill('12 €');
      await save(page);
      await title(page).fill('Pripísané počas ukladania');
      letGo();
      await page.getByText(SAVED).waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Uložiť', exact: true }).isEnabled()).toBe(true);
      expect(await title(page).inputValue()).toBe('Pripísané počas ukladania');
      await section(page, 'Galéria').click();
      await question(page).getByRole('button', { name: 'Zostať tu' }).click();
      await save(page);
      await page.getByRole('heading', { level: 1, name: 'Pripísané počas ukladania' }).waitFor();
      expect(await page.getByRole('textbox', { name: 'Cena slovami' }).inputValue()).toBe('12 €');
    });

    await step('an event is not saved without the poster that is still being sent', async () => {
      const letGo = await holdCalls(page, '**/api/admin/media', 'POST');
      const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#305070' } });
      const file = { name: 'plagat.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
      await page.locator('input[type=file]').setInputFiles([file]);
      await page.getByText('Počkajte, kým sa obrázok nahrá.').waitFor();
      expect(await page.getByRole('button', { name: 'Uložiť', exact: true }).isDisabled()).toBe(true);
      await section(page, 'Galéria').click();
      await question(page).getByRole('button', { name: 'Zostať tu' }).click();
      letGo();
      await page.getByText('Počkajte, kým sa obrázok nahrá.').waitFor({ state: 'detached' });
      await page.getByRole('checkbox', { name: /dekoratívny/ }).check();
      await save(page);
      const posterOf104 = async () => {
        const { blobIds } = await siteServices().content.state();
        const changed = [...blobIds.keys()].find((path) => path.startsWith('events/0104-')) ?? '';
        return /^poster_image: .*$/m.exec(await read(changed))?.[0];
      };
      await expect.poll(posterOf104).toMatch(/^poster_image: "?m\//);
    });
  });

  test('a new event that one leaves asks once and leads nowhere later', async () => {
    const { page } = await openAdmin('editor');

    await step('who presses the way back twice is asked once', async () => {
      await section(page, 'Podujatia').click();
      await page.getByRole('heading', { level: 1, name: 'Podujatia' }).waitFor();
      await page.getByRole('link', { name: 'Nové podujatie' }).click();
      await title(page).fill('Rozpísané');
      for (let count = 0; count < 2; count += 1) {
        await page.evaluate(() => history.back());
        await question(page).getByText('Zostanú rozpísané v\u00a0tomto prehliadači').waitFor();
      }
      await question(page).getByRole('button', { name: 'Odísť bez uloženia' }).click();
      await page.getByRole('heading', { level: 1, name: 'Podujatia' }).waitFor();
      await expect.poll(() => question(page).count()).toBe(0);
    });

    await step('who has left a new event is not led to it when its answer comes', async () => {
      await page.getByRole('link', { name: 'Nové podujatie' }).click();
      const letGo = await holdCalls(page, '**/api/admin/events', 'POST');
      await title(page).fill('Vytvorené na odchode');
      await fillDate(page, 'Začiatok', '6. 12. 2026', '18:00');
      await page.getByRole('textbox', { name: 'Text o podujatí' }).click();
      await page.keyboard.type('Príďte.');
      await page.getByRole('radio', { name: 'Nie, vstup je voľný' }).check();
      await page.getByRole('button', { name: 'Zverejniť', exact: true }).click();
      await section(page, 'Galéria').click();
      await question(page).getByRole('button', { name: 'Odísť bez uloženia' }).click();
      await page.getByRole('heading', { level: 1, name: 'Galéria' }).waitFor();
      letGo();
      await page.getByText(SAVED).waitFor();
      await page.getByRole('searchbox', { name: 'Názov podujatia' }).fill('jazz');
      await page.waitForURL('**/admin/gallery?query=jazz');
    });
  });

  test('the last words before a session ends are kept, too, and nobody is asked whether to leave them', async () => {
    const { page, user } = await openAdmin('editor', '/events/106', { allowErrors: [/401/] });
    await title(page).waitFor();
    await page.evaluate((typingMs) => {
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (call: TimerHandler, ms = 0) => setTimeout(call, ms === typingMs ? 60_000 : ms),
      });
    }, 800);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await title(page).fill('Posledné slová');
    // Another call would cover the button with the dialog.
    const letGo = await holdCalls(page, '**/api/admin/events/106', 'PUT');
    await Promise.all([page.waitForRequest('**/api/admin/events/106'), save(page)]);
    await endSessionsOf(siteServices(), user.id, { actor: null, visitor: null });
    letGo();
    await page.getByRole('dialog', { name: 'Prihlásenie vypršalo' }).waitFor();
    await page.getByRole('link', { name: 'Na stránku prihlásenia' }).click();
    await page.waitForURL('**/login?**');
    expect(questions).toEqual([]);
    const drafts = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('draft:')));
    expect(drafts.flat().join()).toContain('Posledné slová');
  });
});

describe('two people', () => {
  test('of whom one deletes what the other has just saved lose nothing, and the one is told', async () => {
    const { page, token } = await openAdmin('admin', '/events/108', { allowErrors: [/409/] });
    await page.getByRole('textbox', { name: 'Názov' }).waitFor();
    const call = callApi(siteServices());
    const { version } = (await call('GET', '/api/admin/events/108', { token })).body;
    const body = { version, title: 'Uložené medzitým' };
    expect((await call('PUT', '/api/admin/events/108', { token, body })).status).toBe(200);

    await openMenu(page, 'Zmazať podujatie');
    const question = page.getByRole('dialog', { name: 'Zmazať podujatie?' });
    await question.getByRole('button', { name: 'Zmazať podujatie' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Medzitým to niekto zmenil. Pozrite si to, prosím, znova.' })
      .waitFor();
    await page.getByRole('heading', { level: 1, name: 'Uložené medzitým' }).waitFor();
    const { blobIds } = await siteServices().content.state();
    const file = [...blobIds.keys()].find((path) => path.startsWith('events/0108-')) ?? '';
    expect(await read(file)).toContain('Uložené medzitým');
  });

  test('with one event open are told of each other, and choose between their versions field by field', async () => {
    const first = await openAdmin('editor', '/events/109');
    await first.page.getByRole('textbox', { name: 'Názov' }).waitFor();
    const { page } = await openAdmin('admin', '/events/109', { allowErrors: [/409|ERR_FAILED/] });
    await page.getByText('Toto má práve otvorené aj Ján Redaktor.').waitFor();

    await first.page.getByRole('textbox', { name: 'Názov' }).fill('Názov od Jána');
    await first.page.getByRole('combobox', { name: 'Miesto' }).fill('Miesto od Jána');
    await save(first.page);
    await first.page.getByRole('dialog').getByRole('button', { name: 'Opraviť preklep' }).click();
    await first.page.getByText(SAVED).waitFor();

    await page.getByRole('textbox', { name: 'Názov' }).fill('Názov od Evy');
    await page.getByRole('textbox', { name: 'Cena slovami' }).fill('5 €');
    await save(page);
    const dialog = page.getByRole('dialog', { name: /^Medzitým / });
    await dialog.waitFor();
    await dialog.getByText('Toto ste zmenili obaja.').waitFor();
    expect(await dialog.getByRole('radio', { name: 'Miesto: uložená verzia' }).isChecked()).toBe(true);
    expect(await dialog.getByRole('radio', { name: 'Cena slovami: vaša verzia' }).isChecked()).toBe(true);
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Názov: uložená verzia' }).click();
    await page.route('**/api/admin/events/109', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Uložiť vybrané' }).click();
    await page.getByText('Nepodarilo sa spojiť so serverom.').waitFor();
    await page.unroute('**/api/admin/events/109');
    await dialog.getByRole('button', { name: 'Uložiť vybrané' }).click();
    await page.getByText(SAVED).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Názov od Jána' }).waitFor();
    expect(await page.getByText('Medzitým to zmenil niekto iný').count()).toBe(0);
    const { blobIds } = await siteServices().content.state();
    const file = [...blobIds.keys()].find((path) => path.startsWith('events/0109-')) ?? '';
    const text = await read(file);
    for (const line of ['Názov od Jána', 'Miesto od Jána', '5 €']) expect(text).toContain(line);
  });
});

describe('the history', () => {
  test('shows who changed what, and brings back what was deleted', async () => {
    const { page } = await openAdmin('editor', '/events/110', { allowErrors: [/404/] });
    await page.getByRole('textbox', { name: 'Názov' }).fill('Celkom iné');
    await save(page);
    await page.getByText(SAVED).waitFor();
    await openMenu(page, 'Zmazať podujatie');
    await page
      .getByRole('dialog', { name: 'Zmazať podujatie?' })
      .getByRole('button', { name: 'Zmazať podujatie' })
      .click();
    await page.getByRole('link', { name: 'Zmazané podujatia' }).click();
    await page.getByRole('link', { name: 'Celkom iné' }).click();
    await page.getByText('Podujatie je zmazané', { exact: true }).waitFor();
    await page.getByText('Zmazanie · Ján Redaktor').waitFor();
    await page.getByRole('definition').filter({ hasText: 'Celkom iné' }).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Obnoviť túto verziu' }).last().click();
    const question = page.getByRole('dialog', { name: 'Obnoviť túto verziu?' });
    expect(await question.innerText()).not.toContain('Súčasná verzia');
    await question.getByRole('button', { name: 'Obnoviť' }).click();
    await page.getByText('Je to späť.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Skúšobné podujatie 110' }).waitFor();
  });

  test('is busy while it finds out whether a former time is a move, and can be asked again after going back', async () => {
    const { page, token } = await openAdmin('editor', '/profile');
    const call = callApi(siteServices());
    const { version } = (await call('GET', '/api/admin/events/107', { token })).body;
    const body = { version, start_date: '2027-05-20T18:00', end_date: null };
    expect((await call('PUT', '/api/admin/events/107', { token, body })).status).toBe(200);
    await goInside(page, '/events/107/history');
    const restore = page.getByRole('button', { name: 'Obnoviť túto verziu' });
    await restore.click();
    const letGo = await holdCalls(page, '**/api/admin/events/107', 'GET');
    await page.getByRole('dialog', { name: 'Obnoviť túto verziu?' }).getByRole('button', { name: 'Obnoviť' }).click();
    await expect.poll(() => restore.isDisabled()).toBe(true);
    letGo();
    const question = page.getByRole('dialog', { name: 'Presunúť, alebo opraviť preklep?' });
    await question.getByRole('button', { name: 'Späť' }).click();
    await expect.poll(() => restore.isEnabled()).toBe(true);
  });
});

test('a file that somebody broke by hand is named in the list and mended in its text', async () => {
  const path = 'events/0150-keramika-pre-zaciatocnikov.md';
  const whole = await read(path);
  await writeFile(contentFile(path), whole.replace(/start_date: .*/, 'start_date: zajtra'));
  const { page } = await openAdmin('editor', '/events');
  await page.getByText('Súbor má chybu').waitFor();
  await page.getByText('start_date: napíšte skutočný dátum').waitFor();
  await page.getByRole('link', { name: 'Keramika pre začiatočníkov' }).click();
  const source = page.getByRole('textbox', { name: 'Text súboru' });
  expect(await source.inputValue()).toContain('start_date: zajtra');
  await expectAccessible(page);
  await source.fill(whole);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Pokračovať v\u00a0nich' }).click();
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: 'Keramika pre začiatočníkov' }).waitFor();
  expect(await read(path)).toBe(whole);
});

test('an event that somebody deletes while its form is open is said to be gone, and the form stays', async () => {
  const { page, token } = await openAdmin('editor', '/events/105', { allowErrors: [/404/] });
  const title = page.getByRole('textbox', { name: 'Názov' });
  await title.fill('Celkom iné');
  const call = callApi(siteServices());
  const { version } = (await call('GET', '/api/admin/events/105', { token })).body;
  expect((await call('DELETE', '/api/admin/events/105', { token, body: { version } })).status).toBe(200);
  await lookAgain(page);
  await page.getByRole('alert').filter({ hasText: 'Čo máte otvorené, už nie je' }).waitFor();
  expect(await title.inputValue()).toBe('Celkom iné');
  await expectAccessible(page);
});

test('a file that somebody breaks while its form is open leaves the form until its text is asked for', async () => {
  const path = 'events/0150-keramika-pre-zaciatocnikov.md';
  const whole = await read(path);
  const { page } = await openAdmin('editor', '/events/150', { allowErrors: [/409/] });
  const title = page.getByRole('textbox', { name: 'Názov' });
  await title.fill('Keramika pre pokročilých');
  await writeFile(contentFile(path), whole.replace(/start_date: .*/, 'start_date: zajtra'));
  await save(page);
  const mend = page.getByRole('button', { name: 'Opraviť súbor' });
  await mend.waitFor();
  await page.getByText('Súbor podujatia medzitým niekto upravil').waitFor();
  expect(await title.inputValue()).toBe('Keramika pre pokročilých');
  await expectAccessible(page);
  await mend.click();
  await page.getByRole('textbox', { name: 'Text súboru' }).fill(whole);
  await page.getByRole('button', { name: 'Uložiť opravu' }).click();
  await page.getByRole('button', { name: 'Pokračovať v\u00a0nich' }).click();
  expect(await title.inputValue()).toBe('Keramika pre pokročilých');
  expect(await read(path)).toBe(whole);
});

test('a name that is one long word goes beyond the edge of no page', async () => {
  const { page } = await openAdmin('editor', '/events/15', { width: 360, allowErrors: [/404/] });
  await page.getByRole('textbox', { name: 'Názov' }).fill('Najneobhospodarovávateľnejšie'.repeat(4));
  await save(page);
  await page.getByText(SAVED).waitFor();
  const expectToFit = async (path: string) => {
    await goInside(page, path);
    await page
      .getByText(/Najneob/)
      .first()
      .waitFor();
    expect([path, await overflow(page)]).toEqual([path, 0]);
  };
  await page.getByRole('heading', { level: 1, name: /Najneob/ }).waitFor();
  expect(await overflow(page)).toBe(0);
  for (const path of ['/events/15/history', '/gallery/15']) await expectToFit(path);
  for (const path of ['/gallery', '/events']) await expectToFit(`${path}?when=any&query=Najneob`);
  await page
    .getByRole('link', { name: /Najneob/ })
    .first()
    .click();
  await openMenu(page, 'Zmazať podujatie');
  await page.getByRole('dialog').getByRole('button', { name: 'Zmazať podujatie' }).click();
  await page.waitForURL('**/admin/events');
  await expectToFit('/deleted');
});

test('a place is chosen on a map, which is asked for first', async () => {
  const { page } = await openAdmin('editor', '/events/102', { allowForeign: ['https://tile.openstreetmap.org/'] });
  await page.getByRole('button', { name: 'Súhlasím, zobraziť mapu' }).click();
  await page.locator('.leaflet-container').click({ position: { x: 60, y: 80 } });
  const [lat, lng] = ['Zemepisná šírka', 'Zemepisná dĺžka'].map((name) => page.getByRole('textbox', { name }));
  expect(await lat?.inputValue()).toMatch(/^48,3\d+$/);
  const tiles = page.locator('.leaflet-tile');
  expect(await tiles.first().evaluate((tile: HTMLImageElement) => tile.referrerPolicy)).toBe('strict-origin');
  await lat?.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '48.1712, 17.0468');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => lat?.inputValue()).toBe('48,1712');
  expect(await lng?.inputValue()).toBe('17,0468');
  await lat?.fill('');
  await save(page);
  // List and field do not fit into the window together.
  await page.getByRole('button', { name: 'Doplňte aj zemepisnú šírku, alebo vymažte obe čísla.' }).click();
  expect(await lat?.evaluate((field) => field === document.activeElement)).toBe(true);
  await lng?.fill('');
  await save(page);
  await page.getByText(SAVED).waitFor();
  await lat?.waitFor({ state: 'detached' });
  await page.locator('.leaflet-container').click({ position: { x: 60, y: 80 } });
  await page.getByRole('button', { name: 'Zrušiť miesto na mape' }).click();
  expect(await lat?.count()).toBe(0);
});
