import { Secret, TOTP } from 'otpauth';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { requireUser } from '../../src/server/core/accounts/accounts.ts';
import type { User } from '../../src/server/core/accounts/user.ts';
import { newLink } from '../../src/server/core/auth/one-time-link.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage, siteServices, siteUrl, untilScriptsHaveRun, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { forEachLook } from '../support/looks.ts';
import { mailedCode, mailedPath } from '../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../support/make-account.ts';
import { step } from '../support/step.ts';

withSite({ isWarm: true });

const MINUTE_MS = 60_000;
const OFFLINE = 'Nepodarilo sa spojiť so serverom.';
const WRONG = 'Nesprávny e-mail alebo heslo.';
const NEXT_PASSWORD = 'žltý dáždnik v hale';
const NEW_PASSWORD = 'zelená lampa nad schodmi';
const LOGIN_CALL = '**/api/auth/login';

/** `autocomplete` of the fields; null: none. */
const PAGES: readonly (readonly [path: string, heading: string, fields: readonly string[] | null])[] = [
  ['/login', 'Prihlásenie', ['username', 'current-password']],
  ['/login/2fa', 'Druhý krok', null],
  ['/register', 'Nový účet', ['name', 'email', 'new-password', 'new-password']],
  ['/verify-email', 'Potvrďte svoju adresu', null],
  ['/verify-email/anna@priklad.sk', 'Potvrďte svoju adresu', null],
  ['/verify-email-handler/email/verify/abc/def', 'Potvrdenie adresy', ['new-password']],
  ['/forgot-password', 'Zabudnuté heslo', ['username']],
  ['/verify-email-handler/email/verify/abc/def?zmena', 'Potvrdenie adresy', []],
  ['/reset-password/abc', 'Nové heslo', ['new-password', 'new-password']],
  ['/refuse-email-change/abc/def', 'Zmena adresy účtu', null],
];

const WIDTHS = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'light', width: 1440 },
] as const;

const open = (path: string, options: Parameters<typeof openPage>[1] = {}) =>
  openPage(path, { consent: 'none', reducedMotion: true, ...options });
