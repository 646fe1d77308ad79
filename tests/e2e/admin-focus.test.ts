import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createIssue } from '../../src/server/features/newsletter/issues/issue-draft.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { keepSubscriber } from '../support/keep-subscriber.ts';
import { signInAs } from '../support/make-account.ts';
import { step } from '../support/step.ts';

withSite();

const WITH_PHOTOS = 14;

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? '' : (activeElement?.ariaLabel ?? activeElement?.textContent ?? '');
  });

const names = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));

test('after a row has gone the focus is on the next one, then on the one before, then on the heading', async () => {
  const { page, user } = await openAdmin('editor', '/profile');
  for (let minute = 0; minute < 3; minute += 1) {
    siteServices().clock.advance(60_000);
    await signInAs(siteServices(), user);
  }
  await page.reload();
  const end = page.getByRole('button', { name: /^Ukončiť prihlásenie/ });
  await end.first().waitFor();
  const [first = '', second, third = ''] = await names(page, /^Ukončiť prihlásenie/);
  for (const [pressed, next] of [
    [first, second],
    [third, second],
    [second, 'Kde ste prihlásení'],
  ]) {
    await page.getByRole('button', { name: pressed ?? '', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(next);
  }
  expect(await end.count()).toBe(0);
});

test('after a row that was asked about in a dialog the focus is on the next one, and after all of them on the title', async () => {
  for (const name of ['prva', 'druha']) await keepSubscriber(siteServices(), `${name}@fokus.sk`);
  const { page } = await openAdmin('editor', '/newsletter/subscribers?query=fokus.sk');
  await page
    .getByRole('button', { name: /^Čo urobiť/ })
    .first()
    .waitFor();
  const [first = '', second = ''] = await names(page, /^Čo urobiť/);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const isInMenu = () =>
    page.evaluate(() => document.querySelector('[role="menu"]')?.contains(document.activeElement) ?? false);
  for (const [pressed, next] of [
    [first, second],
    [second, title],
  ]) {
    await page.getByRole('button', { name: pressed ?? '', exact: true }).press('Enter');
    // The menu takes the focus late; an earlier key would be lost.
    await expect.poll(isInMenu).toBe(true);
    await page.getByRole('menuitem', { name: 'Odhlásiť' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Odhlásiť' }).press('Enter');
    await expect.poll(() => focused(page)).toBe(next);
  }
});

test('a banner that has become the first keeps the focus, on the button that still moves it', async () => {
  const { page } = await openAdmin('editor', '/banners');
  await page.getByRole('table').waitFor();
  const [, second = ''] = await page.getByRole('rowheader').allTextContents();
  await page.getByRole('button', { name: `Posunúť vyššie: ${second}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(`Posunúť nižšie: ${second}`);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await page.getByRole('rowheader').allTextContents())[1]).toBe(second);
  expect(await focused(page)).toBe(`Posunúť nižšie: ${second}`);
});

test('photos keep the focus near what was pressed: steps and dialogs, a save, and a photo that was brought back', async () => {
  const { page } = await openAdmin('editor', `/gallery/${WITH_PHOTOS}`);

  await step('a step that leads no further gives it to the one back, and a dialog to what opened it', async () => {
    const tiles = page.getByRole('button', { name: /^Upraviť fotku/ });
    await tiles.first().waitFor();
    const opened = (await names(page, /^Upraviť fotku/)).at(-2);
    await page.getByRole('button', { name: opened ?? '', exact: true }).press('Enter');
    // A dialog takes the focus a moment after it is shown.
    await expect.poll(() => focused(page)).toBe('Zavrieť');
    await page.getByRole('dialog').getByRole('button', { name: 'Ďalšia' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Predošlá');
    await page.getByRole('dialog').getByRole('button', { name: 'Hotovo' }).press('Enter');
    await expect.poll(() => focused(page)).toBe(opened);
  });

  await step('a button that has saved all there is keeps it', async () => {
    await page.getByRole('button', { name: 'Posunúť fotku 1 dozadu' }).press('Enter');
    await page.getByRole('button', { name: 'Uložiť galériu' }).press('Enter');
    await page.getByText('Všetko je uložené.').waitFor();
    expect(await page.getByRole('button', { name: 'Uložiť galériu' }).isDisabled()).toBe(true);
    await expect.poll(() => focused(page)).toBe('Uložiť galériu');
  });

  await step('a photo that was brought back has it', async () => {
    await page.getByRole('button', { name: /^Upraviť fotku 3/ }).click();
    await page.getByRole('button', { name: 'Odobrať z\u00a0galérie' }).click();
    await page.getByRole('button', { name: 'Hotovo' }).click();
    await page.getByRole('button', { name: 'Vrátiť fotku 3' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Posunúť fotku 3 dopredu');
  });
});

test('the last photo of a gallery that goes gives the focus to the button that adds others', async () => {
  const { page } = await openAdmin('editor', '/gallery/4');
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#207040' } }).jpeg();
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() }]);
  await page.getByRole('button', { name: /^Upraviť fotku 1/ }).waitFor();
  await page.getByRole('button', { name: 'Uložiť galériu' }).click();
  await page.getByText('Všetko je uložené.').waitFor();
  await page.getByRole('button', { name: /^Upraviť fotku 1/ }).click();
  await page.getByRole('button', { name: 'Odobrať z\u00a0galérie' }).click();
  await page.getByRole('button', { name: 'Hotovo' }).click();
  const letGo = await holdCalls(page, '**/api/admin/galleries/4', 'PUT');
  await page.getByRole('button', { name: 'Uložiť galériu' }).click();
  await page.getByRole('button', { name: 'Vrátiť fotku 1' }).focus();
  letGo();
  await page.getByText('Toto podujatie ešte nemá fotky.').waitFor();
  await expect.poll(() => focused(page)).toBe('Pridať fotky');
});

test('events are moved and taken out of an issue by keys, down to the last one', async () => {
  const id = await createIssue(siteServices(), '2026-12', { actor: null, visitor: null });
  const allowErrors = [/Blocked script execution in 'about:srcdoc'/];
  const { page } = await openAdmin('editor', `/newsletter/${id}`, { allowErrors });
  const remove = page.getByRole('button', { name: /^Odobrať: / });
  await remove.first().waitFor();
  const [first] = await names(page, /^Posunúť nižšie: /);
  await page.getByRole('button', { name: first ?? '', exact: true }).press('Enter');
  await expect.poll(() => focused(page)).toBe(first);
  for (let count = await remove.count(); count > 0; count -= 1) {
    await remove.last().press('Enter');
    await expect.poll(() => remove.count()).toBe(count - 1);
    const next = count > 1 ? /^Presunúť ťahaním/ : /^Vo vydaní: 0/;
    await expect.poll(() => focused(page)).toMatch(next);
  }
});

test('a button that waited for its call, or moved its row, has the focus', async () => {
  const { page } = await openAdmin('admin', '/reservations/feeds');

  await step('after a question and its call it has the focus again', async () => {
    await page.getByRole('button', { name: 'Vytvoriť novú adresu' }).first().press('Enter');
    // The dialog takes the focus late; an earlier key would be lost.
    await page.locator('[role="dialog"]:focus-within').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Vytvoriť novú adresu' }).press('Enter');
    await page.getByText('Kalendár má novú adresu.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Vytvoriť novú adresu');
  });

  await step('a row of a setting that was moved keeps it on the button that moved it', async () => {
    await goInside(page, '/settings/faq');
    const down = page.getByRole('button', { name: /^Posunúť nižšie/ });
    await down.first().waitFor();
    const [first = ''] = await names(page, /^Posunúť nižšie/);
    for (const place of [1, 2]) {
      await (place === 1 ? down.first().press('Enter') : page.keyboard.press('Enter'));
      await expect.poll(async () => (await names(page, /^Posunúť nižšie/))[place]).toBe(first);
      expect(await focused(page)).toBe(first);
    }
  });
});

test('a question asked above a dialog gives the focus back to the dialog', async () => {
  const { page } = await openAdmin('admin', '/gallery/8');
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#702040' } }).jpeg();
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() };
  await page.locator('input[type=file]').setInputFiles([file]);
  const tile = page.getByRole('button', { name: /^Upraviť fotku 1/ });
  await tile.press('Enter');
  await page.getByRole('button', { name: 'Odstrániť natrvalo…' }).press('Enter');
  await page.getByRole('button', { name: 'Odstrániť natrvalo', exact: true }).press('Enter');
  await expect.poll(() => focused(page)).toBe('Vrátiť');
});

test('a part of the first screen that was asked for again has the focus on its heading', async () => {
  const calls = '**/api/admin/event-summary';
  const { page } = await openAdmin('admin', '', {
    allowErrors: [/Failed to load resource/],
    prepare: (one) => one.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Teraz nie.' } })),
  });
  const part = page.getByRole('region', { name: 'Najbližšie podujatia' });
  await part.getByText('Teraz nie.').waitFor();
  await page.unroute(calls);
  await part.getByRole('button', { name: 'Skúsiť znova' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Najbližšie podujatia');
});

test('who clicks beside all controls is left alone', async () => {
  const { page, user } = await openAdmin('editor', '/profile');
  await signInAs(siteServices(), user);
  await page.reload();
  const end = page.getByRole('button', { name: /^Ukončiť prihlásenie/ });
  await end.focus();
  await page.getByRole('complementary').click({ position: { x: 3, y: 3 } });
  await end.evaluate((button) => {
    button.closest('li')?.remove();
    return new Promise((later) => setTimeout(later, 50));
  });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});
