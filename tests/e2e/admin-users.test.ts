import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { requireUser } from '../../src/server/core/accounts/accounts.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { outbox, siteServices, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { holdCalls, lookAgain } from '../support/held-calls.ts';
import { forEachLook } from '../support/looks.ts';
import { makeAccount, PASSWORD, signInAs } from '../support/make-account.ts';
import { step } from '../support/step.ts';

withSite();

const CONFIRMED_FOR_MS = 15 * 60_000;

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// Runs first: later tests make administrators.
test('the last administrator keeps the role, and is told why in plain words', async () => {
  const { page, user } = await openAdmin('admin', '/profile', { allowErrors: [/409/] });
  await goInside(page, `/users/${user.id}`);
  await page.getByText('Toto je váš účet.').waitFor();
  await page.getByRole('checkbox', { name: 'Správca' }).uncheck();
  await page.getByRole('checkbox', { name: 'Redaktor' }).check();
  await page.getByRole('button', { name: 'Uložiť roly' }).click();
  await page.getByText('Aspoň jeden správca musí zostať.').first().waitFor();
  expect(await page.getByRole('checkbox', { name: 'Redaktor' }).isChecked()).toBe(true);
  expect((await requireUser(siteServices().store, user.id)).value.roles).toEqual(['admin']);
});

describe('the list', () => {
  beforeAll(async () => {
    await makeAccount(siteServices(), { name: 'Ľubomíra Šťastná', email: 'lubomira@kd.example' });
  });

  test('is searched without diacritics, and what it shows is in its address', async () => {
    const { page } = await openAdmin('admin', '/users');
    await page.getByRole('searchbox', { name: 'Meno alebo e-mail' }).fill('stastna');
    await page.waitForURL('**/admin/users?query=stastna');
    await page.getByText('Spolu 1').waitFor();
    await page.getByRole('link', { name: 'Ľubomíra Šťastná' }).waitFor();
    await page.reload();
    await page.getByText('Spolu 1').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('stastna');
    expect(await rows(page).count()).toBe(1);

    await page.getByRole('searchbox').fill('niktotaky');
    await page.getByText('Tomuto hľadaniu nič nezodpovedá.').waitFor();
    await page.getByRole('button', { name: 'Zobraziť všetko' }).click();
    await page.getByRole('link', { name: 'Ľubomíra Šťastná' }).waitFor();

    await step('the letter that is typed in the moment the search begins is kept', async () => {
      await goInside(page, '/users');
      const field = page.getByRole('searchbox', { name: 'Meno alebo e-mail' });
      await field.waitFor();
      await page.evaluate(() => {
        const { replaceState } = history;
        history.replaceState = (...change) => {
          history.replaceState = replaceState;
          replaceState.apply(history, change);
          const input = document.querySelector<HTMLInputElement>('input[type=search]');
          input?.setRangeText('a', input.value.length, input.value.length, 'end');
          input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
          const look = () => {
            const value = document.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';
            if (value !== 'stastna') document.documentElement.dataset.lost = value;
            setTimeout(look, 5);
          };
          setTimeout(look, 5);
        };
      });
      await field.pressSequentially('stastn');
      await page.waitForURL('**/admin/users?query=stastna');
      expect(await page.evaluate(() => document.documentElement.dataset.lost)).toBeUndefined();
      await page.getByRole('link', { name: 'Ľubomíra Šťastná' }).waitFor();
    });
  });

  describe('of many people', () => {
    beforeAll(async () => {
      for (let person = 10; person < 40; person += 1)
        await makeAccount(siteServices(), { name: `Brigádnik ${person}`, email: `brigada-${person}@kd.example` });
    });

    test('is filtered, sorted and turned by the page, and the way back leads to it as it was', async () => {
      const { page } = await openAdmin('admin', '/users?query=brigadnik');
      await page.getByText('1–25 z\u00a030').waitFor();
      await page.getByRole('button', { name: 'Strana 2' }).click();
      await page.getByText('26–30 z\u00a030').waitFor();
      await expect.poll(() => rows(page).count()).toBe(5);
      await goInside(page, '/users?query=brigadnik&page=3');
      await page.getByRole('button', { name: 'Na prvú stranu' }).click();

      const sort = page.getByRole('columnheader', { name: 'Meno' });
      await sort.getByRole('button').click();
      await page.getByText('1–25 z\u00a030').waitFor();
      await expect.poll(() => sort.getAttribute('aria-sort')).toBe('descending');
      await page.getByRole('link', { name: 'Brigádnik 39' }).waitFor();
      await expect.poll(() => rows(page).first().textContent()).toBe('Brigádnik 39');

      await page.getByRole('combobox', { name: 'Stav' }).click();
      await page.getByRole('option', { name: 'Zablokovaný' }).click();
      await page.getByText('Tomuto hľadaniu nič nezodpovedá.').waitFor();
      await page.getByRole('combobox', { name: 'Stav' }).click();
      await page.getByRole('option', { name: 'Čaká na rolu' }).click();
      await page.getByRole('link', { name: 'Brigádnik 39' }).click();
      await page.getByRole('heading', { level: 1, name: 'Brigádnik 39' }).waitFor();
      await page.goBack();
      await page.getByRole('link', { name: 'Brigádnik 39' }).waitFor();
      expect(new URL(page.url()).search).toBe('?query=brigadnik&sort=-name&state=waiting');
    });
  });

  test('says what went wrong, and tries again', async () => {
    const { page } = await openAdmin('admin', '', { allowErrors: [/Failed to load resource/] });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/api/admin/users?*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Služba je práve nedostupná.' } }),
    );
    await page.getByRole('link', { name: 'Používatelia' }).click();
    await page.getByRole('main').getByText('Služba je práve nedostupná.').waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/admin/users?*');
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await rows(page).first().waitFor();
  });
});

