import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { netlifyBuilds } from '../../src/server/ports/builds/adapters/netlify-builds.ts';
import type { BuildRun } from '../../src/server/ports/builds/build-trigger.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { makeDeploy, signBody, startNetlifyHost, WEBHOOK_SECRET } from '../support/netlify-host.ts';
import { step } from '../support/step.ts';

withSite();

const EVENT = 'events/0007-stromy-okolo-nas-vystava-kresieb.md';

let builds: ReturnType<typeof netlifyBuilds>;
let asked: () => number;

beforeEach(async () => {
  const host = await startNetlifyHost();
  const services = siteServices();
  builds = netlifyBuilds({ hook: host.hook, webhookSecret: WEBHOOK_SECRET, ...services });
  // The running site holds the object it started with.
  Object.assign(services.builds, builds);
  asked = host.asked;
});

async function tell(state: string, known?: string): Promise<string> {
  const { clock } = siteServices();
  clock.advance(1000);
  const id = known ?? `deploy-${clock.now()}`;
  const now = new Date(clock.now()).toISOString();
  const body = JSON.stringify(makeDeploy({ id, state, created_at: now, updated_at: now }));
  await builds.accept(Buffer.from(body), await signBody(body));
  return id;
}

/** @returns a function that undoes the change */
async function edit(change: (text: string) => string): Promise<() => Promise<void>> {
  const file = join(siteServices().config.contentDir, EVENT);
  const before = await readFile(file, 'utf8');
  await writeFile(file, change(before));
  return () => writeFile(file, before);
}

const status = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Zverejňovanie: / });

test('the status in the header says whether all is live, leads to the page, and follows a build', async () => {
  const { page } = await openAdmin('editor');
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Zverejňovanie' }).count()).toBe(0);
  await status(page).getByText('všetko je na webe').waitFor();
  await status(page).click();
  await page.getByRole('heading', { name: 'Všetko je na webe' }).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('button', { name: /^Zverejniť/ }).count()).toBe(0);
  const id = await tell('building');
  await page.reload();
  await page.getByRole('heading', { name: 'Zmeny práve idú na web' }).waitFor();
  await status(page).getByText('ide to na web').waitFor();
  await tell('ready', id);
  await page.getByRole('heading', { name: 'Všetko je na webe' }).waitFor();
  await status(page).getByText('všetko je na webe').waitFor();
});

