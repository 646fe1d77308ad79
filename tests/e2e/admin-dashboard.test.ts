import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailQueue, queuedMail } from '../../src/server/mail/mail-queue.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { outbox, siteServices } from '../support/browser.ts';
import { makeAccount } from '../support/make-account.ts';
import { makeMail } from '../support/make-mail.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

async function makeGivenUpMail(): Promise<void> {
  const { store, clock } = siteServices();
  const { id, write } = queuedMail(siteServices(), makeMail({ to: 'stratena@kd.example' }), 'receipt');
  await store.commit([write]);
  const entry = await mailQueue(store).find(id);
  if (entry === null) throw new Error('not queued');
  const givenUp = { ...entry.value, queued_at: clock.now(), last_error: 'SMTP: EENVELOPE 550', next_attempt_at: null };
  await mailQueue(store).update(id, givenUp, entry.version);
}

test('an administrator sees what asks for attention, and one action leads to it', async () => {
  await makeAccount(siteServices(), { name: 'Čaká Prvá', email: 'prva@kd.example' });
  const { page } = await openAdmin('admin');
  const waiting = card(page, 'Čakajú na rolu');
  await waiting.getByText('1', { exact: true }).waitFor();
  expect(await waiting.getAttribute('data-attention')).toBe('true');
  expect(await card(page, 'Zastavené prihlasovanie dnes').getAttribute('data-attention')).toBe('false');
  expect(await waiting.getByRole('link').count()).toBe(1);
  await card(page, 'Bez druhého kroku prihlásenia')
    .getByText(/^Váš účet chráni|aj ten váš/)
    .waitFor();
  await waiting.getByRole('link', { name: 'Pozrieť účty' }).click();
  await page.waitForURL('**/admin/users?state=waiting');
  await page.getByRole('link', { name: 'Čaká Prvá' }).waitFor();
});

test('an editor sees only what he can do something about', async () => {
  const { page } = await openAdmin('editor');
  await card(page, 'Web naposledy obnovený')
    .getByText(/^\d+:\d\d$/)
    .waitFor();
  const seen = await titles(page);
  expect(seen).toContain('Najbližšie podujatia');
  for (const hidden of ['Čakajú na rolu', 'Bez druhého kroku prihlásenia', 'Nedoručené e-maily'])
    expect(seen).not.toContain(hidden);
});

test('the next five events are the ones visitors see', async () => {
  const { page } = await openAdmin('editor');
  const events = card(page, 'Najbližšie podujatia');
  await events.getByRole('listitem').first().waitFor();
  expect(await events.getByRole('listitem').count()).toBe(5);
  const href = await events.getByRole('listitem').first().getByRole('link').getAttribute('href');
  expect(href).toMatch(/^\/events\/\d+\/[\w-]+$/);
});

test('a card that fails leaves the others alone and tries again', async () => {
  const { page } = await openAdmin('admin', '', { allowErrors: [/Failed to load resource/] });
  await card(page, 'Čakajú na rolu').getByRole('link').waitFor();
  await page.route('**/api/admin/audit?*', (route) => route.fulfill({ status: 503, json: { message: 'Teraz nie.' } }));
  await page.reload();
  const blocked = card(page, 'Zastavené prihlasovanie dnes');
  await blocked.getByText('Teraz nie.').waitFor();
  await card(page, 'Čakajú na rolu').getByRole('link').waitFor();
  await page.unroute('**/api/admin/audit?*');
  await blocked.getByRole('button', { name: 'Skúsiť znova' }).click();
  await blocked.getByText('Nikto neskúša hádať heslá.').waitFor();
});

test('a card whose files are gone leaves the others alone, and loading the page again mends it', async () => {
  const { page } = await openAdmin('admin', '', { allowErrors: [/Failed to load|Failed to fetch|import/i] });
  await card(page, 'Zastavené prihlasovanie dnes').getByRole('link').waitFor();
  await page.route('**/build/BlockedSignInsCard.*', (route) => route.abort());
  await page.reload();
  await page.getByText('Načítajte stránku znova').waitFor();
  await card(page, 'Čakajú na rolu').getByRole('link').waitFor();
  await expectAccessible(page);
  await page.unroute('**/build/BlockedSignInsCard.*');
  await page.getByRole('button', { name: 'Načítať stránku znova' }).click();
  await card(page, 'Zastavené prihlasovanie dnes').getByRole('link').waitFor();
});

test('cards whose files are all gone are told of once, on a narrow phone, too', async () => {
  const options = { width: 320, allowErrors: [/Failed to load|Failed to fetch|import/i] };
  const { page } = await openAdmin('admin', '', options);
  await card(page, 'Čakajú na rolu').getByRole('link').waitFor();
  await page.route(/\/build\/(?:cards|\w+Card)\./, (route) => route.abort());
  await page.reload();
  const problem = page.getByRole('alert').filter({ hasText: 'Časť prehľadu sa nepodarilo otvoriť' });
  await problem.waitFor();
  await expect.poll(() => page.getByRole('region').count()).toBe(0);
  expect(await problem.count()).toBe(1);
  const beside = await problem.evaluate((part) => {
    const ends = [part, ...part.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right);
    return Math.max(...ends) - (ends[0] ?? 0);
  });
  expect(beside).toBe(0);
});

test('a mail that was given up is seen, looked into, and sent again', async () => {
  await makeGivenUpMail();
  const { page } = await openAdmin('admin');
  const mails = card(page, 'Nedoručené e-maily');
  await mails.getByText('Adresáti o\u00a0nich nevedia.').waitFor();
  await mails.getByRole('link', { name: 'Pozrieť e-maily' }).click();
  const row = page.getByRole('row', { name: /stratena@kd\.example/ });
  await row.getByText('Adresa neexistuje alebo je v\u00a0nej preklep.').waitFor();
  await row.getByText('SMTP: EENVELOPE 550').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Poslať znova' }).click();
  await page.getByText('E-mail odišiel.').waitFor();
  await page.getByText('Všetko, čo web poslal, odišlo.').waitFor();
  expect((await outbox()).filter(({ to }) => to === 'stratena@kd.example')).toHaveLength(1);
});
