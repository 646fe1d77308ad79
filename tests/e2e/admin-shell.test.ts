import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newRegistrationToken } from '../../src/server/core/auth/registration.ts';
import { findActor } from '../../src/server/core/auth/sessions.ts';
import { changeAccount, endSessionsOf } from '../../src/server/features/users/administration.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage, siteServices, siteUrl, withSite } from '../support/browser.ts';
import { listen } from '../support/heard.ts';
import { holdCalls } from '../support/held-calls.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { step } from '../support/step.ts';

withSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Administrácia' });
const address = (page: Page) => page.url().slice(siteUrl().length);

describe('who may come in', () => {
  test('nobody is asked to sign in, with the way back', async () => {
    const page = await openPage('/admin/users?state=waiting', { consent: 'none', isWarm: true });
    await page.waitForURL('**/login?**');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/admin/users?state=waiting');
  });

  test('who has not confirmed the address is told to', async () => {
    const { token, write } = newRegistrationToken(siteServices(), 'nova@kd.example');
    await siteServices().store.commit([write]);
    const page = await openPage('/admin', { consent: 'none', token, isWarm: true, allowErrors: [/403/] });
    await page.waitForURL('**/verify-email');
  });

  test('an account that waits for a role sees who decides, and can sign out', async () => {
    const { page, token } = await openAdmin(null);
    await page.waitForURL('**/unauthorized');
    await page.getByText('rozhoduje správca webu').waitFor();
    expect(await page.locator('main a[href^="mailto:"]').innerText()).toMatch(/^dom@/);
    await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
    await page.waitForURL('**/login');
    expect(await findActor(siteServices(), token)).toBeNull();
    await page.goto(`${siteUrl()}/unauthorized`);
    await page.getByRole('link', { name: 'Domov', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Odhlásiť sa' }).isVisible()).toBe(false);
  });

  test('an account that waits is let in as soon as it has a role, on both pages', async () => {
    for (const path of ['/unauthorized', '/admin']) {
      const { page, user } = await openAdmin(null);
      await page.waitForURL('**/unauthorized');
      await page.getByText('rozhoduje správca webu').waitFor();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('waits-for-role'))).toBe(user.id);
      await changeAccount(siteServices(), user.id, { roles: ['rentals'] }, { actor: null, visitor: null });
      await page.goto(`${siteUrl()}${path}`);
      await page.waitForURL('**/admin');
      await navigation(page).getByRole('link', { name: 'Rezervácie' }).waitFor();
    }
  });

  test('staff who type the address of a section that is not theirs read what their roles permit', async () => {
    const { page } = await openAdmin('programme', '/users');
    await page.waitForURL('**/unauthorized');
    await page.getByText('Smiete meniť: podujatia s\u00a0fotkami, bannery, otváracie hodiny a\u00a0oznamy.').waitFor();
    expect(await page.getByText('Nový účet čaká').isVisible()).toBe(false);
    await expectAccessible(page);
  });

  test('a role that is taken away works from the next look on', async () => {
    const { page, user } = await openAdmin('admin', '/users');
    await page.getByRole('table').waitFor();
    await makeAccount(siteServices(), { email: 'ina@kd.example', roles: ['admin'] });
    await changeAccount(siteServices(), user.id, { roles: [] }, { actor: null, visitor: null });
    await page.reload();
    await page.waitForURL('**/unauthorized');
  });

  test('a session that has ended is renewed over the page, or on the page for signing in, which knows the way back', async () => {
    const { page, user } = await openAdmin('admin', '/audit', { allowErrors: [/401/] });
    await page.getByRole('table').waitFor();
    // Another call would cover the link with the dialog.
    const letGo = await holdCalls(page, '**/api/admin/users*', 'GET');
    await Promise.all([
      page.waitForRequest('**/api/admin/users*'),
      navigation(page).getByRole('link', { name: 'Používatelia' }).click(),
    ]);
    await endSessionsOf(siteServices(), user.id, { actor: null, visitor: null });
    letGo();
    await page.getByRole('dialog', { name: 'Prihlásenie vypršalo' }).waitFor();
    await page.getByRole('link', { name: 'Na stránku prihlásenia' }).click();
    await page.waitForURL('**/login?**');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/admin/users');
    await page.getByText('Prihlásenie vypršalo').first().waitFor();
  });

  test('whoever signs in from another tab stops the pages of the one before, who goes on after signing in again', async () => {
    const { page, token } = await openAdmin('editor', '/events/8');
    const title = page.getByRole('textbox', { name: 'Názov' });
    await title.fill('Rozpísané');
    const other = await makeAccount(siteServices(), {
      name: 'Iná Osoba',
      email: 'ina-osoba@kd.example',
      roles: ['admin'],
    });
    const tab = await page.context().newPage();
    await tab.goto(`${siteUrl()}/robots.txt`);
    const signIn = (asWhom: string) => tab.evaluate((value) => localStorage.setItem('auth_token', value), asWhom);
    await signIn(await signInAs(siteServices(), other));
    const stopped = page.getByRole('dialog', { name: 'V\u00a0tomto prehliadači sa prihlásil niekto iný' });
    await stopped.getByText('Iná Osoba').waitFor();
    await page.keyboard.press('Escape');
    await stopped.waitFor();
    await expectAccessible(page);
    await page.getByText('Ján Redaktor').first().waitFor();
    await signIn(token);
    await stopped.waitFor({ state: 'detached' });
    expect(await title.inputValue()).toBe('Rozpísané');
    await signIn(await signInAs(siteServices(), other));
    page.on('dialog', (dialog) => void dialog.accept());
    await stopped.getByRole('button', { name: 'Načítať stránku znova' }).click();
    await page
      .getByRole('button', { name: /^Môj účet/ })
      .getByText('Iná Osoba')
      .waitFor();
  });

  test('an editor sees no sections of administrators; signing out ends the session on the server too', async () => {
    const { page, token } = await openAdmin('editor', '/nic/tam');

    await step('an address with nothing behind it says so and leads to the first screen', async () => {
      await page.getByRole('heading', { name: 'Táto stránka neexistuje' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Na prehľad' }).click();
      await page.getByRole('heading', { level: 1, name: 'Prehľad' }).waitFor();
    });

    await heading(page).waitFor();
    const names = await navigation(page).getByRole('link').allTextContents();
    expect(names).toContain('Prehľad');
    expect(names).not.toContain('Používatelia');
    expect(names).not.toContain('Denník zmien');
    await page.getByRole('button', { name: /^Môj účet/ }).click();
    await page.getByRole('menuitem', { name: 'Odhlásiť sa' }).click();
    await page.waitForURL('**/login');
    const answer = await fetch(`${siteUrl()}/api/user`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

  test('when nothing answers, the store is away or the server starts, it says so, and one is still signed in later', async () => {
    const { page } = await openAdmin('editor', '', { allowErrors: [/Failed to load resource/] });
    await heading(page).waitFor();
    for (const [answer, sentence] of [
      ['abort', 'Nepodarilo sa spojiť so serverom'],
      [{ status: 503, json: { message: 'Služba je teraz nedostupná.' } }, 'Služba je teraz nedostupná.'],
      [{ status: 502, contentType: 'text/html', body: '502' }, 'Nepodarilo sa spojiť so serverom'],
    ] as const) {
      await page.route('**/api/user', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
      await page.reload();
      await page.getByText(sentence).waitFor();
      await page.unroute('**/api/user');
      await page.getByRole('button', { name: 'Skúsiť znova' }).click();
      await heading(page).waitFor();
    }
  });
});

describe('the shell', () => {
  test('is walked by keyboard alone, and from the menu of a phone, whose controls are as large as a thumb', async () => {
    const { page } = await openAdmin('admin');

    await step('sections stand in groups of the work they belong to', async () => {
      await heading(page).waitFor();
      const calendars = ['Program', 'Prenájom'].map((group) =>
        navigation(page)
          .getByRole('list', { name: group })
          .getByRole('link', { name: /[Kk]alendár/ })
          .count(),
      );
      expect(await Promise.all(calendars)).toEqual([1, 1]);
      await navigation(page)
        .getByRole('list', { name: 'Správa' })
        .getByRole('link', { name: 'Používatelia' })
        .waitFor();
    });

    await step('skip link, navigation, and the page says where one is', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('obsah');

      await navigation(page).getByRole('link', { name: 'Používatelia' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Používatelia' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Používatelia');
      expect(await page.title()).toBe('Používatelia | Administrácia | Dom kultúry Javorina');
      expect(await navigation(page).locator('[aria-current="page"]').textContent()).toBe('Používatelia');

      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Prehľad' }).waitFor();
      expect(address(page)).toBe('/admin');
    });

    await step('the menu of a phone opens, leads on and closes', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const open = page.getByRole('button', { name: 'Otvoriť ponuku' });
      await open.waitFor();
      for (const control of await page.locator('header').locator('a, button').filter({ visible: true }).all()) {
        const box = await control.boundingBox();
        expect(
          Math.min(box?.width ?? 0, box?.height ?? 0),
          (await control.getAttribute('aria-label')) ?? '',
        ).toBeGreaterThanOrEqual(43);
      }

      expect(await navigation(page).isVisible()).toBe(false);
      await open.click();
      const menu = page.getByRole('dialog', { name: 'Ponuka' });
      await menu.getByRole('link', { name: 'Denník zmien' }).waitFor();
      await expectAccessible(page);
      await menu.getByRole('link', { name: 'Denník zmien' }).click();
      await page.getByRole('heading', { level: 1, name: 'Denník zmien' }).waitFor();
      await menu.waitFor({ state: 'detached' });
    });
  });

  test('says aloud what was saved', async () => {
    const { page } = await openAdmin('editor', '/profile/name');
    const heard = await listen(page);
    await page.getByLabel('Meno a\u00a0priezvisko').fill('Ján Premenovaný');
    await page.getByRole('button', { name: 'Uložiť meno' }).click();
    await expect.poll(heard).toContain('Meno je zmenené.');
  });

  test('the scheme one chooses stays, from the first paint on', async () => {
    const { page } = await openAdmin('editor', '', { allowErrors: [/Failed to load|Failed to fetch|import/i] });
    await heading(page).waitFor();
    await page.getByRole('button', { name: 'Vzhľad' }).click();
    await page.getByRole('menuitemradio', { name: 'Tmavý' }).click();
    const scheme = () => page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
    expect(await scheme()).toBe('dark');
    await page.route('**/build/*.js', (route) => route.abort());
    await page.reload();
    expect(await scheme()).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(27, 25, 23)');
  });

  test('tries nothing that its policy forbids, not even what browsers note in silence', async () => {
    const { page } = await openAdmin('admin', '/events/new', {
      prepare: (one) =>
        one.addInitScript(() => {
          const violations: string[] = [];
          Object.assign(window, { violations });
          document.addEventListener('securitypolicyviolation', (event) => violations.push(event.blockedURI));
        }),
    });
    await page.getByRole('button', { name: 'Zverejniť', exact: true }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
  });

  test('a section whose files are gone raises the preload error, and loading again mends it', async () => {
    const { page } = await openAdmin('admin', '', { allowErrors: [/Failed to load|Failed to fetch|import/i] });
    await page.getByText('v\u00a0poriadku.').waitFor();
    await page.evaluate(() =>
      addEventListener('vite:preloadError', () => document.documentElement.setAttribute('data-preload-error', 'yes')),
    );
    await page.route('**/build/UsersPage.*', (route) => route.abort());
    await navigation(page).getByRole('link', { name: 'Používatelia' }).click();
    await page.getByRole('heading', { name: 'Túto časť sa nepodarilo otvoriť' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.getAttribute('data-preload-error'))).toBe('yes');
    await expectAccessible(page);
    await page.unroute('**/build/UsersPage.*');
    await page.getByRole('button', { name: 'Načítať stránku znova' }).click();
    await page.getByRole('heading', { level: 1, name: 'Používatelia' }).waitFor();
  });

  test('what does not exist is said in one sentence, with a way to what does', async () => {
    const { page } = await openAdmin('admin', '', { allowErrors: [/404/] });
    const ways = [
      ['/events/new?copy=9999', 'Podujatie sa nenašlo.', 'Všetky podujatia', '/events'],
      ['/gallery/9999', 'Podujatie, ku ktorému fotky patria, sa nenašlo.', 'Všetky galérie', '/gallery'],
      ['/reservations/R-2026-NICNIC', 'Takú rezerváciu nemáme.', 'Všetky rezervácie', '/reservations'],
      ['/newsletter/2001-01', 'Také vydanie nemáme.', 'Všetky vydania a\u00a0správy', '/newsletter'],
      ['/users/nikto', 'Takýto účet neexistuje.', 'Všetci používatelia', '/users'],
    ] as const;
    for (const [path, sentence, name, list] of ways)
      await step(path, async () => {
        await goInside(page, path);
        await page.getByRole('main').getByText(sentence).waitFor();
        const link = page.getByRole('main').getByRole('link', { name, exact: true });
        expect(await link.getAttribute('href')).toBe(`/admin${list}`);
        expect(await page.getByRole('button', { name: 'Skúsiť znova' }).count()).toBe(0);
      });
    await expectAccessible(page);
  });
});