test('while changes are gathered people read when they go, and need not wait', async () => {
  await tell('ready');
  const putBack = await edit((text) => `${text}\nZmena.\n`);
  await builds.request('gathered');
  const { page } = await openAdmin('editor', '/publishing');
  await page.getByRole('heading', { name: '1 zmena čaká na zverejnenie' }).waitFor();
  await page.getByText(/na web to pôjde najneskôr o\s\d+:\d\d/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Stromy okolo nás: výstava kresieb' }).click();
  await page.getByText(/Uložené, uverejní sa o\s\d+:\d\d/).waitFor();
  await expectAccessible(page);
  expect(asked()).toBe(0);
  await page.getByRole('button', { name: 'Zverejniť hneď' }).click();
  await page.getByText('Zverejňovanie sa začalo.').waitFor();
  await page.getByText('Uložené, čaká na zverejnenie').waitFor();
  expect(asked()).toBe(1);
  await putBack();
});

test('what waits is named and leads to where it is edited', async () => {
  await tell('ready');
  const putBack = await edit((text) => `${text}\nZmena.\n`);
  const { page } = await openAdmin('editor', '/publishing');
  await page.getByRole('heading', { name: '1 zmena čaká na zverejnenie' }).waitFor();
  await page.getByRole('link', { name: 'Stromy okolo nás: výstava kresieb' }).click();
  await page.waitForURL('**/admin/events/7');
  await putBack();
});

test('a publication that fails is the first row of the first screen, which leads to what to mend', async () => {
  const putBack = await edit((text) => text.replace(/^start_date:.*$/m, 'start_date: zajtra'));
  await tell('error');
  const { page } = await openAdmin('programme');
  const row = page.getByRole('main').getByRole('listitem').first();
  await row.getByText('Začiatok: napíšte skutočný dátum a čas').waitFor();
  await status(page).getByText('zmeny nie sú na webe').waitFor();
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Opraviť' }).click();
  await page.waitForURL('**/admin/events/7');
  await putBack();
});

test('after a failed build people read what to mend, in plain words, on a phone, too, and get there', async () => {
  const putBack = await edit((text) => text.replace(/^start_date:.*$/m, 'start_date: zajtra'));
  await tell('error');
  const { page } = await openAdmin('editor', '/publishing', { colorScheme: 'dark' });
  await page.getByRole('heading', { name: 'Posledné zmeny sa na web nedostali' }).waitFor();
  await page.getByText('Začiatok: napíšte skutočný dátum a čas').waitFor();
  await expectAccessible(page);

  await step('on a phone nothing runs over the edge', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('heading', { name: 'Čo treba opraviť' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });

  await page.getByRole('link', { name: /^Opraviť.*Podujatie č.*7/ }).click();
  await page.waitForURL('**/admin/events/7');
  await putBack();
});

test('what a build has kept out is a row of the first screen, while all else counts as live', async () => {
  const putBack = await edit((text) => text.replace(/^start_date:.*$/m, 'start_date: zajtra'));
  const { builds: running, content, clock } = siteServices();
  const blobId = (await content.state()).blobIds.get(EVENT) ?? null;
  const problems = [{ file: EVENT, field: 'start_date', message: 'napíšte skutočný dátum a\u00a0čas' }];
  const ended = { startedAt: clock.now(), endedAt: clock.now(), reason: null, revision: null };
  const run: BuildRun = { id: '1', state: 'live', ...ended, problems, heldBack: { [EVENT]: blobId } };
  Object.assign(running, { runs: async () => [run] });
  const { page } = await openAdmin('programme');
  const row = page.getByRole('main').getByRole('listitem').first();
  await row.getByText('Začiatok: napíšte skutočný dátum a čas').waitFor();
  await status(page).getByText('časť zmien nie je na webe').waitFor();
  await expectAccessible(page);
  await status(page).click();
  await page.getByRole('heading', { name: 'Časť zmien sa na web nedostala' }).waitFor();
  await page.getByText('Bez toho, čo má chybu').waitFor();
  await expectAccessible(page);
  await putBack();
});

test('beside the button people read that what they have saved did not get to the site', async () => {
  await tell('ready');
  const putBack = await edit((text) => text);
  const { page } = await openAdmin('programme', '/events/7');
  await page.getByRole('textbox', { name: 'Cena slovami' }).fill('dobrovoľné');
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByText('Uložené.', { exact: true }).waitFor();
  // A mouse left there would open a tooltip.
  await page.getByRole('button', { name: 'Zverejniť hneď' }).press('Enter');
  await page.getByText('Zverejňovanie sa začalo.').waitFor();
  await tell('error', await tell('building'));
  await page.clock.fastForward(20_000);
  await page.getByText('Uložené, na web sa to nedostalo.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pozrieť prečo' }).click();
  await page.getByRole('heading', { name: 'Posledné zmeny sa na web nedostali' }).waitFor();
  await page.goBack();
  await page.getByRole('textbox', { name: 'Cena slovami' }).fill('dobrovoľné vstupné');
  await page.getByRole('button', { name: 'Uložiť', exact: true }).press('Enter');
  await page.getByRole('status').getByText('Uložené, na web sa to zatiaľ nedostalo.').waitFor();
  await putBack();
});

test('a mistake that was not built yet is said to keep its page off the site, not to have done so', async () => {
  await tell('ready');
  const putBack = await edit((text) => text.replace(/^start_date:.*$/m, 'start_date: zajtra'));
  await builds.request('gathered');
  const { page } = await openAdmin('programme');
  await page
    .getByRole('main')
    .getByText(/^Na web sa nedostane: Podujatie č/)
    .waitFor();
  await putBack();
});
