import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { requireUser } from '../../src/server/core/accounts/accounts.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { outbox, siteServices, siteUrl, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { forEachLook } from '../support/looks.ts';
import { mailedCode, mailedPath } from '../support/mailed-link.ts';
import { PASSWORD, signInAs } from '../support/make-account.ts';
import { step } from '../support/step.ts';

withSite();

const QUARTER_HOUR_MS = 15 * 60_000;
const NEW_PASSWORD = 'zelená lampa nad schodmi';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sessionsOf = (page: Page) => page.getByRole('region', { name: 'Kde ste prihlásení' });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const statusOf = async (token: string) => (await callApi(siteServices())('GET', '/api/user', { token })).status;

const PAGES = [
  ['', 'Môj profil'],
  ['/name', 'Zmeniť meno'],
  ['/email', 'Zmeniť e-mail'],
  ['/password', 'Zmeniť heslo'],
  ['/two-factor', 'Druhý krok prihlásenia'],
] as const;

const SCHEMES_ON_PHONE_AND_DESK = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 1440 },
] as const;

test('the pages of the profile are accessible in both schemes, on a phone and on a desk', async () => {
  const { page } = await openAdmin('editor', '/profile', { width: 360, height: 780 });
  for (const [path, title] of PAGES)
    await step(title, async () => {
      if (path !== '') await goInside(page, `/profile${path}`);
      await heading(page, title).waitFor();
      await page.getByText('Načítavame…').waitFor({ state: 'detached' });
      await forEachLook(page, SCHEMES_ON_PHONE_AND_DESK, async (look) => {
        await expectAccessible(page, look);
        expect(await overflow(page)).toBe(0);
      });
    });
});

test('the name is changed, also where one is greeted by it', async () => {
  const { page, user } = await openAdmin('editor', '/profile', { allowErrors: [/status of 422/] });
  await page.getByRole('link', { name: 'Zmeniť meno' }).click();
  await heading(page, 'Zmeniť meno').waitFor();
  await page.getByLabel('Meno a priezvisko').fill('');
  await button(page, 'Uložiť meno').click();
  await message(page, 'Napíšte meno a\u00a0priezvisko.').waitFor();
  await page.getByLabel('Meno a priezvisko').fill('Ján Premenovaný');
  await button(page, 'Uložiť meno').click();
  await heading(page, 'Môj profil').waitFor();
  await page.getByRole('button', { name: 'Môj účet: Ján Premenovaný' }).waitFor();
  expect((await requireUser(siteServices().store, user.id)).value.name).toBe('Ján Premenovaný');
});

test('the e-mail is changed by a link to the new address, after the password, and the old one is told', async () => {
  const { page, user, token } = await openAdmin('editor', '/profile/email', { allowErrors: [/status of 4(03|22)/] });
  siteServices().clock.advance(QUARTER_HOUR_MS + 1000);
  const elsewhere = await signInAs(siteServices(), user);
  const next = `nova-${user.value.email}`;
  await page.getByLabel('Nový e-mail').fill(next);
  await button(page, 'Poslať odkaz').click();
  const dialog = page.getByRole('dialog', { name: 'Potvrďte to, prosím, heslom' });
  await dialog.getByLabel('Vaše heslo').fill('zlé heslo');
  await dialog.getByRole('button', { name: 'Potvrdiť' }).click();
  await dialog.getByText('Heslo nie je správne.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Vaše heslo').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Potvrdiť' }).click();
  await page.getByRole('status').getByText(`Odkaz ide na ${next}`).waitFor();
  await expectAccessible(page);
  const notice = (await outbox()).findLast(({ to }) => to === user.value.email);
  expect(notice?.subject).toBe('Žiadosť o\u00a0zmenu adresy účtu');

  await page.goto(siteUrl() + (await mailedPath(siteServices(), next)));
  await page.getByRole('button', { name: 'Potvrdiť adresu' }).click();
  await page.getByRole('status').getByText('Adresa je potvrdená.').waitFor();
  await page.getByRole('link', { name: 'Pokračovať do administrácie' }).waitFor();
  expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([200, 401]);
  expect((await requireUser(siteServices().store, user.id)).value.email).toBe(next);
});

