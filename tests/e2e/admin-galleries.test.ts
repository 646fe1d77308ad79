import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SAVED } from '../../src/admin/entries/saved-words.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { holdCalls } from '../support/held-calls.ts';
import { forEachLook, LOOKS } from '../support/looks.ts';
import { step } from '../support/step.ts';

withSite();

const OPEN_MIC = 5;
const WITH_PHOTOS = 14;
const MANY_PHOTOS = 1;

interface SavedPhoto {
  id: number;
  image_path: string;
  alt_text: string | null;
  width: number;
  height: number;
  caption?: string;
  credit?: string;
  hidden?: boolean;
}

/** A search begins after 300 ms. */
const LONGER_THAN_TYPING_MS = 600;

/** Photos are shrunk and stored meanwhile. */
const PATIENT = { timeout: 30_000 };

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const save = (page: Page) => page.getByRole('button', { name: 'Uložiť galériu' });
const saved = (page: Page) => page.getByText('Všetko je uložené.').waitFor();
const tiles = (page: Page) => page.getByRole('button', { name: /^Upraviť fotku/ });

async function savedPhotos(eventId: number): Promise<SavedPhoto[]> {
  const file = join(siteServices().config.contentDir, `galleries/${eventId}.json`);
  return JSON.parse(await readFile(file, 'utf8')).photos;
}

async function phonePhoto(name: string, background: string, size = { width: 4032, height: 3024 }) {
  const picture = sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .withMetadata({ orientation: 6 });
  return { name, mimeType: 'image/jpeg', buffer: await picture.toBuffer() };
}

const smallPhoto = (name: string, background: string) => phonePhoto(name, background, { width: 60, height: 40 });

const HEIC = { name: 'IMG_3.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') };

async function addPhotos(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files);
}

test('an event that has got another name just now has it in the list of galleries as well', async () => {
  const { page } = await openAdmin('editor', '/gallery?when=any&query=silvestr');
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Administrácia' }).getByRole('link', { name }).click();
  await page.getByRole('rowheader').filter({ hasText: 'Silvestrovský punč' }).waitFor();
  await section('Podujatia');
  await page.getByRole('searchbox').fill('Silvestrovský punč');
  await page.getByRole('link', { name: /^Silvestrovský punč/ }).click();
  await page.getByRole('textbox', { name: 'Názov' }).fill('Silvestrovský čaj na dvore');
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByText(SAVED).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Silvestrovský čaj na dvore' }).waitFor();
  await page.evaluate(() => history.go(-2));
  await page.getByRole('rowheader').filter({ hasText: 'Silvestrovský čaj na dvore' }).waitFor();
});

