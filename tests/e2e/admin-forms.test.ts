import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAVED, SAVED_AS_DRAFT } from '../../src/admin/entries/saved-words.ts';
import { endSessionsOf } from '../../src/server/features/users/administration.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { addPlainEvents } from '../support/house.ts';
import { mailedCode } from '../support/mailed-link.ts';
import { makeAccount, PASSWORD } from '../support/make-account.ts';

withSite();

beforeAll(() => addPlainEvents(siteServices().config.contentDir, [101, 102, 103, 104, 105, 106, 107, 108]));

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement
      ? (activeElement.ariaLabel ?? activeElement.labels?.[0]?.textContent ?? '')
      : '';
  });

async function readEvent(id: number): Promise<string> {
  const { blobIds } = await siteServices().content.state();
  const file = [...blobIds.keys()].find((path) => path.startsWith(`events/${String(id).padStart(4, '0')}-`)) ?? '';
  return readFile(join(siteServices().config.contentDir, file), 'utf8');
}

describe('a day', () => {
  test('is typed as people say it, and Tab goes on to the time, never to a button that empties it', async () => {
    const { page } = await openAdmin('editor', '/events/101');
    await page.getByRole('button', { name: 'Vymazať: Koniec' }).click();
    await field(page, 'Koniec, čas').fill('');
    await field(page, 'Začiatok').fill('20. decembra');
    await page.keyboard.press('Tab');
    expect(await focusedLabel(page)).toBe('Začiatok, čas');
    expect(await field(page, 'Začiatok').inputValue()).toBe('20. 12. 2026');
    await page.keyboard.type('18');
    await page.keyboard.press('Tab');
    expect(await focusedLabel(page)).toMatch(/^Koniec/);
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    await page.getByText('Skončí sa na druhý deň (pondelok 21.\u00a0decembra).').waitFor();
    await field(page, 'Koniec, čas').fill('20.30');
    await page.getByText('Skončí sa v\u00a0ten istý deň (nedeľa 20.\u00a0decembra).').waitFor();
    await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Opraviť preklep' }).click();
    await expect.poll(() => readEvent(101)).toContain('end_date: 2026-12-20T20:30');
    expect(await readEvent(101)).toContain('start_date: 2026-12-20T18:00');
    await expect.poll(() => field(page, 'Koniec').inputValue()).toBe('20. 12. 2026');
  });

  test('that cannot be read stays in its field, which says so, and nothing is saved', async () => {
    const { page } = await openAdmin('editor', '/events/102');
    const before = await readEvent(102);
    await field(page, 'Začiatok').fill('32. 13.');
    await page.keyboard.press('Tab');
    await page.getByText('„32. 13.“ nie je dátum. Napíšte napríklad 20.\u00a012.\u00a02026.').waitFor();
    expect(await field(page, 'Začiatok').inputValue()).toBe('32. 13.');
    await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
    await page.getByRole('button', { name: /^„32. 13.“ nie je dátum/ }).waitFor();
    expect(await focusedLabel(page)).toMatch(/^Začiatok/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await readEvent(102)).toBe(before);
  });

  test('is picked from a calendar that opens at the month of the event, below the field', async () => {
    const { page } = await openAdmin('editor', '/events/new');
    await field(page, 'Začiatok').fill('20. 2. 2027');
    await field(page, 'Koniec').press('ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Kalendár: Koniec' });
    await calendar.getByText('február 2027').waitFor();
    await expectAccessible(page);
    const [above, below] = [await field(page, 'Koniec').boundingBox(), await calendar.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(900);
    for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
    expect(await field(page, 'Koniec').inputValue()).toBe('21. 2. 2027');
    expect(await focusedLabel(page)).toMatch(/^Koniec/);
    await page.getByRole('button', { name: 'Vymazať: Koniec' }).click();
    expect(await field(page, 'Koniec').inputValue()).toBe('');
    await field(page, 'Koniec').press('ArrowDown');
    await calendar.waitFor();
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    expect(await focusedLabel(page)).toMatch(/^Koniec/);
  });
});