test('the password is changed: other sessions end, this one stays', async () => {
  const { page, user, token } = await openAdmin('editor', '/profile/password', { allowErrors: [/status of 422/] });
  const elsewhere = await signInAs(siteServices(), user);
  await heading(page, 'Zmeniť heslo').waitFor();
  const fields = await page
    .locator('main form input')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
  expect(fields).toEqual(['username', 'current-password', 'new-password', 'new-password']);
  await page.getByLabel('Terajšie heslo').fill('zlé heslo');
  await page.getByLabel(/^Nové heslo(?! ešte)/).fill(NEW_PASSWORD);
  await page.getByLabel('Nové heslo ešte raz').fill(NEW_PASSWORD);
  await button(page, 'Zmeniť heslo').click();
  await message(page, 'Heslo nie je správne.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Terajšie heslo').fill(PASSWORD);
  await button(page, 'Zmeniť heslo').click();
  await heading(page, 'Môj profil').waitFor();
  await page.getByText('Heslo je zmenené. Ostatné prihlásenia sme ukončili.').waitFor();
  expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([200, 401]);
});

test('the app is turned on by its first code, and its recovery codes are kept before one goes on', async () => {
  const { page, user } = await openAdmin('editor', '/profile/two-factor', { allowErrors: [/status of 422/] });
  await button(page, 'Nastaviť aplikáciu').click();
  await page.getByRole('img', { name: 'Obrázok s kódom pre aplikáciu v telefóne' }).waitFor();
  await expectAccessible(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await page.getByLabel('Kód z aplikácie').fill('abcdef');
  await button(page, 'Zapnúť').click();
  await message(page, 'Kód nie je správny.').waitFor();
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: siteServices().clock.now() });
  await page.getByLabel('Kód z aplikácie').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await button(page, 'Zapnúť').click();

  const title = page.getByRole('heading', { name: 'Odložte si záložné kódy' });
  await title.waitFor();
  await expectAccessible(page);
  const codes = await page.locator('code').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Stiahnuť (TXT)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  for (const recoveryCode of codes) expect(file).toContain(recoveryCode);
  await page.getByRole('button', { name: 'Kopírovať' }).waitFor();
  expect(file).toContain(user.value.email);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Vytlačiť' }).isVisible()).toBe(false);
  expect(await page.locator('code').first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Môj profil' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zostať tu' }).click();
  expect(await button(page, 'Hotovo').isDisabled()).toBe(true);
  await page.getByLabel('Kódy mám odložené na bezpečnom mieste').check();
  await button(page, 'Hotovo').click();
  await page.getByText('Ostáva vám 10\u00a0kódov.').waitFor();
  await expectAccessible(page);

  // The code that turned it on cannot be used again.
  await button(page, 'Vytvoriť nové kódy').press('Enter');
  await focused(page, 'Vytvoriť nové záložné kódy?');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await message(page, 'Tento kód je už použitý, počkajte na ďalší.').waitFor();
  siteServices().clock.advance(60_000);
  const next = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: siteServices().clock.now() });
  await page.getByLabel('Kód z aplikácie').fill(next);
  await page.keyboard.press('Enter');
  await title.waitFor();
  expect(await page.locator('code').allInnerTexts()).not.toContain(codes[0]);
});

test('the mailed code is turned on and off again', async () => {
  const { page, user } = await openAdmin('editor', '/profile/two-factor', { width: 360, height: 780 });
  await button(page, 'Posielať kódy e-mailom').click();
  await page.getByRole('textbox', { name: 'Kód z e-mailu' }).fill(await codeMailedTo(page, user.value.email));
  await button(page, 'Zapnúť').click();
  await page.getByLabel('Kódy mám odložené na bezpečnom mieste').check();
  expect(await overflow(page)).toBe(0);
  await button(page, 'Hotovo').click();
  await page.getByRole('heading', { name: 'Zapnutý, kódom z\u00a0e-mailu' }).waitFor();
  const asked = (await outbox()).length;
  await button(page, 'Vypnúť druhý krok').click();
  await focused(page, 'Vypnúť druhý krok?');
  await button(page, 'Späť').click();
  await button(page, 'Vypnúť druhý krok').click();
  await focused(page, 'Vypnúť druhý krok?');
  await button(page, 'Poslať nový kód').click();
  await page.getByText('Nový kód sme vám poslali e-mailom.').waitFor();
  expect((await outbox()).length).toBe(asked + 3);
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.getByLabel('Kód z e-mailu').fill(await mailedCode(siteServices(), user.value.email));
  await button(page, 'Vypnúť druhý krok').click();
  await button(page, 'Nastaviť aplikáciu').waitFor();
  expect((await requireUser(siteServices().store, user.id)).value.two_factor).toBeNull();
});

