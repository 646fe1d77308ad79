import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { keepReservation } from '../support/desk.ts';
import { holdCalls } from '../support/held-calls.ts';
import { forEachLook, LOOKS } from '../support/looks.ts';
import { count } from '../support/read-pdf.ts';
import { step } from '../support/step.ts';

withSite();

const CALENDAR = '/events/calendar';

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const rooms = z.array(z.object({ id: z.string(), name: z.string() }));
const eventDates = z.array(z.object({ key: z.unknown(), start_date: z.unknown(), status: z.unknown() }));

interface House {
  token: string;
  room: z.infer<typeof rooms>[number];
}

async function firstRoom(token: string): Promise<House['room']> {
  const { body } = await callApi(siteServices())('GET', '/api/admin/rooms', { token });
  const [room] = rooms.parse(body.items);
  if (room === undefined) throw new Error('The house has no room');
  return room;
}

/** By its call: the server reads the content again only after its own saves. */
async function addEvent({ token, room }: House, title: string, fields: object): Promise<number> {
  const { status, body } = await callApi(siteServices())('POST', '/api/admin/events', {
    token,
    body: { title, description: 'Text.', location: room.name, is_paid: false, ...fields },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

test('a month is walked and turned by keys, a day opens by its rooms, and a free hour begins an event there', async () => {
  const { page, token } = await openAdmin('editor', `${CALENDAR}?day=2028-03-01`);
  const room = await firstRoom(token);
  await page.getByRole('table', { name: /marec 2028/ }).waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.replaceAll('\u00a0', ' '));
  await page.getByRole('link', { name: /^1\. marca 2028, voľno/ }).focus();
  const walked = [
    ['ArrowLeft', 1],
    ['End', 5],
    ['ArrowRight', 6],
    ['ArrowLeft', 5],
    ['Home', 1],
  ] as const;
  for (const [key, day] of walked) {
    await page.keyboard.press(key);
    expect(await focused()).toMatch(new RegExp(`^${day}\\. marca 2028`));
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toMatch(/^9\. marca 2028/);
  await step('the focus is on the same day of a month that had to be loaded, and of one that is known', async () => {
    const letGo = await holdCalls(page, '**/api/admin/programme*', 'GET');
    await page.keyboard.press('PageDown');
    await page.getByText('Načítavame…').waitFor();
    letGo();
    await expect.poll(focused).toMatch(/^9\. apríla 2028/);
    await page.keyboard.press('PageUp');
    await expect.poll(focused).toMatch(/^9\. marca 2028/);
  });
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Nové podujatie: 9. marca 2028');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /9\. marca 2028/ }).waitFor();
  await page.getByRole('region', { name: room.name }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Nové podujatie: 6:00, ${room.name}` }).focus();
  for (let hour = 6; hour < 18; hour += 1) await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(`Nové podujatie: 18:00, ${room.name}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Nové podujatie' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Začiatok', exact: true }).inputValue()).toMatch(/9\.\s*3\.\s*2028/);
  expect(await page.getByRole('textbox', { name: /^Začiatok, / }).inputValue()).toBe('18:00');
  expect(await page.getByRole('combobox', { name: 'Miesto' }).inputValue()).toBe(room.name);
});

test('the Tab key enters a month at today, and from a month chosen directly one press leads back to it', async () => {
  const { page } = await openAdmin('editor', CALENDAR, { now: '2026-11-27T12:00:00+01:00' });
  const stops = page.locator('table [data-part="day"][tabindex="0"] time');
  await expect.poll(() => stops.allTextContents()).toEqual(['27']);

  await step('a month is chosen, and is in the address', async () => {
    await page.getByRole('button', { name: 'Vybrať mesiac, november 2026' }).click();
    const year = page.getByRole('dialog', { name: /^Vybrať mesiac/ });
    await year.getByRole('button', { name: 'Ďalší rok' }).click();
    await expectAccessible(page);
    await year.getByRole('button', { name: 'máj 2027' }).click();
    await page.getByRole('table', { name: 'máj 2027' }).waitFor();
    expect(new URL(page.url()).search).toBe('?day=2027-05-01');
    await page.goBack();
    await page.getByRole('table', { name: 'november 2026' }).waitFor();
    await page.goForward();
    await page.getByRole('table', { name: 'máj 2027' }).waitFor();
  });

  await step('„Dnes“ keeps the focus', async () => {
    const today = page.getByRole('button', { name: 'Dnes', exact: true });
    await today.click();
    await page.getByRole('table', { name: 'november 2026' }).waitFor();
    expect(await today.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => stops.allTextContents()).toEqual(['27']);
  });
});

test('a month whose programme is not known yet calls none of its days free', async () => {
  const { page } = await openAdmin('editor', `${CALENDAR}?day=2026-12-05`);
  await page.getByRole('table', { name: /december 2026/ }).waitFor();
  const letGo = await holdCalls(page, '**/api/admin/programme*', 'GET');
  await page.getByRole('button', { name: 'Nasledujúci mesiac' }).click();
  await page.getByRole('heading', { level: 2, name: 'Január 2027' }).waitFor();
  await page.getByText('Načítavame…').waitFor();
  expect(await page.getByRole('link', { name: /voľno/ }).count()).toBe(0);
  letGo();
  await page.getByRole('table', { name: /január 2027/ }).waitFor();
});

test('one of several dates is moved by a form that asks what visitors shall see, keeps its key, and comes back by a press', async () => {
  const { page, token } = await openAdmin('editor', '/profile');
  const house = { token, room: await firstRoom(token) };
  const dates = [
    { start_date: '2028-04-04T18:00', end_date: '2028-04-04T20:00' },
    { start_date: '2028-04-11T18:00', end_date: '2028-04-11T20:00' },
  ];
  const id = await addEvent(house, 'Kurz na presun', { dates });
  const rows = async () => {
    const { body } = await callApi(siteServices())('GET', `/api/admin/events/${id}`, { token });
    return eventDates.parse(body.dates).map(({ key, start_date, status }) => [key, start_date, status]);
  };
  await goInside(page, `${CALENDAR}?day=2028-04-01`);
  await page
    .getByRole('cell')
    .filter({ hasText: /^11/ })
    .getByRole('button', { name: /^Presunúť: Kurz/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Presunúť: Kurz na presun' });
  await dialog.getByText('Ostatné termíny podujatia sa nezmenia.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Nový začiatok', exact: true }).fill('12. 4. 2028');
  await dialog.getByRole('textbox', { name: 'Nový začiatok, čas' }).fill('17:00');
  await dialog.getByRole('button', { name: 'Presunúť', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Presunúť, alebo opraviť preklep?' });
  await question.getByText(/11\.\sapríla 2028 o\s18:00, po novom streda 12\.\sapríla 2028 o\s17:00/).waitFor();
  await question.getByText('Newsletter o\u00a0ňom ešte nepísal.').waitFor();
  await question.getByRole('button', { name: 'Presunúť', exact: true }).click();
  await page.getByText('Presunuté.').waitFor();
  const moved = page.getByRole('cell').filter({ hasText: /^12/ });
  await moved.getByText('presunuté').waitFor();
  expect(await rows()).toEqual([
    [1, '2028-04-04T18:00', null],
    [2, '2028-04-12T17:00', 'Presunutý'],
  ]);
  await page.getByRole('button', { name: 'Vrátiť', exact: true }).click();
  await page.getByText('Termín je späť.').waitFor();
  expect(await rows()).toEqual([
    [1, '2028-04-04T18:00', null],
    [2, '2028-04-11T18:00', null],
  ]);
});

test('drafts, cancelled events and hires stand together, a hire without its name for who may not read it', async () => {
  const { page, token } = await openAdmin('programme', '/profile');
  const house = { token, room: await firstRoom(token) };
  await addEvent(house, 'Zatiaľ nápad', { start_date: '2028-05-03T18:00', draft: true });
  await addEvent(house, 'Nebude', { start_date: '2028-05-04T18:00', status: 'Zrušený' });
  const hire = { room: house.room.id as never, date_from: '2028-05-05', date_until: '2028-05-05' };
  await keepReservation(siteServices(), { ...hire, name: 'Eva Nováková' });
  const full = { ...hire, date_from: '2028-05-12', date_until: '2028-05-12' };
  for (let made = 0; made < 8; made += 1) await keepReservation(siteServices(), full);
  await goInside(page, `${CALENDAR}?day=2028-05-01`);
  await page.getByRole('link', { name: /Zatiaľ nápad.*koncept/ }).waitFor();
  await page.getByRole('link', { name: /Nebude.*zrušené/ }).waitFor();
  await page.getByText('Prenájom', { exact: true }).first().waitFor();
  expect(await page.getByText('Eva Nováková').count()).toBe(0);
  expect(await page.getByRole('link', { name: /^.*Prenájom/ }).count()).toBe(0);

  await step('a room with none of them says how to begin there, and is in the address', async () => {
    await page.getByRole('combobox', { name: 'Miestnosť' }).selectOption({ label: 'Klubovňa' });
    await page.getByRole('heading', { level: 2, name: 'Máj 2028, Klubovňa' }).waitFor();
    await page.getByText('Zatiaľ tu nič nie je. Nové podujatie pridáte').waitFor();
    expect(new URL(page.url()).searchParams.get('room')).toBe('klubovna');
    const begin = page.getByRole('link', { name: 'Nové podujatie: 9. mája 2028' });
    expect(await begin.getAttribute('href')).toBe('/admin/events/new?start=2028-05-09&room=klubovna');
    await page.goBack();
    await page.getByRole('link', { name: /Zatiaľ nápad.*koncept/ }).waitFor();
  });

  await step('a day with very many entries leads to all of them', async () => {
    await page.getByRole('link', { name: '+ 3 ďalšie, 12. mája 2028' }).click();
    await page.getByRole('heading', { level: 2, name: /12\. mája 2028/ }).waitFor();
    await expect.poll(() => page.getByText('Prenájom', { exact: true }).count()).toBe(8);
  });
});

test('the calendar can be used by everybody, in both schemes and on a phone', async () => {
  const { page } = await openAdmin('editor', `${CALENDAR}?day=2026-12-05`);
  await forEachLook(page, LOOKS, async (look) => {
    await page.getByRole('heading', { level: 2, name: 'December 2026' }).waitFor();
    await page.getByRole('link', { name: /^Nové podujatie: 5\. decembra 2026/ }).waitFor({ state: 'attached' });
    // On a phone the table becomes a list.
    await expectAccessible(page, look.width === 360 ? {} : look);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
  await page.getByText('Štedrý deň, zatvorené').waitFor();

  await step('what is special about a day is in its name', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: /^5\. decembra 2026, .*, sobota, zatvorené, miestnosti$/ }).waitFor();
    await page.getByRole('link', { name: /^24\. decembra 2026, .*, Štedrý deň, zatvorené, miestnosti$/ }).waitFor();
  });

  await step('on paper it is one sheet without controls', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('table', { name: 'december 2026' }).isVisible()).toBe(true);
    for (const name of ['Dnes', 'Vytlačiť mesiac', /^Presunúť/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(count(paper, /\/Type \/Page\b/g)).toBe(1);
    expect(paper).toMatch(/\/MediaBox \[0 0 84\d/);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });
});
