import { expect, test } from 'vitest';
import { restoreBackup } from '../../src/server/features/data-duties/restore.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { emptyHouse, PASSPHRASE } from '../support/backup-houses.ts';
import { siteServices, withSite } from '../support/browser.ts';

withSite();

test('an administrator downloads a backup that their passphrase opens', async () => {
  // The backup process goes by the machine's clock and removes what has expired by then.
  const { clock } = siteServices();
  clock.advance(Math.max(0, Date.now() - clock.now()));
  const { page } = await openAdmin('admin', '/backup', { width: 360 });
  await page.getByText('Zatiaľ žiadna').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  const passphrase = page.getByLabel(/^Heslo k\szálohe(?! ešte)/);
  const again = page.getByLabel('Heslo k\u00a0zálohe ešte raz');
  const submit = page.getByRole('button', { name: 'Stiahnuť zálohu' });
  await passphrase.fill(PASSPHRASE);
  await again.fill('celkom iné heslo');
  await submit.click();
  await page.getByText('Heslá sa líšia.').first().waitFor();
  await again.fill(PASSPHRASE);
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), submit.click()]);
  expect(download.suggestedFilename()).toMatch(/^zaloha-\d{4}-\d\d-\d\d\.age$/);
  await page.getByText('Veľkosť').waitFor();
  expect(await passphrase.inputValue()).toBe('');
  await page.setViewportSize({ width: 1440, height: 900 });

  const target = await emptyHouse();
  const restored = await restoreBackup(target, await download.path(), { kind: 'passphrase', passphrase: PASSPHRASE });
  expect(restored.records).toBeGreaterThan(0);
  await target.close();
}, 120_000);

test('editors are not shown the backup', async () => {
  const { page } = await openAdmin('editor', '/backup', { allowErrors: [/403/] });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'Stiahnuť zálohu' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Záloha' }).count()).toBe(0);
});