describe('an invitation', () => {
  test('puts what is wrong to its field, asks before what was typed is lost, and mails a link to an account', async () => {
    await makeAccount(siteServices(), { email: 'obsadena@kd.example' });
    const { page } = await openAdmin('admin', '/users/invite', { allowErrors: [/422/] });
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await page.getByRole('textbox', { name: 'Meno a priezvisko' }).fill('Iná Osoba');
    await email.fill('obsadena@kd.example');
    await page.getByRole('checkbox', { name: 'Redaktor' }).check();
    await page.getByRole('button', { name: 'Poslať pozvánku' }).click();
    await page.getByRole('alert').getByText('S\u00a0touto adresou už účet existuje.').waitFor();
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('textbox', { name: 'Meno a priezvisko' }).inputValue()).toBe('Iná Osoba');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Späť' }).click();
    const question = dialog(page, 'Odísť bez uloženia?');
    await question.waitFor();
    await expectAccessible(page);
    const stay = question.getByRole('button', { name: 'Zostať tu' });
    expect(await stay.evaluate((button) => button === document.activeElement)).toBe(true);
    await stay.click();
    await question.waitFor({ state: 'detached' });
    expect(await email.inputValue()).toBe('obsadena@kd.example');

    await page.getByRole('link', { name: 'Späť' }).click();
    await question.getByRole('button', { name: 'Odísť bez uloženia' }).click();
    await page.getByRole('heading', { level: 1, name: 'Používatelia' }).waitFor();

    await page.getByRole('link', { name: 'Pozvať kolegu' }).click();
    await page.getByRole('textbox', { name: 'Meno a priezvisko' }).fill('Peter Nový');
    await email.fill('peter@kd.example');
    await page.getByRole('button', { name: 'Poslať pozvánku' }).click();
    await page.getByRole('alert').getByText('Vyberte aspoň jednu rolu.').waitFor();
    await page.getByRole('checkbox', { name: 'Program' }).check();
    await page.getByRole('checkbox', { name: 'Texty' }).check();
    await page
      .getByText(/^Spolu smie: podujatia s\u00a0fotkami, bannery, kontakty, .+, otváracie hodiny a\u00a0oznamy\.$/)
      .waitFor();
    await page.getByRole('button', { name: 'Poslať pozvánku' }).click();
    await page.getByText('Pozvánku sme poslali na peter@kd.example.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Peter Nový' }).waitFor();
    await page.getByText('Pozvánka je poslaná').waitFor();
    expect((await outbox()).filter(({ to }) => to === 'peter@kd.example')).toHaveLength(1);
  });
});

