import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { addPlainEvents } from '../support/house.ts';

withSite();

beforeAll(() => addPlainEvents(siteServices().config.contentDir, [101, 102, 103, 104, 105]));

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const now = (page: Page) => page.evaluate(() => Date.now());
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function remove(token: string, path: string): Promise<void> {
  const call = callApi(siteServices());
  const { version } = (await call('GET', path, { token })).body;
  expect((await call('DELETE', path, { token, body: { version } })).status).toBe(200);
}

describe('a deletion', () => {
  test('is undone by its message, which waits while it has the focus', async () => {
    const { page } = await openAdmin('editor', '/events/101');
    await page.getByRole('button', { name: 'Ďalšie možnosti' }).click();
    await page.getByRole('menuitem', { name: 'Zmazať podujatie' }).click();
    await confirm(page, 'Zmazať podujatie');
    const message = page.getByRole('status').filter({ hasText: 'Podujatie je zmazané.' });
    const undo = message.getByRole('button', { name: 'Vrátiť' });
    await message.waitFor();
    const shownAt = await now(page);
    await page.waitForURL('**/admin/events');
    await row(page, 'Skúšobné podujatie 102').waitFor();
    // The page's clock runs as well.
    await page.clock.runFor(Math.max(0, shownAt + 10_000 - (await now(page))));
    await undo.focus();
    await page.clock.runFor(60_000);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Podujatie je späť.').waitFor();
    await row(page, 'Skúšobné podujatie 101').waitFor();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('on a phone leaves the header and the bar of the next form free of its message', async () => {
    const { page } = await openAdmin('editor', '/events/101', { width: 360, height: 740 });
    await page.getByRole('button', { name: 'Ďalšie možnosti' }).click();
    await page.getByRole('menuitem', { name: 'Zmazať podujatie' }).click();
    await confirm(page, 'Zmazať podujatie');
    await page.waitForURL('**/admin/events');
    await page.getByRole('searchbox').fill('podujatie 104');
    await page.getByRole('link', { name: 'Skúšobné podujatie 104' }).first().click();
    const save = page.getByRole('button', { name: 'Uložiť', exact: true });
    await save.waitFor();
    const message = page.getByRole('status').filter({ hasText: 'Podujatie je zmazané.' });
    const boxes = [page.getByRole('banner'), message, save].map((part) => part.boundingBox());
    const [header, shown, button] = await Promise.all(boxes);
    if (!header || !shown || !button) throw new Error('The header, the message or the button is not shown');
    expect(shown.y).toBeGreaterThan(header.y + header.height);
    expect(shown.y + shown.height).toBeLessThanOrEqual(button.y);
    await message.getByRole('button', { name: 'Vrátiť' }).click();
    await page.getByText('Podujatie je späť.').waitFor();
  });

  test('that nobody undoes ends its message', async () => {
    const { page } = await openAdmin('editor', '/banners');
    await page.getByRole('rowheader').last().getByRole('link').click();
    await page.getByRole('button', { name: 'Zmazať' }).click();
    await confirm(page, 'Zmazať banner');
    const message = page.getByRole('status').filter({ hasText: 'Banner je zmazaný.' });
    await message.waitFor();
    await page.mouse.move(10, 500);
    await page.clock.runFor(16_000);
    await message.waitFor({ state: 'detached' });
  });
});

describe('what was deleted', () => {
  test('is listed with who deleted it, and comes back', async () => {
    const { page, token } = await openAdmin('editor', '/banners');
    const call = callApi(siteServices());
    await remove(token, '/api/admin/events/102');
    await remove(token, '/api/admin/banners/1');
    const gallery = '/api/admin/galleries/14';
    const { version } = (await call('GET', gallery, { token })).body;
    await call('PUT', gallery, { token, body: { version, photos: [] } });

    await page.getByRole('link', { name: 'Zmazané bannery' }).click();
    await page.getByRole('heading', { level: 1, name: 'Zmazané' }).waitFor();
    await page.getByRole('combobox', { name: 'Čo to je' }).click();
    await page.getByRole('option', { name: 'Fotky' }).click();
    await page.getByText('Spolu 1').waitFor();
    await goInside(page, '/deleted');
    await row(page, 'Skúšobné podujatie 102').getByText('Ján Redaktor').waitFor();
    await expectAccessible(page);
    for (const [name, done] of [
      ['6\u00a0fotiek', 'Fotky sú späť.'],
      ['Skúšobné podujatie 102', 'Podujatie je späť.'],
      ['Adventný koncert súboru Kvietok', 'Banner je späť.'],
    ] as const) {
      await row(page, name).getByRole('button').click();
      const question = page.getByRole('dialog');
      expect(await question.innerText()).not.toContain('histórii');
      await question.getByRole('button', { name: /^Vrátiť/ }).click();
      await page.getByText(done).waitFor();
      await row(page, name).waitFor({ state: 'detached' });
    }
    expect((await call('GET', gallery, { token })).body.photos).toHaveLength(6);
  });

  test('is found at its former address as well, and read on a phone in the dark', async () => {
    const { page, token } = await openAdmin('editor', '/profile', { colorScheme: 'dark', width: 360, height: 740 });
    await remove(token, '/api/admin/events/103');
    await goInside(page, '/events/deleted');
    await row(page, 'Skúšobné podujatie 103').waitFor();
    expect(page.url()).toMatch(/\/admin\/deleted\?kind=events$/);
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

describe('many events at once', () => {
  test('are selected, withdrawn and brought back; the one a colleague has changed is named', async () => {
    const { page, token } = await openAdmin('editor', '/events?query=skúšobné', { allowErrors: [/ERR_FAILED/] });
    const call = callApi(siteServices());
    await page.getByRole('checkbox', { name: 'Vybrať všetky na tejto strane' }).check();
    await page.getByRole('checkbox', { name: 'Vybrať: Skúšobné podujatie 101' }).focus();
    await page.keyboard.press('Space');
    const count = (await page.getByRole('row').count()) - 2;
    await page.getByText(`Vybrané: ${count}`).waitFor();
    const other = '/api/admin/events/104';
    const { version } = (await call('GET', other, { token })).body;
    await call('PUT', other, { token, body: { version, location: 'Dvorana' } });

    await page.getByRole('button', { name: 'Späť na koncept' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('Skúšobné podujatie 105').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stiahnuť z\u00a0webu' }).click();
    await page.getByText(/^Späť na koncept: .* Nepodarilo sa: 1\.$/).waitFor();
    const failures = page.getByRole('alert').filter({ hasText: 'Nezmenené' });
    await failures.getByRole('link', { name: 'Skúšobné podujatie 104' }).waitFor();
    await row(page, 'Skúšobné podujatie 105').getByText('Koncept').waitFor();
    await page.getByText('Vybrané: 1').waitFor();

    await page.route('**/api/admin/events/bulk', (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await page.getByRole('checkbox', { name: 'Vybrať: Skúšobné podujatie 104' }).focus();
    await page.keyboard.press('Control+z');
    await page.getByRole('alert').filter({ hasText: 'Nepodarilo sa spojiť' }).waitFor();
    await page.getByRole('button', { name: 'Vrátiť', exact: true }).click();
    await page.getByText(/^Vrátené: /).waitFor();
    await row(page, 'Skúšobné podujatie 105').getByText('Koncept').waitFor({ state: 'detached' });
  });

  test('are moved to a day from a phone, after it was asked what visitors shall see', async () => {
    const { page, token } = await openAdmin('editor', '/events?query=105', {
      colorScheme: 'dark',
      width: 360,
      height: 740,
    });
    await page.getByRole('checkbox', { name: 'Vybrať: Skúšobné podujatie 105' }).check();
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Čo s\u00a0nimi' }).click();
    await page.getByRole('menuitem', { name: 'Presunúť na deň' }).click();
    const dialog = page.getByRole('dialog');
    await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input'));
    await page.keyboard.type('6. 3. 2027');
    await dialog.getByRole('textbox', { name: 'Na ktorý deň' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Presunúť, alebo opraviť preklep?' });
    await question.getByText(/apríla 2027 o\s18:00, po novom sobota 6\.\smarca 2027 o\s18:00/).waitFor();
    await question.getByText('Newsletter o\u00a0ňom ešte nepísal.').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Presunúť', exact: true }).click();
    await page.getByText('Presunuté: 1').waitFor();
    const { body } = await callApi(siteServices())('GET', '/api/admin/events/105', { token });
    expect(body).toMatchObject({
      start_date: expect.stringMatching(/^2027-03-06T/),
      status: { name: 'Presunutý' },
      previous_start_date: expect.any(String),
    });
  });
});