describe('adding photos', () => {
  test('from a phone: shrunk, sent, signed at once, ordered by keys, saved in one commit, and unseen until described', async () => {
    const { page } = await openAdmin('editor', '/gallery', { width: 360, height: 740 });
    const link = page.getByRole('link', { name: /Otvorený mikrofón/ });
    await link.waitFor();
    await step('a link leads on while a search is about to begin, however slow the connection', async () => {
      await page.route('**/GalleryPage*.js', async (route) => {
        await delay(LONGER_THAN_TYPING_MS);
        await route.continue();
      });
      await page.getByRole('searchbox', { name: 'Názov podujatia' }).fill('otvoreny mikrofon');
      await link.click();
      await page.getByText('Toto podujatie ešte nemá fotky.').waitFor();
    });
    await addPhotos(page, [
      await phonePhoto('IMG_1.jpg', '#d04030'),
      await phonePhoto('IMG_2.jpg', '#30a060'),
      HEIC,
      await smallPhoto('IMG_4.jpg', '#3050c0'),
    ]);
    await page.getByText('Tento prehliadač nevie otvoriť fotky HEIC.').waitFor();
    await page.getByText('Nahratých 3 z\u00a04, nepodarilo sa 1').waitFor();
    expect(await page.getByRole('button', { name: 'Zrušiť nahrávanie', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Vynechať' }).click();
    expect(await tiles(page).count()).toBe(3);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByText('Bez opisu: 3\u00a0fotky.').waitFor();
    await page.getByRole('textbox', { name: 'Kto fotil' }).fill('Jana Nováková');
    await page.getByRole('button', { name: 'Použiť pre všetky' }).click();
    await page.getByRole('button', { name: /^Presunúť fotku 3/ }).focus();
    await page.keyboard.press('Home');
    await page.getByText('Fotka je teraz 1. z\u00a03.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText('Fotka je teraz 2. z\u00a03.').waitFor({ state: 'attached' });
    await save(page).click();
    await page.getByText('3\u00a0fotky, tie návštevníci zatiaľ neuvidia.').waitFor();
    await saved(page);

    const photos = await savedPhotos(OPEN_MIC);
    expect(photos.map(({ id, width, height }) => [id, width, height])).toEqual([
      [1, 1920, 2560],
      [2, 40, 60],
      [3, 1920, 2560],
    ]);
    for (const { alt_text, credit } of photos) {
      expect(alt_text).toBeNull();
      expect(credit).toBe('Jana Nováková');
    }
    const { content, media } = siteServices();
    expect(await content.history([`galleries/${OPEN_MIC}.json`], { limit: 10 })).toHaveLength(1);
    for (const { image_path } of photos) expect(await media.has(image_path.replace('m/', ''))).toBe(true);
  });

  test('what got no answer waits for another try, nothing that arrived is lost, and the same picture is taken once', async () => {
    const { page } = await openAdmin('editor', `/gallery/${WITH_PHOTOS}`, { allowErrors: [/ERR_FAILED/] });
    await tiles(page).first().waitFor();
    const before = await tiles(page).count();
    await page.route('**/api/admin/media', (route) => route.abort());
    await addPhotos(page, [await smallPhoto('a.jpg', '#101010'), await smallPhoto('b.jpg', '#e0e0e0')]);
    await page.getByText('nepodarilo sa 2').waitFor();
    await page.unroute('**/api/admin/media');
    await page.getByRole('button', { name: 'Skúsiť znova všetky' }).click();
    await expect.poll(() => tiles(page).count(), PATIENT).toBe(before + 2);
    expect(await page.getByText(/Nahratých/).count()).toBe(0);

    await addPhotos(page, [await smallPhoto('c.jpg', '#405060'), await smallPhoto('d.jpg', '#405060')]);
    await expect.poll(() => tiles(page).count(), PATIENT).toBe(before + 3);
    await expect.poll(() => page.getByText(/Nahratých/).count(), PATIENT).toBe(0);
    await page.getByText('Zmeny ešte nie sú uložené.').waitFor();
    expect(await tiles(page).count()).toBe(before + 3);
  });
});

describe('describing photos', () => {
  test('the walk leads by the keyboard through those without words, and a text that says nothing is told', async () => {
    const { page } = await openAdmin('editor', '/gallery/9');
    await addPhotos(page, [
      await smallPhoto('a.jpg', '#700010'),
      await smallPhoto('b.jpg', '#007010'),
      await smallPhoto('c.jpg', '#100070'),
    ]);
    await expect.poll(() => tiles(page).count(), PATIENT).toBe(3);
    await page.getByRole('button', { name: 'Opísať fotky' }).click();
    const walk = page.getByRole('dialog', { name: 'Opis fotiek' });
    await walk.getByText('1 z\u00a03').waitFor();
    await expectAccessible(page);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe('TEXTAREA');
    await page.keyboard.type('Zbor na javisku');
    await page.keyboard.press('Enter');
    await walk.getByText('2 z\u00a03').waitFor();
    await walk.getByText('Bez opisu: 2\u00a0fotky').waitFor();
    await page.keyboard.type('Záber z podujatia');
    await walk.getByText('Podľa toho si fotku nikto nepredstaví.').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Dievča s husľami');
    await page.keyboard.press('Control+Enter');
    await walk.getByText('3 z\u00a03').waitFor();
    await walk.getByRole('checkbox', { name: /dekoratívny/ }).check();
    await page.keyboard.press('Shift+Enter');
    await walk.getByText('2 z\u00a03').waitFor();
    await expect.poll(focused).toBe('TEXTAREA');
    expect(await walk.getByRole('textbox').inputValue()).toBe('Dievča s husľami');
    await page.keyboard.press('Enter');
    await walk.getByText('Opis už majú všetky.').waitFor();
    await walk.getByRole('button', { name: 'Hotovo' }).click();
    await walk.waitFor({ state: 'detached' });
    await save(page).click();
    await saved(page);
    const photos = await savedPhotos(9);
    expect(photos.map(({ alt_text }) => alt_text)).toEqual(['Zbor na javisku', 'Dievča s husľami', '']);
  });
});

describe('changing photos', () => {
  test('a photo is hidden, another taken away and brought back, words are written, all in one save; and one is dragged', async () => {
    const { page } = await openAdmin('editor', `/gallery/${WITH_PHOTOS}`);
    await tiles(page).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch', { name: 'Skryť pred návštevníkmi' }).check();
    await dialog.getByRole('button', { name: 'Ďalšia' }).click();
    await dialog.getByRole('textbox', { name: 'Popis pod fotkou' }).fill('Zbor na pódiu');
    await dialog.getByRole('button', { name: /^Dôležité miesto obrázka: 50 % zľava, 50 % zhora/ }).focus();
    await page.keyboard.press('ArrowUp');
    await dialog.getByRole('button', { name: /50 % zľava, 45 % zhora/ }).waitFor();
    await dialog.getByRole('button', { name: 'Ďalšia' }).click();
    await dialog.getByRole('button', { name: 'Odobrať z\u00a0galérie' }).click();
    await dialog.getByRole('button', { name: 'Hotovo' }).click();
    await page.getByRole('button', { name: 'Vrátiť fotku 3' }).click();
    const before = await savedPhotos(WITH_PHOTOS);
    await save(page).click();
    await saved(page);
    const after = await savedPhotos(WITH_PHOTOS);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).toEqual({ ...before[0], hidden: true });
    expect(after[1]).toEqual({ ...before[1], caption: 'Zbor na pódiu', focus: { x: 50, y: 45 } });
    expect(after[2]).toEqual(before[2]);

    const names = () =>
      tiles(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    const wordsOf = (labels: (string | null)[]) => labels.map((label) => label?.replace(/^Upraviť fotku \d+: /, ''));
    const inOrder = wordsOf(await names());
    // The sticky bar covers the bottom.
    await tiles(page)
      .first()
      .evaluate((tile) => tile.scrollIntoView({ block: 'center' }));
    const from = await page.getByRole('button', { name: /^Presunúť fotku 1 / }).boundingBox();
    const to = await page.getByRole('button', { name: /^Presunúť fotku 3 / }).boundingBox();
    if (from === null || to === null) throw new Error('The handles are not on the page');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect
      .poll(async () => wordsOf(await names()).slice(0, 3), PATIENT)
      .toEqual([inOrder[1], inOrder[2], inOrder[0]]);
    // The library speaks English by default.
    expect(await page.locator('body').textContent()).not.toMatch(/draggable|space bar|dropped/i);
  });

  test('several photos are signed and taken away at once; the next one is a click away', async () => {
    const { page } = await openAdmin('editor', `/gallery/${MANY_PHOTOS}`, { height: 700 });
    await tiles(page).first().waitFor();
    const before = await tiles(page).count();
    await page.getByRole('checkbox', { name: /^Vybrať fotku 1:/ }).check();
    await page.getByRole('checkbox', { name: /^Vybrať fotku 3:/ }).check();
    await page.getByText('Vybrané: 2\u00a0fotky').waitFor();
    await page.getByRole('button', { name: 'Kto fotil' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Kto fotil' }).fill('Peter Malý');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Zrušiť výber' }).click();

    await page.getByRole('button', { name: /^Upraviť fotku 1:/ }).click();
    const next = page.getByRole('dialog').getByRole('button', { name: 'Ďalšia' });
    for (let at = 2; at <= 4; at += 1) {
      const box = await next.boundingBox();
      expect((box?.y ?? 700) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
      await next.click();
    }
    await page.getByRole('dialog', { name: /^Fotka 4/ }).waitFor();
    await page.getByRole('button', { name: 'Hotovo' }).click();

    for (const at of [1, 2]) await page.getByRole('checkbox', { name: `Vybrať fotku ${at}:` }).check();
    await page.getByRole('button', { name: 'Odobrať', exact: true }).click();
    expect(await page.getByText('Odoberie sa').count()).toBe(2);
    await page.getByRole('button', { name: 'Vrátiť', exact: true }).click();
    expect(await page.getByText('Odoberie sa').count()).toBe(0);
    await page.getByRole('button', { name: 'Odobrať', exact: true }).click();
    await save(page).click();
    await saved(page);
    const photos = await savedPhotos(MANY_PHOTOS);
    expect(photos).toHaveLength(before - 2);
    expect(photos[0]).toMatchObject({ credit: 'Peter Malý' });
  });

  test('a photo that is described while the gallery is being saved keeps its words for the next save', async () => {
    const { page } = await openAdmin('editor', '/gallery/10');
    await addPhotos(page, [await smallPhoto('c.jpg', '#3040a0')]);
    await expect.poll(() => tiles(page).count(), PATIENT).toBe(1);
    const letGo = await holdCalls(page, '**/api/admin/galleries/10', 'PUT');
    await save(page).click();
    await tiles(page).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Popis pod fotkou' }).fill('Pripísané počas ukladania');
    letGo();
    await page.getByText(SAVED).waitFor();
    await dialog.getByRole('button', { name: 'Hotovo' }).click();
    await page.getByText('Zmeny ešte nie sú uložené.').waitFor();
    await expect.poll(() => save(page).isEnabled()).toBe(true);
    await save(page).click();
    await expect
      .poll(async () => (await savedPhotos(10)).map(({ caption }) => caption), PATIENT)
      .toEqual(['Pripísané počas ukladania']);
  });

  test('an administrator removes a photo for good: its file goes with the save', async () => {
    const { page } = await openAdmin('admin', '/gallery/8');
    await addPhotos(page, [await smallPhoto('a.jpg', '#a01050'), await smallPhoto('b.jpg', '#10a050')]);
    await expect.poll(() => tiles(page).count(), PATIENT).toBe(2);
    await save(page).click();
    await saved(page);
    const [one, other] = (await savedPhotos(8)).map(({ image_path }) => image_path.replace('m/', ''));
    await tiles(page).first().click();
    await page.getByRole('button', { name: 'Odstrániť natrvalo…' }).click();
    await page.getByRole('button', { name: 'Odstrániť natrvalo', exact: true }).click();
    await page.getByRole('button', { name: 'Hotovo' }).click();
    await save(page).click();
    await saved(page);
    const { media } = siteServices();
    expect([await media.has(one ?? ''), await media.has(other ?? '')]).toEqual([false, true]);
    await page.getByRole('link', { name: 'História zmien' }).click();
    const gone = 'Obrázok z tejto verzie bol 21. novembra 2026 odstránený natrvalo.';
    await page.getByText(gone).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Obnoviť túto verziu' }).first().click();
    await page.getByRole('dialog', { name: 'Obnoviť túto verziu?' }).getByText(gone).waitFor();
  });

  test('a gallery whose file cannot be removed is saved all the same, and saves again without a conflict', async () => {
    const { page } = await openAdmin('admin', '/gallery/8', { allowErrors: [/Failed to load resource/] });
    await addPhotos(page, [await smallPhoto('d.jpg', '#5010a0'), await smallPhoto('e.jpg', '#50a010')]);
    await expect.poll(() => save(page).isEnabled(), PATIENT).toBe(true);
    await save(page).click();
    await saved(page);
    const before = await savedPhotos(8);
    const [name = ''] = before.slice(-1).map(({ image_path }) => image_path.replace('m/', ''));
    await page.route(`**/api/admin/media/${name}`, (route) =>
      route.fulfill({ status: 503, json: { message: 'Úložisko teraz neodpovedá.' } }),
    );
    await tiles(page).last().click();
    await page.getByRole('button', { name: 'Odstrániť natrvalo…' }).click();
    await page.getByRole('button', { name: 'Odstrániť natrvalo', exact: true }).click();
    await page.getByRole('button', { name: 'Hotovo' }).click();
    await save(page).click();
    await page.getByText('Úložisko teraz neodpovedá.').waitFor();
    await saved(page);
    await expectAccessible(page);

    await tiles(page).first().click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Popis pod fotkou' }).fill('Uložené potom');
    await page.getByRole('button', { name: 'Hotovo' }).click();
    await save(page).click();
    await saved(page);
    expect((await savedPhotos(8)).map(({ id }) => id)).toEqual(before.slice(0, -1).map(({ id }) => id));
    expect((await savedPhotos(8))[0]?.caption).toBe('Uložené potom');

    const { media } = siteServices();
    expect(await media.has(name)).toBe(true);
    await page.unroute(`**/api/admin/media/${name}`);
    await page.getByRole('button', { name: 'Skúsiť zmazať znova' }).click();
    await page.getByText('Zmazané natrvalo.').waitFor();
    expect(await media.has(name)).toBe(false);
    await page.getByText('Úložisko teraz neodpovedá.').waitFor({ state: 'detached' });
  });

  test('a version that is put back from the history shows its photos, also where they were opened before', async () => {
    const { page, token } = await openAdmin('editor', '/gallery');
    const call = callApi(siteServices());
    const address = `/api/admin/galleries/${WITH_PHOTOS}`;
    const { version, photos } = (await call('GET', address, { token })).body;
    const fewer = Array.isArray(photos) ? photos.slice(1) : [];
    expect((await call('PUT', address, { token, body: { version, photos: fewer } })).status).toBe(200);
    await goInside(page, `/gallery/${WITH_PHOTOS}`);
    await tiles(page).first().waitFor();
    expect(await tiles(page).count()).toBe(fewer.length);
    await page.getByRole('link', { name: 'História zmien' }).click();
    await page.getByRole('button', { name: 'Obnoviť túto verziu' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Obnoviť', exact: true }).click();
    await expect.poll(() => tiles(page).count(), PATIENT).toBe(fewer.length + 1);
    await saved(page);
  });

  test('the history says in words what a colleague has changed, and what was saved meanwhile stands beside mine', async () => {
    const { page, token } = await openAdmin('editor', `/gallery/${WITH_PHOTOS}`, { allowErrors: [/409/] });
    const call = callApi(siteServices());
    const address = `/api/admin/galleries/${WITH_PHOTOS}`;

    await step('the history says what was changed, with the photos and without numbers of the machine', async () => {
      const { version } = (await call('GET', address, { token })).body;
      const [first, second, ...rest] = await savedPhotos(WITH_PHOTOS);
      const told = { ...first, caption: 'Nový popis pod fotkou', credit: 'Jana Nováková' };
      const photos = [rest.at(-1), told, ...rest.slice(0, -1)];
      expect((await call('PUT', address, { token, body: { version, photos } })).status).toBe(200);
      await page.getByRole('link', { name: 'História zmien' }).click();
      const latest = page.getByRole('listitem').filter({ has: page.getByText(/· súčasná verzia$/) });
      const change = (title: string) =>
        latest.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) });
      await change('Odobratá fotka').getByRole('img').waitFor();
      expect(await change('Odobratá fotka').getByRole('img').getAttribute('alt')).toBe(second?.alt_text);
      await change('Presunutá fotka')
        .getByText(`z ${rest.length + 2}. na 1. miesto`)
        .waitFor();
      await change('Popis pod fotkou').getByText('Nový popis pod fotkou').waitFor();
      await change('Kto fotil').getByText('Jana Nováková').waitFor();
      const words = await latest.innerText();
      expect(words).not.toContain(String(first?.width));
      expect(words).not.toContain('photos');
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await step('what a colleague has saved meanwhile stands beside mine, and I choose', async () => {
      await page.goto(page.url().replace(/\/history$/, ''));
      await tiles(page).first().waitFor();
      const { version, photos } = (await call('GET', address, { token })).body;
      const theirs = Array.isArray(photos) ? photos.slice(1) : [];
      expect((await call('PUT', address, { token, body: { version, photos: theirs } })).status).toBe(200);
      await page.getByRole('button', { name: 'Posunúť fotku 1 dozadu' }).click();
      await save(page).click();
      const dialog = page.getByRole('dialog', { name: 'Fotky medzitým uložil aj niekto iný: Ján Redaktor' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Uložiť moju verziu' }).click();
      await saved(page);
      expect(await savedPhotos(WITH_PHOTOS)).toHaveLength(theirs.length + 1);
    });
  });

  test('a gallery whose file is broken meanwhile is not saved over it, and what was changed stays, also when the page is closed', async () => {
    const { page } = await openAdmin('editor', `/gallery/${WITH_PHOTOS}`, { allowErrors: [/409/] });
    await tiles(page).first().click();
    await page.getByRole('textbox', { name: 'Popis pod fotkou' }).fill('Čo som napísala ja');
    await page.getByRole('button', { name: 'Hotovo' }).click();
    const file = join(siteServices().config.contentDir, `galleries/${WITH_PHOTOS}.json`);
    const intact = await readFile(file, 'utf8');
    await writeFile(file, '{ "photos": ');
    await save(page).click();
    await page.getByText('Súbor galérie medzitým niekto upravil').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByText('Zmeny ešte nie sú uložené.').waitFor();
    await tiles(page).first().click();
    expect(await page.getByRole('textbox', { name: 'Popis pod fotkou' }).inputValue()).toBe('Čo som napísala ja');
    expect(await readFile(file, 'utf8')).toBe('{ "photos": ');
    await writeFile(file, intact);

    await page.getByRole('button', { name: 'Hotovo' }).click();
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
    page.on('dialog', (question) => question.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Pokračovať v\u00a0nich' }).click();
    await tiles(page).first().click();
    expect(await page.getByRole('textbox', { name: 'Popis pod fotkou' }).inputValue()).toBe('Čo som napísala ja');
  });
});

test('list, photos and one photo can be used by everybody, in both schemes and on a phone', async () => {
  const { page } = await openAdmin('editor', '/gallery?photos=some');
  await page.getByRole('table').waitFor();
  await forEachLook(page, LOOKS, async (look) => {
    await expectAccessible(page, look);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await goInside(page, `/gallery/${WITH_PHOTOS}`);
  await tiles(page).first().waitFor();
  await forEachLook(page, LOOKS, async (look) => {
    await expectAccessible(page, look);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  // A button half above the window would count as too small.
  await tiles(page)
    .first()
    .evaluate((tile: HTMLElement) => tile.click());
  await page.getByRole('dialog').getByRole('button', { name: 'Hotovo' }).waitFor();
  await forEachLook(page, LOOKS, (look) => expectAccessible(page, look));
});