const email = (page: Page) => page.getByLabel('E-mail', { exact: true });
const password = (page: Page) => page.getByLabel('Heslo', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Prihlásiť sa' });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const holdsFocus = (locator: Locator) => locator.evaluate((element) => element.contains(document.activeElement));
const token = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

let accounts = 0;

/** Failures must not use up another test's attempts. */
function newAccount(overrides: Partial<User> = {}) {
  accounts += 1;
  return makeAccount(siteServices(), { email: `jana${accounts}@kd.example`, ...overrides });
}

async function signIn(page: Page, account: { email: string; password?: string }): Promise<void> {
  await email(page).fill(account.email);
  await password(page).fill(account.password ?? PASSWORD);
  await submit(page).click();
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  await untilScriptsHaveRun(page);
}

const arrivesAt = (page: Page, path: string) => page.waitForURL(`${siteUrl()}${path}`, { waitUntil: 'commit' });

test('every page of accounts is accessible, fits at 360 and 1440 px, and tells password managers what its fields are', async () => {
  const page = await open('/robots.txt', { height: 780 });
  for (const [path, heading, fields] of PAGES)
    await step(path, async () => {
      await goTo(page, path);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
      const inputs = page.locator('main form input');
      // Some fields appear only after the address is read.
      if (fields !== null)
        await expect
          .poll(() => inputs.evaluateAll((all) => all.map((input) => input.getAttribute('autocomplete'))))
          .toEqual(fields);
      await forEachLook(page, WIDTHS, async (look) => {
        await expectAccessible(page, look);
        expect(await overflow(page)).toBe(0);
      });
    });
}, 120_000);

test.each(PAGES)(
  'the page %s leaves no trace: no referrer, no search engine, no router; and says without scripts what it needs',
  async (path) => {
    const answer = await fetch(siteUrl() + path);
    expect([answer.status, answer.headers.get('Referrer-Policy'), answer.headers.get('X-Robots-Tag')]).toEqual([
      200,
      'no-referrer',
      'noindex',
    ]);
    const html = await answer.text();
    expect(html).not.toContain('astro-view-transitions-enabled');
    const [, words = ''] = /<main.*?<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(words).toMatch(/treba zapnutý JavaScript.+@/s);
  },
);

test('from registration to a new password, by the mails alone', async () => {
  const services = siteServices();
  const eva = { name: 'Eva Malá', email: 'eva.mala@kd.example' };
  const page = await open('/register', { allowErrors: [/status of 40[13]/] });
  await page.getByLabel('Meno a priezvisko').fill(eva.name);
  await email(page).fill(eva.email);
  await page.getByLabel('Heslo', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Heslo ešte raz').fill(PASSWORD);
  await page.getByRole('button', { name: 'Založiť účet' }).click();

  await page.waitForURL('**/verify-email');
  await page.getByText(`Na adresu ${eva.email} sme poslali odkaz.`).waitFor();
  expect(await token(page)).not.toBeNull();
  const firstLink = await mailedPath(services, eva.email);
  await page.getByRole('button', { name: 'Poslať nový odkaz' }).click();
  await status(page, 'poslali sme na ňu nový odkaz').waitFor();
  await expectAccessible(page);

  await page.goto(siteUrl() + (await mailedPath(services, eva.email)));
  expect(await mailedPath(services, eva.email)).not.toBe(firstLink);
  await password(page).fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Potvrdiť adresu' }).click();
  await status(page, 'Adresa je potvrdená.').waitFor();
  await expectAccessible(page);
  expect(await token(page)).toBeNull();

  const api = callApi(services);
  const administrator = await makeAccount(services, { email: 'riaditelka@kd.example', roles: ['admin'] });
  const adminToken = await signInAs(services, administrator);
  const found = await api('GET', `/api/admin/users?query=${eva.email}`, { token: adminToken });
  const id = String(found.body.items?.[0]?.id);
  await api('PATCH', `/api/admin/users/${id}`, { token: adminToken, body: { roles: ['editor'] } });
  const evasToken = await signInAs(services, await requireUser(services.store, id));
  const { secret = '' } = (await api('POST', '/api/user/two-factor/app', { token: evasToken })).body;
  const appCode = () => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: services.clock.now() });
  const confirmed = await api('POST', '/api/user/two-factor/confirm', { token: evasToken, body: { code: appCode() } });
  const [recoveryCode = ''] = confirmed.body.recovery_codes ?? [];
  services.clock.advance(MINUTE_MS);

  await page.getByRole('link', { name: 'Prihlásiť sa' }).click();
  await page.waitForURL('**/login');
  await page.goto(`${siteUrl()}/login?to=%2Fadmin%2Fprofile`);
  await signIn(page, eva);
  await alert(page, WRONG).waitFor();
  await signIn(page, { ...eva, password: NEXT_PASSWORD });
  await page.waitForURL('**/login/2fa');
  await page.getByLabel('Kód z aplikácie').fill(appCode());
  await page.getByRole('button', { name: 'Overiť kód' }).click();
  await arrivesAt(page, '/admin/profile');
  const appToken = (await token(page)) ?? '';
  expect((await api('GET', '/api/user', { token: appToken })).body).toMatchObject({ email: eva.email });

  const other = await open('/login', { allowErrors: [/status of 401/] });
  await signIn(other, { ...eva, password: NEXT_PASSWORD });
  await other.waitForURL('**/login/2fa');
  await other.getByRole('button', { name: 'Použiť záložný kód' }).click();
  await other.getByLabel('Záložný kód').fill(recoveryCode);
  await other.getByRole('button', { name: 'Overiť kód' }).click();
  await arrivesAt(other, '/admin');
  const recoveryToken = (await token(other)) ?? '';

  await other.goto(`${siteUrl()}/forgot-password`);
  await email(other).fill(eva.email);
  await other.getByRole('button', { name: 'Poslať odkaz' }).click();
  await status(other, 'poslali sme na ňu odkaz na nové heslo').waitFor();
  await expectAccessible(other);
  await other.goto(siteUrl() + (await mailedPath(services, eva.email)));
  await other.getByLabel('Nové heslo', { exact: true }).fill(NEW_PASSWORD);
  await other.getByLabel('Nové heslo ešte raz').fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Nastaviť heslo' }).click();
  await status(other, 'Nové heslo je nastavené.').waitFor();
  await expectAccessible(other);

  expect(await token(other)).toBeNull();
  for (const dead of [appToken, recoveryToken, evasToken])
    expect((await api('GET', '/api/user', { token: dead })).status).toBe(401);
  await other.getByRole('link', { name: 'Prihlásiť sa' }).click();
  await signIn(other, { ...eva, password: NEW_PASSWORD });
  await other.waitForURL('**/login/2fa');
});

