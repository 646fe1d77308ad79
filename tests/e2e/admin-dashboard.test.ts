import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailQueue, queuedMail } from '../../src/server/core/mail/mail-queue.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { outbox, siteServices, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { keepReservation } from '../support/desk.ts';
import { forEachLook, LOOKS } from '../support/looks.ts';
import { makeAccount } from '../support/make-account.ts';
import { makeMail } from '../support/make-mail.ts';
import { step } from '../support/step.ts';

withSite();

const row = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const part = (page: Page, name: string) => page.getByRole('region', { name });

async function makeGivenUpMail(): Promise<void> {
  const { store, clock } = siteServices();
  const { id, write } = queuedMail(siteServices(), makeMail({ to: 'stratena@kd.example' }), 'receipt');
  await store.commit([write]);
  const entry = await mailQueue(store).find(id);
  if (entry === null) throw new Error('not queued');
  const givenUp = { ...entry.value, queued_at: clock.now(), last_error: 'SMTP: EENVELOPE 550', next_attempt_at: null };
  await mailQueue(store).update(id, givenUp, entry.version);
}

test('an administrator sees what waits, worst first, on any screen, and the act on the row leads to it', async () => {
  await makeGivenUpMail();
  await makeAccount(siteServices(), { name: 'Čaká Prvá', email: 'prva@kd.example' });
  const { page } = await openAdmin('admin');
  await row(page, 'Čaká Prvá čaká na rolu').waitFor();
  await page.getByText('Inak je všetko v\u00a0poriadku.').waitFor();
  const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  expect(titles[0]).toMatch(/^E-mail neodišiel/);

  await step('it is accessible in both schemes, at a desk, on a tablet and on a phone', async () => {
    await part(page, 'Najbližšie podujatia').getByRole('listitem').first().waitFor();
    await part(page, 'Prvé kroky').waitFor();
    const looks = [...LOOKS, { colorScheme: 'dark', width: 360 }, { colorScheme: 'dark', width: 768 }] as const;
    await forEachLook(page, looks, async (look) => {
      await expectAccessible(page, look);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    await expect.poll(screens).toBeLessThanOrEqual(2);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await row(page, 'Čaká Prvá').getByRole('link', { name: 'Dať rolu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Čaká Prvá' }).waitFor();
});

test('everybody sees only what they can do something about, such as a request for a room that waits for its answer', async () => {
  const services = siteServices();
  await makeAccount(services, { name: 'Čaká Druhá', email: 'druha@kd.example' });
  const created_at = new Date(services.clock.now() - 30 * 60 * 60 * 1000).toISOString();
  await keepReservation(services, { name: 'Zuzana Čakajúca', created_at });
  const { page } = await openAdmin('rentals');
  await part(page, 'Najbližšie prenájmy').waitFor();
  await page.getByText('v\u00a0poriadku.').waitFor();
  await page.getByRole('link', { name: 'Nový zápis' }).waitFor();
  expect(await row(page, 'čaká na rolu').count()).toBe(0);
  expect(await part(page, 'Najbližšie podujatia').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Nové podujatie' }).count()).toBe(0);
  const request = row(page, 'Zuzana Čakajúca');
  await request.getByText('Čaká 30\u00a0hodín, sľúbený čas už prešiel.').waitFor();
  await request.getByRole('link', { name: 'Odpovedať' }).click();
  await page.getByRole('heading', { level: 1, name: /Zuzana Čakajúca/ }).waitFor();
});

test('whoever looks after the texts is led to them', async () => {
  const { page } = await openAdmin('texts');
  await page.getByText('Nič nečaká, všetko je v\u00a0poriadku.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Nastavenia' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nastavenia' }).waitFor();
});

test('the next five events lead to their forms, with a link to the site beside, and say what they lack and what is not so', async () => {
  const draft = [
    'title: "Vec, na ktorú sa zabudlo"',
    'start_date: 2026-11-22T07:00',
    'draft: true',
    'updated_at: 2026-11-10T10:00',
  ];
  const path = join(siteServices().config.contentDir, 'events/0900-vec-na-ktoru-sa-zabudlo.md');
  await writeFile(path, ['---', 'id: 900', ...draft, '---', 'Text.', ''].join('\n'));
  const { page, token } = await openAdmin('programme');
  const events = part(page, 'Najbližšie podujatia');
  await events.getByRole('listitem').first().waitFor();
  expect(await events.getByRole('listitem').count()).toBe(5);
  const forgotten = events.getByRole('listitem').filter({ hasText: 'Vec, na ktorú sa zabudlo' });
  await forgotten.getByText(/^Koncept, 10\sdní bez zmeny$/).waitFor();
  await forgotten.getByText(/chýba:.*plagát/).waitFor();
  const first = events
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /: pozrieť na webe$/ }) })
    .first();
  expect(await first.getByRole('link', { name: /: pozrieť na webe$/ }).getAttribute('href')).toMatch(
    /^\/events\/\d+\/[\w-]+$/,
  );
  await first.getByRole('link').first().click();
  await page.waitForURL(/\/admin\/events\/\d+$/);

  const cancelled = ['2026-11-22T09:00', '2026-11-23T09:00'].map((start_date) => ({ start_date, status: 'Zrušený' }));
  const { status, body } = await callApi(siteServices())('POST', '/api/admin/events', {
    token,
    body: { title: 'Kurz, ktorý nebude', description: 'Text.', is_paid: false, dates: cancelled },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  await page.goto(new URL('/admin', page.url()).href);
  const event = part(page, 'Najbližšie podujatia').getByRole('listitem').filter({ hasText: 'Kurz, ktorý nebude' });
  await event.getByText('zrušené').waitFor();
});

test('a section whose call fails says so beside the others, and tries again', async () => {
  const calls = '**/api/admin/reservations/summary';
  const { page } = await openAdmin('admin', '', {
    allowErrors: [/Failed to load resource/],
    prepare: (one) => one.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Teraz nie.' } })),
  });
  const problem = page.getByRole('alert').filter({ hasText: 'Nepodarilo sa zistiť: rezervácie' });
  await problem.getByText('Teraz nie.').waitFor();
  await part(page, 'Najbližšie podujatia').getByRole('listitem').first().waitFor();
  expect(await page.getByText('všetko v\u00a0poriadku.').count()).toBe(0);
  await expectAccessible(page);
  await page.unroute(calls);
  await problem.getByRole('button', { name: 'Skúsiť znova' }).click();
  await page.getByText('Inak je všetko v\u00a0poriadku.').waitFor();
});

test('parts whose files are gone are told of once, on a narrow phone, too, and the others stay', async () => {
  const files = /\/build\/Next(?:Events|Hires)\./;
  const { page } = await openAdmin('admin', '', {
    width: 320,
    allowErrors: [/Failed to load|Failed to fetch|import/i],
    prepare: (one) => one.route(files, (route) => route.abort()),
  });
  const problem = page.getByRole('alert').filter({ hasText: 'Časť prehľadu sa nepodarilo otvoriť' });
  await problem.waitFor();
  await page.getByText('v\u00a0poriadku.').waitFor();
  expect(await problem.count()).toBe(1);
  await expectAccessible(page);
  const beside = await problem.evaluate((box) => {
    const ends = [box, ...box.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right);
    return Math.max(...ends) - (ends[0] ?? 0);
  });
  expect(beside).toBe(0);
  await page.unroute(files);
  await page.getByRole('button', { name: 'Načítať stránku znova' }).click();
  await part(page, 'Najbližšie podujatia').waitFor();
});

test('undelivered mails say why, and one that was given up is sent again from the first screen', async () => {
  await makeGivenUpMail();
  const sent = async () => (await outbox()).filter(({ to }) => to === 'stratena@kd.example').length;
  const before = await sent();
  const { page } = await openAdmin('admin', '/mails');
  const line = page.getByRole('row', { name: /stratena@kd\.example/ }).first();
  await line.getByText('Adresa neexistuje alebo je v\u00a0nej preklep.').waitFor();
  await line.getByText('SMTP: EENVELOPE 550').waitFor();
  await expectAccessible(page);
  const navigation = page.getByRole('navigation', { name: 'Administrácia' });
  await navigation.getByRole('link', { name: 'Prehľad', exact: true }).click();
  await row(page, 'Komu: stratena@kd.example').first().getByRole('button', { name: 'Poslať znova' }).click();
  await page.getByText('E-mail odišiel.').waitFor();
  expect(await sent()).toBe(before + 1);
});

test('the guide of a new centre ticks itself, and an administrator puts it away for all', async () => {
  const { page } = await openAdmin('admin');
  const guide = part(page, 'Prvé kroky');
  await guide.getByText(/^Hotové \d z/).waitFor();
  await guide.getByRole('link', { name: 'Nahrajte logo domu' }).waitFor();
  expect(await guide.getByRole('link', { name: 'Pozvite kolegov' }).count()).toBe(0);
  await guide.getByText('Pozvite kolegov').waitFor();
  await guide.getByRole('button', { name: 'Skryť' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skryť' }).click();
  await guide.waitFor({ state: 'detached' });
  const { page: other } = await openAdmin('admin');
  await other.getByText('v\u00a0poriadku.').waitFor();
  expect(await part(other, 'Prvé kroky').count()).toBe(0);
});