describe('an ended session', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Prihlásenie vypršalo' });
  /** Another call would cover the form with the dialog. */
  async function endUnder(
    page: Page,
    user: { id: string },
    address: string,
    method: string,
    send: () => Promise<void>,
  ) {
    const letGo = await holdCalls(page, address, method);
    await Promise.all([page.waitForRequest(address), send()]);
    await endSessionsOf(siteServices(), user.id, { actor: null, visitor: null });
    letGo();
  }
  const signIn = async (page: Page, password = PASSWORD) => {
    await dialog(page).getByLabel('Heslo', { exact: true }).fill(password);
    await dialog(page).getByRole('button', { name: 'Prihlásiť sa' }).click();
  };

  test('is renewed over a half-written reservation, of which nothing is stored before it is saved', async () => {
    const { page, user } = await openAdmin('editor', '/reservations/new', {
      account: { two_factor: { method: 'email' } },
      allowErrors: [/401/],
    });
    await field(page, 'Meno a\u00a0priezvisko').fill('Žofia Telefonická');
    await field(page, 'Telefón').fill('0900 111 333');
    await page.getByRole('combobox', { name: 'Miestnosť' }).click();
    await page.getByRole('option', { name: 'Klubovňa' }).click();
    await endUnder(page, user, '**/api/admin/reservations', 'POST', () =>
      page.getByRole('button', { name: 'Zapísať', exact: true }).click(),
    );
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('Telefonická');
    await signIn(page, 'nesprávne heslo');
    await dialog(page).getByRole('alert').getByText(/\S/).waitFor();
    await signIn(page);
    await dialog(page).getByLabel('Kód z\u00a0e-mailu alebo záložný kód').waitFor();
    await dialog(page)
      .getByLabel('Kód z\u00a0e-mailu alebo záložný kód')
      .fill(await mailedCode(siteServices(), user.value.email));
    await dialog(page).getByRole('button', { name: 'Overiť kód' }).click();
    await page.getByRole('heading', { level: 1, name: 'Žofia Telefonická' }).waitFor();
  });

  test('of one person saves nothing when another one signs in', async () => {
    const { page, user } = await openAdmin('editor', '/events/103', { allowErrors: [/401/] });
    const before = await readEvent(103);
    await field(page, 'Názov').fill('Od prvého');
    await makeAccount(siteServices(), { name: 'Iná Osoba', email: 'ina-forma@kd.example', roles: ['editor'] });
    await endUnder(page, user, '**/api/admin/events/103', 'PUT', () => page.keyboard.press('Control+s'));
    await dialog(page).getByLabel('Heslo', { exact: true }).and(page.locator(':focus')).waitFor();
    await dialog(page).getByLabel('E-mail').fill('ina-forma@kd.example');
    await signIn(page);
    await page.getByRole('dialog', { name: 'V\u00a0tomto prehliadači sa prihlásil niekto iný' }).waitFor();
    await page.getByText('Prihlásil sa niekto iný, preto sa nič neuložilo.').first().waitFor();
    expect(await readEvent(103)).toBe(before);
    expect(await page.locator('[data-path="title"]').inputValue()).toBe('Od prvého');
  });
});

describe('a form', () => {
  test('of a new event is saved as a draft by Ctrl+S, and then published', async () => {
    const { page } = await openAdmin('editor', '/events/new');
    await field(page, 'Názov').fill('Skúška konceptu');
    await field(page, 'Začiatok').fill('20. 12. 2026');
    await field(page, 'Začiatok, čas').fill('18');
    await field(page, 'Text o\u00a0podujatí').click();
    await page.keyboard.type('Príďte.');
    expect(await page.getByRole('heading', { name: 'Zmena podujatia' }).count()).toBe(0);
    await field(page, 'Odkaz na vstupenky').fill('predpredaj.sk/a');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+s');
    await page.getByText(SAVED_AS_DRAFT).waitFor();
    await page.getByText('Koncept', { exact: true }).first().waitFor();
    expect(await page.getByText('Zverejňuje sa').count()).toBe(0);
    await page.getByRole('radio', { name: 'Nie, vstup je voľný' }).check();
    await page.getByRole('button', { name: 'Zverejniť', exact: true }).click();
    await page.getByText(SAVED, { exact: true }).waitFor();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await readEvent(id)).toContain('https://predpredaj.sk/a');
    expect(await readEvent(id)).not.toContain('draft: true');
  });

  test('of an event on a phone has its preview behind a button, and shows it before anything is published', async () => {
    const { page } = await openAdmin('editor', '/events/new', { width: 390, height: 800 });
    await field(page, 'Názov').fill('Z\u00a0telefónu');
    await field(page, 'Začiatok').fill('21. 12. 2026');
    await field(page, 'Začiatok, čas').fill('18');
    await field(page, 'Text o\u00a0podujatí').click();
    await page.keyboard.type('Príďte.');
    await page.getByRole('radio', { name: 'Nie, vstup je voľný' }).check();
    const shown = page.getByRole('region', { name: 'Náhľad' });
    expect(await shown.count()).toBe(0);
    await page.getByRole('button', { name: 'Náhľad', exact: true }).click();
    await shown.getByText('Z\u00a0telefónu').first().waitFor();
    await expectAccessible(page);
    const pageShown = page.getByRole('dialog', { name: 'Náhľad stránky podujatia' });
    const seePage = async () => {
      await page.getByRole('button', { name: 'Náhľad stránky' }).click();
      await pageShown.getByText('Príďte.').first().waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Náhľad stránky podujatia');
      await page.keyboard.press('Escape');
      await pageShown.waitFor({ state: 'detached' });
      await shown.getByText('Z\u00a0telefónu').first().waitFor();
    };
    await seePage();
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });

    const publish = () => page.getByRole('button', { name: 'Zverejniť', exact: true }).first().click();
    const question = page.getByRole('dialog', { name: 'Zverejniť?' });
    await publish();
    await question.getByText('Príďte.').first().waitFor();
    await expectAccessible(page);
    await seePage();
    await question.getByRole('button', { name: 'Späť' }).click();
    await page.getByText('Zatiaľ nie je nič zverejnené, čo ste napísali, zostalo vo formulári.').waitFor();
    await publish();
    await question.getByRole('button', { name: 'Zverejniť', exact: true }).click();
    await page.getByText(SAVED, { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Z\u00a0telefónu' }).waitFor();
  });

  test('leads to its parts, beside it or from a menu in its bar', async () => {
    const { page } = await openAdmin('editor', '/events/104', { width: 1440 });
    const parts = page.getByRole('navigation', { name: 'Časti formulára' });
    await parts.getByRole('link', { name: 'Odkazy' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Odkazy');
    await page.setViewportSize({ width: 390, height: 800 });
    await parts.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Časti formulára' }).click();
    await page.getByRole('menuitem', { name: 'Plagát' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Plagát');
    await expectAccessible(page);
  });
});