describe('signing in', () => {
  test('leads to where the address of the page says, if that is in the staff area', async () => {
    const user = await newAccount({ roles: ['admin'] });
    const page = await open('/forgot-password');
    // Otherwise loading goes on during the next navigation.
    await page.route(
      ({ pathname }) => pathname.startsWith('/admin'),
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    for (const [query, path] of [
      ['', '/admin'],
      ['?to=%2Fadmin%2Fevents%3Fpage%3D2', '/admin/events?page=2'],
      ['?to=%2F%2Fevil.example', '/admin'],
    ] as const) {
      await page.goto(`${siteUrl()}/login${query}`);
      await signIn(page, user.value);
      await expect.poll(() => page.url(), { message: `/login${query}` }).toBe(siteUrl() + path);
      expect(await token(page)).toMatch(/^[\w-]{43}$/);
      await page.evaluate(() => localStorage.removeItem('auth_token'));
    }
  });

  test('goes by the keyboard alone', async () => {
    const user = await newAccount({ roles: ['admin'] });
    const page = await open('/login');
    await page.locator('main').focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(email(page))).toBe(true);
    await page.keyboard.type(user.value.email);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(PASSWORD);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('button', { name: 'Zobraziť heslo' }))).toBe(true);
    await page.keyboard.press('Space');
    expect(await password(page).getAttribute('type')).toBe('text');
    await page.keyboard.press('Tab');
    expect(await hasFocus(submit(page))).toBe(true);
    await page.keyboard.press('Enter');
    await arrivesAt(page, '/admin');
  });

  test('takes what is pasted and what was filled in before the page came alive', async () => {
    const page = await open('/login', { isWarm: false });
    await page.route('**/build/**', async (route) => {
      await page.waitForTimeout(300);
      await route.fallback();
    });
    await page.reload({ waitUntil: 'commit' });
    await email(page).fill('anna@priklad.sk');
    await page.waitForLoadState('networkidle');
    expect(await email(page).inputValue()).toBe('anna@priklad.sk');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('vložené heslo'));
    await password(page).focus();
    await page.keyboard.press('Control+V');
    expect(await password(page).inputValue()).toBe('vložené heslo');
  });

  test('says what is missing, a wrong password in the same words as an unknown address, and how long to wait after many', async () => {
    const user = await newAccount();
    const page = await open('/login', { allowErrors: [/status of 4(01|29)/] });
    await submit(page).click();
    expect(await hasFocus(email(page))).toBe(true);
    expect(await page.locator('#ucet-email-chyba').innerText()).toMatch(/^Napíšte e-mailovú adresu/);
    expect(await page.locator('#ucet-password-chyba').innerText()).toBe('Napíšte heslo.');
    await expectAccessible(page);
    await email(page).fill('anna@priklad.sk');
    expect(await page.locator('#ucet-email-chyba').count()).toBe(0);

    for (const address of [user.value.email, 'nikto@kd.example']) {
      await signIn(page, { email: address, password: 'zlé heslo' });
      await alert(page, WRONG).waitFor();
      expect(await hasFocus(password(page))).toBe(true);
      expect(await email(page).inputValue()).toBe(address);
    }

    for (let failures = 0; failures < 6; failures += 1) {
      const answered = page.waitForResponse(LOGIN_CALL);
      await signIn(page, { email: user.value.email, password: 'zlé heslo' });
      await answered;
    }
    const reason = alert(page, 'Skúste to, prosím, znova o\u00a015\u00a0min.');
    await reason.waitFor();
    expect(await holdsFocus(page.locator('main form > div').first())).toBe(true);
    await expectAccessible(page);
  });

  test('says that an account is blocked, and leads to the verification notice while its address is not confirmed', async () => {
    const blocked = await newAccount({ blocked_at: 1 });
    const page = await open('/login', { allowErrors: [/status of 403/] });
    await signIn(page, blocked.value);
    await alert(page, 'Tento účet je zablokovaný.').waitFor();

    const unconfirmed = await newAccount({ email_verified_at: null });
    await signIn(page, unconfirmed.value);
    await page.waitForURL('**/verify-email');
    await page.getByText(`Na adresu ${unconfirmed.value.email} sme poslali odkaz.`).waitFor();
  });

  test('says what fails on the way, and when it is back sends once, however often one presses, and says so', async () => {
    const user = await newAccount({ roles: ['admin'] });
    const page = await open('/login', { allowErrors: [/Failed to load resource/] });
    for (const [failure, sentence] of [
      ['abort', OFFLINE],
      [{ status: 503, json: { message: 'Služba je teraz nedostupná.' } }, 'Služba je teraz nedostupná.'],
      [{ status: 502, contentType: 'text/html', body: '502' }, 'Prihlásiť sa nepodarilo.'],
    ] as const) {
      const fail = (route: Route) => (failure === 'abort' ? route.abort() : route.fulfill(failure));
      await page.route(LOGIN_CALL, fail, { times: 1 });
      await signIn(page, user.value);
      await alert(page, sentence).waitFor();
    }
    await expectAccessible(page);

    let calls = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(LOGIN_CALL, async (route) => {
      calls += 1;
      await held;
      await route.fallback();
    });
    await submit(page).click();
    await status(page, 'Prihlasujeme vás…').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Prihlasujeme vás…' }).click({ force: true });
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    answer();
    await arrivesAt(page, '/admin');
    expect(calls).toBe(1);
  });

  test('need not be done twice', async () => {
    const user = await newAccount({ roles: ['admin'] });
    const live = await signInAs(siteServices(), user);
    const page = await open('/login?to=%2Fadmin%2Fusers', { token: live });
    await page.getByText(`Ste prihlásení ako ${user.value.name}`).waitFor();
    const onward = page.getByRole('link', { name: 'Pokračovať do administrácie' });
    expect(await onward.getAttribute('href')).toBe('/admin/users');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Odhlásiť sa' }).click();
    await submit(page).waitFor();
    expect(await token(page)).toBeNull();
    expect((await callApi(siteServices())('GET', '/api/user', { token: live })).status).toBe(401);
  });

  test('says that a session has run out and nothing typed is lost, and works again after the way back from the next page', async () => {
    const page = await open('/login?session=expired');
    const notice = status(page, 'Prihlásenie vypršalo. Prihláste sa, prosím, znova.');
    await notice.filter({ hasText: 'zostali v\u00a0tomto prehliadači' }).waitFor();
    await expectAccessible(page);

    const user = await newAccount({ two_factor: { method: 'email' } });
    await signIn(page, user.value);
    await page.waitForURL('**/login/2fa');
    await page.goBack();
    expect(await submit(page).innerText()).toBe('Prihlásiť sa');
  });
});

