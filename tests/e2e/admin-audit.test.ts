import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { recordAudit } from '../../src/server/core/audit/audit-log.ts';
import { endSessionsOf } from '../../src/server/features/users/administration.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { forEachLook } from '../support/looks.ts';
import { makeAccount, PASSWORD } from '../support/make-account.ts';
import { step } from '../support/step.ts';

withSite();

const VISITOR = { network: '192.0.2.77' };

test('the log says what happened in words, is narrowed by act, person and days, and is accessible', async () => {
  const services = siteServices();
  const person = await makeAccount(services, { name: 'Stopa Stopová', email: 'stopa@kd.example' });
  await recordAudit(services, { act: 'sign_in_failed', subject: person.id, visitor: VISITOR });
  await recordAudit(services, { act: 'password_changed', actor: person.id, visitor: VISITOR });
  const { page } = await openAdmin('admin', '/audit');

  await step('by act, by an address with a person, and by days', async () => {
    await page
      .getByRole('row', { name: /^Pokus o\sprihlásenie .* Neprihlásený návštevník Stopa Stopová 192\.0\.2\.77$/ })
      .waitFor();

    await page.getByRole('combobox', { name: 'Čo sa stalo' }).click();
    await page.getByRole('option', { name: 'Zmena hesla', exact: true }).click();
    await page.waitForURL('**/admin/audit?act=password_changed');
    await page.getByRole('row', { name: /Zmena hesla .* Stopa Stopová – 192/ }).waitFor();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);

    await goInside(page, `/audit?user=${person.id}`);
    await page.getByText('Spolu 2').waitFor();
    expect(await page.getByRole('combobox', { name: /^Kto/ }).inputValue()).toBe('Stopa Stopová (stopa@kd.example)');
    await page.getByRole('textbox', { name: 'Od dňa' }).fill('22. 11. 2026');
    await page.keyboard.press('Tab');
    await page.waitForURL('**from=2026-11-22');
    await page.getByText('Tomuto hľadaniu nič nezodpovedá.').waitFor();
  });

  await step('by a person that is found by name', async () => {
    await goInside(page, '/audit');
    const person = await makeAccount(siteServices(), { name: 'Hľadaná Žena', email: 'hladana@kd.example' });
    await page.getByRole('combobox', { name: /^Kto/ }).fill('hladana');
    await page.getByRole('option', { name: 'Hľadaná Žena (hladana@kd.example)' }).click();
    await page.waitForURL(`**/admin/audit?user=${person.id}`);
  });

  await step('in both schemes, with its calendar open as well', async () => {
    await goInside(page, '/audit');
    const looks = [
      { colorScheme: 'light', width: 1440 },
      { colorScheme: 'dark', width: 1440 },
    ] as const;
    await page.getByRole('table').waitFor();
    // What the mouse is over looks different.
    await page.mouse.move(0, 0);
    await forEachLook(page, looks, (look) => expectAccessible(page, look));
    await page.getByRole('textbox', { name: 'Od dňa' }).press('ArrowDown');
    await page.getByText('november 2026').waitFor();
    await forEachLook(page, looks, (look) => expectAccessible(page, look));
  });
});

test('the table that is downloaded holds what is filtered, after the password where it has been long', async () => {
  const services = siteServices();
  await recordAudit(services, { act: 'two_factor_off', visitor: VISITOR });
  const { page } = await openAdmin('admin', '/audit?act=two_factor_off', { allowErrors: [/403/] });
  await page.getByRole('table').waitFor();
  services.clock.advance(16 * 60_000);
  await page.getByRole('button', { name: 'Stiahnuť tabuľku' }).click();
  await page.getByRole('dialog').getByText('V\u00a0súbore sú osobné údaje.').waitFor();
  await page.getByRole('dialog').getByLabel('Vaše heslo').fill(PASSWORD);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('dennik-zmien.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeffčas;čo;kto;')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  await page.getByText('Denník je stiahnutý.').waitFor();
});

test('a download asks for the password in its own words after signing in again, too', async () => {
  const services = siteServices();
  const { page, user } = await openAdmin('admin', '/audit', { allowErrors: [/401|403/] });
  const file = '**/api/admin/audit/csv*';
  await page.getByRole('table').waitFor();
  const letGo = await holdCalls(page, file, 'GET');
  await Promise.all([page.waitForRequest(file), page.getByRole('button', { name: 'Stiahnuť tabuľku' }).click()]);
  await endSessionsOf(services, user.id, { actor: null, visitor: null });
  letGo();
  const renewal = page.getByRole('dialog', { name: 'Prihlásenie vypršalo' });
  await renewal.getByLabel('Heslo', { exact: true }).fill(PASSWORD);
  const letGoAgain = await holdCalls(page, file, 'GET');
  await Promise.all([page.waitForRequest(file), renewal.getByRole('button', { name: 'Prihlásiť sa' }).click()]);
  services.clock.advance(16 * 60_000);
  letGoAgain();
  const question = page.getByRole('dialog', { name: 'Potvrďte to, prosím, heslom' });
  await question.getByText('V\u00a0súbore sú osobné údaje.').waitFor();
  await question.getByRole('button', { name: 'Späť' }).click();
  await page.getByText('Bez potvrdenia heslom sme nič nestiahli.').waitFor();
});

test('an import is told by how many events it added, which open as links', async () => {
  const detail = 'events/0153-tvorive-dielne.md Tvorivé dielne\nevents/0154-jazz.md Jazz na Javorine';
  await recordAudit(siteServices(), { act: 'content_created', visitor: VISITOR, detail });
  const { page } = await openAdmin('admin', '/audit?act=content_created', { width: 360 });
  await page.getByText('Import: 2\u00a0podujatia').click();
  const link = page.getByRole('link', { name: 'Jazz na Javorine' });
  expect(await link.getAttribute('href')).toBe('/admin/events/154');
  await expectAccessible(page);
});