async function focused(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name: title }).and(page.locator(':focus')).waitFor();
}

test('a password that has to be changed stands in front of everything, then the page one wanted is there', async () => {
  const { page, token } = await openAdmin('admin', '/users', {
    account: { password_change_due: true },
    allowErrors: [/status of 422/],
    width: 360,
    height: 780,
  });
  await heading(page, 'Najprv si zvoľte nové heslo').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.getByLabel('Terajšie heslo').fill(PASSWORD);
  await page.getByLabel(/^Nové heslo(?! ešte)/).fill('televizor2024');
  await page.getByLabel('Nové heslo ešte raz').fill('televizor2024');
  await page.keyboard.press('Enter');
  await message(page, 'Na účet správcu je toto heslo slabé.').waitFor();
  await page.getByLabel(/^Nové heslo(?! ešte)/).fill(NEW_PASSWORD);
  await page.getByLabel('Nové heslo ešte raz').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Používatelia').waitFor();
  expect(await statusOf(token)).toBe(200);
});

test('whoever does not want to change it can sign out', async () => {
  const { page, token } = await openAdmin('editor', '', { account: { password_change_due: true } });
  await button(page, 'Odhlásiť sa').click();
  await page.waitForURL('**/login');
  expect(await statusOf(token)).toBe(401);
});

async function codeMailedTo(page: Page, email: string): Promise<string> {
  await page.getByRole('heading', { name: 'Opíšte kód z e-mailu' }).waitFor();
  return mailedCode(siteServices(), email);
}

test('one session elsewhere is ended, then all others', async () => {
  const { page, user, token } = await openAdmin('editor', '/profile');
  const others = await Promise.all([1, 2, 3].map(() => signInAs(siteServices(), user)));
  await page.reload();
  const rows = sessionsOf(page).getByRole('listitem');
  await sessionsOf(page).getByText('Tu a teraz').waitFor();
  expect(await rows.count()).toBe(4);
  await rows
    .getByRole('button', { name: /^Ukončiť prihlásenie/ })
    .first()
    .click();
  await expect.poll(() => rows.count()).toBe(3);
  expect((await Promise.all(others.map(statusOf))).filter((status) => status === 401)).toHaveLength(1);
  await sessionsOf(page).getByRole('button', { name: 'Ukončiť všetky ostatné' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ukončiť ostatné' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  expect([await statusOf(token), ...(await Promise.all(others.map(statusOf)))]).toEqual([200, 401, 401, 401]);
});

test('a session ended elsewhere is renewed over the form, which is then saved', async () => {
  const { page, user, token } = await openAdmin('editor', '/profile', { allowErrors: [/status of 401/] });
  await sessionsOf(page).getByText('Tu a teraz').waitFor();
  await callApi(siteServices())('POST', '/api/logout', { token });
  await page.getByRole('link', { name: 'Zmeniť meno' }).click();
  await page.getByLabel('Meno a priezvisko').fill('Neskoro');
  await button(page, 'Uložiť meno').click();
  const dialog = page.getByRole('dialog', { name: 'Prihlásenie vypršalo' });
  expect(await dialog.getByLabel('E-mail').inputValue()).toBe(user.value.email);
  await dialog.getByLabel('Heslo', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await heading(page, 'Profil').waitFor();
  expect((await requireUser(siteServices().store, user.id)).value.name).toBe('Neskoro');
});
