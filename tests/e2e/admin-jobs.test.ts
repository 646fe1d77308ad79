import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runJob } from '../../src/server/core/jobs/job-runs.ts';
import { noteBackup } from '../../src/server/features/data-duties/backup-format.ts';
import { jobs } from '../../src/server/jobs.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { forEachLook } from '../support/looks.ts';

withSite();

const DAY_MS = 24 * 60 * 60 * 1000;

const line = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function backUp(daysAgo: number): Promise<void> {
  const { store, clock } = siteServices();
  await noteBackup(store, { at: clock.now() - daysAgo * DAY_MS, records: 9, pictures: 1, bytes: 1000 });
}

test('a night in which everything went well asks for nothing', async () => {
  await backUp(6);
  for (const job of Object.values(jobs)) await runJob(siteServices(), { ...job, run: async () => {} });
  const { page } = await openAdmin('admin', '/jobs');
  await line(page, 'Mazanie údajov, ktorým vypršal čas').getByText('V\u00a0poriadku').waitFor();
  await line(page, 'Záloha údajov').getByText('V\u00a0poriadku, 15. novembra 2026').waitFor();
  expect(await page.getByText('povedzte to správcovi servera').count()).toBe(0);
});

test('a backup older than a week stands out, and so does none at all', async () => {
  await backUp(8);
  const { page } = await openAdmin('admin', '/jobs');
  await line(page, 'Záloha údajov')
    .getByText('13. novembra 2026, staršia ako týždeň. Urobte novú v\u00a0časti Záloha.')
    .waitFor();
  await siteServices().store.take('backup:last');
  await page.reload();
  await line(page, 'Záloha údajov').getByText('Zatiaľ žiadna.').waitFor();
});

test('a job that failed is named on the first screen, which leads to all of them', async () => {
  const services = siteServices();
  const failing = { ...jobs.retention, run: () => Promise.reject(new Error('not tonight')) };
  await runJob(services, failing).catch(() => {});
  const { page } = await openAdmin('admin');
  await line(page, 'Web nestihol: Mazanie údajov').getByRole('link', { name: 'Pozrieť' }).click();
  await page.getByRole('heading', { level: 1, name: 'Čo web robí sám' }).waitFor();
  await page.getByRole('navigation', { name: 'Administrácia' }).getByText('Čo web robí sám').waitFor();
});

test('jobs that failed, are late or never ran stand out, and whom to tell', async () => {
  const services = siteServices();
  await backUp(1);
  await runJob(services, { ...jobs['publish-due'], run: async () => {} });
  const failing = { ...jobs.retention, run: () => Promise.reject(new Error('not tonight')) };
  await runJob(services, failing).catch(() => {});
  await services.store.take('job-run:reservation-reminders');
  await openAdmin('admin');
  services.clock.advance(3 * 60 * 60 * 1000);
  const { page } = await openAdmin('admin', '/jobs');
  await line(page, 'Mazanie údajov').getByText('Nepodarilo sa').waitFor();
  await line(page, 'Zverejňovanie').getByText('Malo už prebehnúť, naposledy').waitFor();
  await line(page, 'Upozornenia na rezervácie').getByText('Malo už prebehnúť, zatiaľ ani raz').waitFor();
  await page.getByText('povedzte to správcovi servera').waitFor();
  const looks = [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 360 },
  ] as const;
  await forEachLook(page, looks, async (look) => {
    await expectAccessible(page, look);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
