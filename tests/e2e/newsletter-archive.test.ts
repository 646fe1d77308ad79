import { expect, test } from 'vitest';
import { newIssueDraft } from '../../src/server/features/newsletter/issues/issue-draft.ts';
import { issueArchivePage } from '../../src/server/features/newsletter/issues/issue-mail.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage, siteServices, withSite } from '../support/browser.ts';
import { keepIssue } from '../support/keep-issue.ts';
import { forEachLook } from '../support/looks.ts';

withSite({ isWarm: true });

async function keepSentIssue(month: string): Promise<void> {
  const services = siteServices();
  const { issue } = await newIssueDraft(services, month);
  const archive_html = await issueArchivePage(services, { ...issue, introduction: 'Milí priatelia, **príďte**.' });
  await keepIssue(services, month, { issue, edition: { subject: issue.subject, archive_html } });
  await keepIssue(services, `${month}-2`, { issue: { ...issue, state: 'sent' }, edition: { archive_html } });
}

const LOOKS_OF_READERS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 360 },
] as const;

test('an issue can be read in any scheme, on a phone and at a desk, and from it the others', async () => {
  await keepSentIssue('2026-12');
  const page = await openPage('/newsletter/archiv/2026-12-2', { consent: 'none' });
  await page.getByText('Milí priatelia, príďte.').waitFor();
  const pictures = page.getByRole('main').getByRole('img');
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await forEachLook(page, LOOKS_OF_READERS, async (look) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(247, 242, 232)');
    expect(await page.locator('header img').evaluate((mark) => mark.clientHeight)).toBe(44);
    await expectAccessible(page, look);
  });

  await page.getByRole('link', { name: 'Všetky vydania' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mesačný prehľad podujatí' }).waitFor();
  await forEachLook(page, LOOKS_OF_READERS, async (look) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
    await expectAccessible(page, look);
  });
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1);

  await page.getByRole('link', { name: 'Odoberať prehľad' }).click();
  await page.waitForURL('**/#newsletter');
});

test('an issue that never was is answered as any page that is not there', async () => {
  const page = await openPage('/newsletter/archiv/2020-01', { consent: 'none', allowErrors: [/404/] });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toContain('nenašla');
});