describe('where the browser keeps no storage', () => {
  const NO_STORAGE = 'Povoľte, prosím, tejto stránke ukladanie údajov a\u00a0skúste to znova.';

  async function openWithoutStorage(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
    const page = await open('/login', options);
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await page.goto(siteUrl() + path);
    return page;
  }

  test('signing in says what to allow, at both steps, and the way to another verification mail is open', async () => {
    const user = await newAccount();
    const page = await openWithoutStorage('/login', { allowErrors: [/status of 403/] });
    await signIn(page, user.value);
    await alert(page, NO_STORAGE).waitFor();
    await page.goto(`${siteUrl()}/login/2fa`);
    await alert(page, NO_STORAGE).waitFor();
    await expectAccessible(page);

    const unconfirmed = await newAccount({ email_verified_at: null });
    await page.goto(`${siteUrl()}/login`);
    await signIn(page, unconfirmed.value);
    await page.waitForURL('**/verify-email');
    await page.getByText('Na vašu adresu sme poslali odkaz.').waitFor();
    await email(page).fill(unconfirmed.value.email);
    await page.getByRole('button', { name: 'Poslať nový odkaz' }).click();
    await status(page, 'poslali sme na ňu nový odkaz').waitFor();
  });
});

test('the header leads to the admin area only while somebody is signed in', async () => {
  const user = await newAccount({ roles: ['editor'] });
  const page = await open('/');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Administrácia' });
  expect(await link.count()).toBe(0);
  await page.evaluate((value) => localStorage.setItem('auth_token', value), await signInAs(siteServices(), user));
  await page.reload();
  await link.waitFor();
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${siteUrl()}/login`);
  await otherTab.getByRole('main').getByRole('button', { name: 'Odhlásiť sa' }).click();
  await link.waitFor({ state: 'detached' });
});

describe('the second factor', () => {
  async function openSecondStep(options: Parameters<typeof openPage>[1] = {}) {
    const user = await newAccount({ two_factor: { method: 'email' }, roles: ['editor'] });
    const page = await open('/login', options);
    await signIn(page, user.value);
    await page.waitForURL('**/login/2fa');
    const code = page.getByLabel('Kód z e-mailu');
    await code.waitFor();
    return { user, page, code, confirm: page.getByRole('button', { name: 'Overiť kód' }) };
  }

  test('is a mailed code, also with spaces in it; a newer one voids the older', async () => {
    const { user, page, code, confirm } = await openSecondStep({ allowErrors: [/status of 401/] });
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await code.getAttribute('inputmode')).toBe('numeric');
    const first = await mailedCode(siteServices(), user.value.email);
    await page.getByRole('button', { name: 'Poslať nový kód' }).click();
    await status(page, 'Nový kód sme vám poslali e-mailom.').waitFor();
    const second = await mailedCode(siteServices(), user.value.email);
    await code.fill(first);
    await confirm.click();
    await alert(page, 'Kód nie je správny.').waitFor();
    expect(await hasFocus(code)).toBe(true);
    await expectAccessible(page);
    await code.fill(`${second.slice(0, 3)} ${second.slice(3)}`);
    await confirm.click();
    await arrivesAt(page, '/admin');
  });

  test('may be a recovery code, and is left out at a trusted computer, until trust is taken back in the profile', async () => {
    const { user, page, code, confirm } = await openSecondStep({ width: 360 });
    const trust = page.getByLabel('Dôverovať tomuto počítaču');
    await page.getByRole('button', { name: 'Použiť záložný kód' }).click();
    await page.getByLabel('Záložný kód').waitFor();
    expect(await trust.count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zadať kód z\u00a0e-mailu' }).click();
    await code.waitFor();

    expect(await trust.isChecked()).toBe(false);
    await trust.check();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await code.fill(await mailedCode(siteServices(), user.value.email));
    await confirm.click();
    await arrivesAt(page, '/admin');
    const signInAnew = async () => {
      await page.evaluate(() => localStorage.removeItem('auth_token'));
      await page.goto(`${siteUrl()}/login?to=%2Fadmin%2Fprofile`);
      await signIn(page, user.value);
    };
    await signInAnew();
    await arrivesAt(page, '/admin/profile');
    const devices = page.getByRole('list', { name: 'Kde sa na kód nepýtame' });
    await devices.getByText('Tento počítač').waitFor();
    await devices.getByText(/Do \d+\.\sdecembra 2026/).waitFor();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await devices.getByRole('button', { name: /^Zrušiť dôveru: Chrome/ }).click();
    await devices.waitFor({ state: 'detached' });
    await signInAnew();
    await page.waitForURL('**/login/2fa');
  });

  test('ends with too many wrong codes, and says when to try again', async () => {
    const { user, page, code, confirm } = await openSecondStep({ allowErrors: [/status of 4(01|29)/] });
    const right = await mailedCode(siteServices(), user.value.email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let failures = 0; failures < 6; failures += 1) {
      const answered = page.waitForResponse('**/api/auth/login/2fa');
      await code.fill(wrong);
      await confirm.click();
      await answered;
    }
    await alert(page, 'Skúste to, prosím, znova o\u00a015\u00a0min.').waitFor();
    await page.reload();
    await alert(page, 'Čas na zadanie kódu vypršal.').waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Prihlásiť sa' }).click();
    await page.waitForURL('**/login');
  });

  test('wants a code before it sends anything, and outlives a reload, but not ten minutes', async () => {
    const { page, code, confirm } = await openSecondStep();
    await confirm.click();
    expect(await hasFocus(code)).toBe(true);
    await page.getByText('Napíšte kód.').waitFor();
    await page.reload();
    await code.waitFor();
    await page.clock.setFixedTime(Date.parse('2026-11-21T09:11:00+01:00'));
    await page.reload();
    await alert(page, 'Čas na zadanie kódu vypršal. Prihláste sa, prosím, znova.').waitFor();
  });
});

describe('registering', () => {
  test('shows the server\u2019s words at the fields, and looks the same for an address that has an account', async () => {
    const page = await open('/register', { allowErrors: [/status of 422/] });
    await page.getByRole('button', { name: 'Založiť účet' }).click();
    expect(await hasFocus(page.getByLabel('Meno a priezvisko'))).toBe(true);
    await page.getByLabel('Meno a priezvisko').fill('Eva Malá');
    await email(page).fill('eva.ina@kd.example');
    await page.getByLabel('Heslo', { exact: true }).fill('12345678');
    await page.getByLabel('Heslo ešte raz').fill('12345678');
    await page.getByRole('button', { name: 'Založiť účet' }).click();
    await page.locator('#ucet-password-chyba').getByText('hádajú ako prvé').waitFor();
    expect(await hasFocus(page.getByLabel('Heslo', { exact: true }))).toBe(true);
    await expectAccessible(page);
    await page.getByLabel('Heslo', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Založiť účet' }).click();
    await page.locator('#ucet-password_confirmation-chyba').getByText('Heslá sa nezhodujú.').waitFor();
    expect(await page.getByLabel('Meno a priezvisko').inputValue()).toBe('Eva Malá');

    const user = await newAccount();
    await email(page).fill(user.value.email);
    await page.getByLabel('Heslo', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Heslo ešte raz').fill(PASSWORD);
    await page.getByRole('button', { name: 'Založiť účet' }).click();
    await page.waitForURL('**/verify-email');
    await page.getByText(`Na adresu ${user.value.email} sme poslali odkaz.`).waitFor();
  });
});

test('an address is confirmed by a mail, or it is said why not', async () => {
  const page = await open('/verify-email/anna%2Bweb@priklad.sk', {
    allowErrors: [/Failed to load/, /404/, /status of 4(22|29)/],
  });
  const confirm = page.getByRole('button', { name: 'Potvrdiť adresu' });

  await step('by the address in the path: it is offered for another mail, and what refuses one is said', async () => {
    await page.getByText('Na adresu anna+web@priklad.sk').waitFor();
    expect(await email(page).inputValue()).toBe('anna+web@priklad.sk');
    await page.route('**/api/auth/email/resend', (route) =>
      route.fulfill({ status: 429, json: { message: 'Príliš veľa pokusov za krátky čas.' } }),
    );
    await page.getByRole('button', { name: 'Poslať nový odkaz' }).click();
    await alert(page, 'Príliš veľa pokusov').waitFor();
    await expectAccessible(page);
  });

  await step('opening the link confirms nothing', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto(`${siteUrl()}/verify-email-handler/email/verify/abc/def`, { waitUntil: 'networkidle' });
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await confirm.isVisible()).toBe(true);
  });

  await step('a lost connection is tried again, and a link that is over says so and leads on', async () => {
    await page.route('**/api/auth/email/verify/**', (route) => route.abort(), { times: 1 });
    await password(page).fill(NEXT_PASSWORD);
    await confirm.click();
    await alert(page, OFFLINE).waitFor();
    await confirm.click();
    await alert(page, 'Odkaz už neplatí.').waitFor();
    expect(await confirm.count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'pošleme vám nový odkaz' }).click();
    await page.waitForURL('**/verify-email');
  });

  await step('asks for a password and says at the field what is wrong with it', async () => {
    const user = await newAccount({ email_verified_at: null });
    const link = newLink(siteServices(), 'verify-email', {
      userId: user.id,
      epoch: 0,
      email: user.value.email,
      ttlSeconds: 60,
    });
    await siteServices().store.commit([link.write]);
    const path = `/verify-email-handler/email/verify/${user.id}/${link.token}`;
    await goTo(page, path);
    await confirm.click();
    expect(await page.locator('#ucet-password-chyba').innerText()).toBe('Zvoľte si heslo.');
    expect(await hasFocus(password(page))).toBe(true);
    await password(page).fill('krátke');
    await confirm.click();
    await page.locator('#ucet-password-chyba').filter({ hasText: 'aspoň 8 znakov' }).waitFor();
    await expectAccessible(page);
    await password(page).fill(NEXT_PASSWORD);
    await confirm.click();
    await status(page, 'Adresa je potvrdená.').waitFor();
  });
});

test('a change of address is refused by its old one', async () => {
  const page = await open('/robots.txt', { allowErrors: [/status of 404/] });

  await step('the button of the old address voids it, and says what to do next', async () => {
    const user = await newAccount({ roles: ['editor'] });
    const services = siteServices();
    const thief = { token: await signInAs(services, user), body: { email: `zlodej-${user.value.email}` } };
    await callApi(services)('POST', '/api/user/email', thief);
    await goTo(page, await mailedPath(services, user.value.email));
    expect((await requireUser(services.store, user.id)).value.email).toBe(user.value.email);
    await page.getByRole('button', { name: 'To som nebol ja' }).click();
    const answer = status(page, 'Zmena je zrušená');
    await answer.waitFor();
    expect(await hasFocus(answer)).toBe(true);
    await expectAccessible(page);
    expect(await page.getByRole('link', { name: 'Nastaviť nové heslo' }).getAttribute('href')).toBe('/forgot-password');

    await page.goto(siteUrl() + (await mailedPath(services, thief.body.email)));
    await page.getByRole('button', { name: 'Potvrdiť adresu' }).click();
    await alert(page, 'Odkaz už neplatí.').waitFor();
  });

  await step('what was refused, confirmed or cut off before says so', async () => {
    await goTo(page, '/refuse-email-change/abc/def');
    await page.getByRole('button', { name: 'To som nebol ja' }).click();
    await alert(page, 'už neplatí').waitFor();
    await expectAccessible(page);
    await page.goto(`${siteUrl()}/refuse-email-change`);
    await alert(page, 'Odkaz nie je celý.').waitFor();
    expect(await page.getByRole('button', { name: 'To som nebol ja' }).count()).toBe(0);
  });
});

test('a forgotten password is replaced by a link', async () => {
  const page = await open('/robots.txt', { width: 360, allowErrors: [/status of 404/] });

  await step('names the account, and welcomes somebody who was invited', async () => {
    const services = siteServices();
    const forgetful = await newAccount();
    await callApi(services)('POST', '/api/auth/forgot-password', { body: { email: forgetful.value.email } });
    await goTo(page, await mailedPath(services, forgetful.value.email));
    await page.getByText(`Heslo bude platiť pre účet ${forgetful.value.email}.`).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Nové heslo');

    const admin = await signInAs(services, await newAccount({ roles: ['admin'] }));
    const body = { name: 'Eva Pozvaná', email: 'eva.pozvana@kd.example', roles: ['editor'] };
    await callApi(services)('POST', '/api/admin/users', { token: admin, body });
    await page.goto(siteUrl() + (await mailedPath(services, body.email)));
    await page.getByRole('heading', { level: 1, name: 'Vitajte' }).waitFor();
    await page.getByText(`Účet máte na adrese ${body.email}.`).waitFor();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await password(page).fill(NEW_PASSWORD);
    await page.getByLabel('Heslo ešte raz').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Nastaviť heslo' }).click();
    await page.getByText(`Prihlasujete sa adresou ${body.email}.`).waitFor();
    await expectAccessible(page);
  });

  await step('is replaced by no link that is over or cut off, but by another', async () => {
    await goTo(page, '/reset-password/abc');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Nové heslo', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Nové heslo ešte raz').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Nastaviť heslo' }).click();
    await alert(page, 'Odkaz už neplatí.').waitFor();
    await expectAccessible(page);
    await page.goto(`${siteUrl()}/reset-password`);
    await alert(page, 'Odkaz nie je celý.').waitFor();
    await page.getByRole('link', { name: 'Poslať nový odkaz' }).click();
    await page.waitForURL('**/forgot-password');
  });

  await step('an unknown address is answered alike', async () => {
    await email(page).fill('nikto@kd.example');
    await page.getByRole('button', { name: 'Poslať odkaz' }).click();
    const answer = status(page, 'poslali sme na ňu odkaz na nové heslo');
    await answer.waitFor();
    expect(await hasFocus(answer)).toBe(true);
    await page.getByText('nikto@kd.example').waitFor();
    await page.getByRole('button', { name: 'Zadať inú adresu' }).click();
    await email(page).waitFor();
  });
});