describe('an account', () => {
  test('is not changed when the password is not typed again, and gets a role when it is, wrong at first', async () => {
    const person = await makeAccount(siteServices(), { name: 'Čaká Dlho', email: 'caka@kd.example' });
    const { page } = await openAdmin('admin', `/users/${person.id}`, { allowErrors: [/403|422/] });
    await page.getByText('Vyberte rolu.').waitFor();
    siteServices().clock.advance(CONFIRMED_FOR_MS + 1000);
    await page.getByRole('button', { name: 'Zablokovať' }).click();
    await dialog(page, 'Zablokovať účet?').getByRole('button', { name: 'Zablokovať' }).click();
    await dialog(page, /heslom/)
      .getByRole('button', { name: 'Späť' })
      .click();
    await page.getByText('Bez potvrdenia heslom sme nič nezmenili.').waitFor();
    await dialog(page, /heslom/).waitFor({ state: 'detached' });
    expect((await requireUser(siteServices().store, person.id)).value.blocked_at).toBeNull();

    await page.getByRole('checkbox', { name: 'Redaktor' }).check();
    await page.getByRole('button', { name: 'Uložiť roly' }).click();

    const question = dialog(page, 'Potvrďte to, prosím, heslom');
    const password = question.getByLabel('Vaše heslo');
    await password.waitFor();
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await password.fill('nie toto');
    await page.keyboard.press('Enter');
    await question.getByText('Heslo nie je správne.').waitFor();
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Roly sú uložené a\u00a0platia hneď.').waitFor();
    await page.getByText('Uložené.', { exact: true }).waitFor();
    await page.getByText('Dá sa ním prihlásiť a\u00a0pracovať.').waitFor();
    expect((await requireUser(siteServices().store, person.id)).value.roles).toEqual(['editor']);
    await page.getByText('Zmena roly: – → redaktor').waitFor();
  });

  test('is blocked and let in again, keeps the roles that are being chosen, and is deleted', async () => {
    const { page, token } = await openAdmin('admin', '/users', { allowErrors: [/404/] });

    await step('it is blocked, let in again, signed out everywhere, and mailed a way to a new password', async () => {
      const person = await makeAccount(siteServices(), {
        name: 'Milan Hora',
        email: 'milan@kd.example',
        roles: ['editor'],
      });
      await signInAs(siteServices(), person);
      await goInside(page, `/users/${person.id}`);
      await page.getByRole('button', { name: 'Zablokovať' }).click();
      await dialog(page, 'Zablokovať účet?').getByRole('button', { name: 'Zablokovať' }).click();
      await page.getByText('Účet je zablokovaný.').first().waitFor();
      await page.getByRole('button', { name: 'Znova pustiť' }).click();
      await page.getByText('Účet je znova pustený.').waitFor();

      const { session_epoch } = (await requireUser(siteServices().store, person.id)).value;
      const question = dialog(page, 'Ukončiť všetky prihlásenia?');
      await page.getByRole('button', { name: 'Ukončiť prihlásenia' }).dblclick({ delay: 40 });
      await question.getByRole('button', { name: 'Späť' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await page.getByText('Všetky prihlásenia sú ukončené.').count()).toBe(0);
      await page.getByRole('button', { name: 'Ukončiť prihlásenia' }).click();
      await question.getByRole('button', { name: 'Ukončiť prihlásenia' }).click();
      await page.getByText('Všetky prihlásenia sú ukončené.').waitFor();
      expect((await requireUser(siteServices().store, person.id)).value.session_epoch).toBe(session_epoch + 1);

      await page.getByRole('button', { name: 'Poslať odkaz na nové heslo' }).click();
      await page.getByText('Odkaz sme poslali na milan@kd.example.').waitFor();
      expect((await outbox()).filter(({ to }) => to === 'milan@kd.example')).toHaveLength(1);
      await page.getByText('Zablokovanie účtu').waitFor();
      await expectAccessible(page);
    });

    await step('the roles that are being chosen stay when a colleague changes them meanwhile', async () => {
      const person = await makeAccount(siteServices(), { email: 'rozrobena@kd.example', roles: ['editor'] });
      await goInside(page, `/users/${person.id}`);
      await page.getByRole('checkbox', { name: 'Správca' }).check();
      const change = { token, body: { roles: ['admin'] } };
      expect((await callApi(siteServices())('PATCH', `/api/admin/users/${person.id}`, change)).status).toBe(200);
      await lookAgain(page);
      await page.getByText('Zmena roly: redaktor → správca').waitFor();
      expect(await page.getByRole('checkbox', { name: 'Redaktor' }).isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Uložiť roly' }).click();
      await page.getByText('Roly sú uložené a\u00a0platia hneď.').waitFor();
      await page.getByText('Uložené.', { exact: true }).waitFor();
      expect((await requireUser(siteServices().store, person.id)).value.roles).toEqual(['admin', 'editor']);
    });

    await step('it is deleted only after a plain warning, and its page says that it is not there', async () => {
      const person = await makeAccount(siteServices(), { name: 'Odíde Preč', email: 'odide@kd.example' });
      await goInside(page, `/users/${person.id}`);
      const address = page.url();
      await page.getByRole('button', { name: 'Zmazať účet' }).click();
      const question = dialog(page, 'Zmazať účet natrvalo?');
      await question.getByText('nedá sa vrátiť').waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect((await requireUser(siteServices().store, person.id)).value.name).toBe('Odíde Preč');
      await page.getByRole('button', { name: 'Zmazať účet' }).click();
      await question.getByRole('button', { name: 'Zmazať natrvalo' }).click();
      await page.getByText('Účet je zmazaný.').waitFor();
      await page.getByRole('heading', { level: 1, name: 'Používatelia' }).waitFor();
      await expect(requireUser(siteServices().store, person.id)).rejects.toThrow();
      await page.goto(address);
      await page.getByText('Takýto účet neexistuje.').waitFor();
    });

    await step('one that was left while it is being deleted leads nobody back', async () => {
      const person = await makeAccount(siteServices(), { name: 'Pomaly Preč', email: 'pomaly@kd.example' });
      await goInside(page, `/users/${person.id}`);
      const letGo = await holdCalls(page, '**/api/admin/users/*', 'DELETE');
      await page.getByRole('button', { name: 'Zmazať účet' }).click();
      await dialog(page, 'Zmazať účet natrvalo?').getByRole('button', { name: 'Zmazať natrvalo' }).click();
      await page.getByRole('link', { name: 'Galéria' }).click();
      await page.getByRole('heading', { level: 1, name: 'Galéria' }).waitFor();
      letGo();
      await page.getByText('Účet je zmazaný.').waitFor();
      await page.getByRole('searchbox', { name: 'Názov podujatia' }).fill('jazz');
      await page.waitForURL('**/admin/gallery?query=jazz');
    });
  });
});

const NIGHT_AND_DAY = [
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 1440 },
] as const;

test('every screen is accessible in both schemes; on a phone each person has a card, and filters wait behind a button', async () => {
  const person = await makeAccount(siteServices(), { email: 'kazda-obrazovka@kd.example', roles: ['editor'] });
  const { page } = await openAdmin('admin', '/users');
  const expectAccessibleWith = async (words: string) => {
    await page.getByText(words).first().waitFor();
    await page.getByText('Načítavame…').first().waitFor({ state: 'detached' });
    await forEachLook(page, NIGHT_AND_DAY, (look) => expectAccessible(page, look));
  };
  await expectAccessibleWith('Pozvať kolegu');
  await page.setViewportSize({ width: 360, height: 900 });
  const state = page.getByRole('combobox', { name: 'Stav' });
  await rows(page).first().waitFor();
  expect(await state.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Spresniť' }).click();
  await state.waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect((await rows(page).first().boundingBox())?.width).toBeGreaterThan(250);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Pozvať kolegu' }).click();
  await expectAccessibleWith('Meno a priezvisko');
  await goInside(page, `/users/${person.id}`);
  await expectAccessibleWith('Čo sa dialo');
});
