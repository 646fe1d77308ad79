import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newConsent, newsletterRecords } from '../../src/server/features/newsletter/records.ts';
import { reservationStore } from '../../src/server/features/reservations/reservation-store.ts';
import { addressId } from '../../src/server/ports/crypto/tokens.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { keepReservation } from '../support/desk.ts';
import { holdCalls } from '../support/held-calls.ts';
import { forEachLook } from '../support/looks.ts';
import { PASSWORD } from '../support/make-account.ts';
import { step } from '../support/step.ts';

withSite();

const PATH = '/personal-data';
/** As long as an address may be (RFC 5321). */
const LONGEST = `${'kristina.'.repeat(7)}k@${'podjavorinska.'.repeat(13)}nove.sk`;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const button = (page: Page, name: string) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const line = (page: Page, name: RegExp) => page.getByRole('listitem').filter({ hasText: name });

async function search(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail toho, kto sa pýta').fill(email);
  await button(page, 'Vyhľadať').click();
}

async function makeSubject(email: string) {
  const services = siteServices();
  const { subscribers, consents } = newsletterRecords(services.store);
  const { id, consent } = await newConsent(services, { email, givenBy: 'form', ip: '192.0.2.7' });
  const now = services.clock.now();
  await consents.create(id, { ...consent, confirmed_at: now, confirmed_from: consent.asked_from });
  await subscribers.create(addressId(email), { email, state: 'active', since: now, consent_id: id });
  const open = await keepReservation(services, { email });
  const done = await keepReservation(services, { email, status: 'done', message: 'Oslava narodenín' });
  const friend = await keepReservation(services, { email: 'iny@example.sk', message: `Píšte na ${email}.` });
  return { email, open, done, friend };
}

test('somebody asks what the house knows', async () => {
  const { page } = await openAdmin('admin', PATH, { allowErrors: [/422/] });

  await step('and gets it as a file, without what belongs to others', async () => {
    const { email, open, done, friend } = await makeSubject('vie-sa@example.sk');
    await search(page, ' VIE-SA@example.sk ');
    await page.getByRole('heading', { name: `Čo vieme o ${email}` }).waitFor();
    await line(page, /Odber noviniek.*Dá sa vymazať/).waitFor();
    await line(page, /Dôkaz o\ssúhlase.*štyri roky.*Ostane bez mena a\sadresy/).waitFor();
    await line(page, new RegExp(`${done}.*Ostane bez mena`)).waitFor();
    await line(page, new RegExp(`${open}.*Keď ju ukončíte.*Ostane`)).waitFor();
    expect(await page.getByRole('link', { name: friend }).getAttribute('href')).toBe(`/admin/reservations/${friend}`);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Stiahnuť údaje (JSON)').click(),
    ]);
    expect(download.suggestedFilename()).toBe('osobne-udaje.json');
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(Object.keys(file)).toEqual(['email', 'phone', 'name', 'at', 'items']);
    expect(file.email).toBe(email);
    const found = file.items.map(({ kind, id }: Record<string, string>) => `${kind} ${id}`);
    expect(found).toContain(`subscriber ${addressId(email)}`);
    expect(found).toEqual(expect.arrayContaining([`reservation ${open}`, `reservation ${done}`]));
    expect(file.items.find(({ id }: { id: string }) => id === done).data).toMatchObject({
      message: 'Oslava narodenín',
    });
    expect(JSON.stringify(file)).not.toContain(friend);

    const letter = page.getByRole('article', { name: 'Odpoveď na žiadosť o\u00a0prístup k\u00a0osobným údajom' });
    await letter.getByRole('heading', { name: 'Prenájom priestorov' }).waitFor();
    expect(await letter.innerText()).toContain('Úrad na ochranu osobných údajov Slovenskej republiky');
    expect(await letter.innerText()).not.toContain(friend);
    const [paper] = await Promise.all([page.waitForEvent('download'), button(page, 'Stiahnuť odpoveď (PDF)').click()]);
    expect(paper.suggestedFilename()).toBe('odpoved-osobne-udaje.pdf');
    expect((await readFile(await paper.path(), 'latin1')).startsWith('%PDF-1.7')).toBe(true);
    await page.getByText('Odpoveď je stiahnutá.').waitFor();
  });

  await step('and learns that it is nothing', async () => {
    await search(page, 'nikto@example.sk');
    await page.getByText('O\u00a0tejto adrese nič nevieme.').waitFor();
    expect(await button(page, 'Vymazať údaje').count()).toBe(0);
    await page.getByText('žiadne vaše osobné údaje nenašli').waitFor();
    expect(await button(page, 'Stiahnuť údaje (JSON)').count()).toBe(0);
  });

  await step('with a mistake in the address, which is said', async () => {
    await search(page, 'nikto@example');
    await page.getByText('v\u00a0tvare meno@domena.sk').waitFor();
  });
});

describe('somebody wants to be forgotten', () => {
  test('which is asked twice, and told line by line', async () => {
    const { email, open, done } = await makeSubject('zabudnite@example.sk');
    const { page } = await openAdmin('admin', PATH, { allowErrors: [/403/] });
    await search(page, email);
    await button(page, 'Vymazať údaje').click();
    await dialog(page).getByText(email).waitFor();
    await dialog(page).getByRole('button', { name: 'Späť' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    const reservations = reservationStore(siteServices());
    expect((await reservations.require(done)).value.email).toBe(email);

    siteServices().clock.advance(16 * 60_000);
    await button(page, 'Vymazať údaje').click();
    await dialog(page).getByRole('button', { name: 'Vymazať údaje' }).click();
    await dialog(page).getByLabel('Vaše heslo').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const report = page.getByRole('heading', { name: `Vybavené pre ${email}` });
    await report.waitFor();
    await expect.poll(() => report.evaluate((element) => element === document.activeElement)).toBe(true);
    await line(page, /Odber noviniek.*Vymazané/).waitFor();
    await line(page, /Dôkaz o\ssúhlase.*Ponechané bez mena a\sadresy/).waitFor();
    await line(page, new RegExp(`${done}.*Ponechané bez mena`)).waitFor();
    await line(page, new RegExp(`${open}.*Ponechané`)).waitFor();
    expect((await reservations.require(done)).value).toMatchObject({ email: null, message: null });
    expect((await reservations.require(open)).value.email).toBe(email);

    await search(page, email);
    await line(page, new RegExp(open)).waitFor();
    await line(page, /Dôkaz o\ssúhlase.*Adresa v\sňom už nie je.*Ostane$/).waitFor();
    expect(await line(page, /Odber noviniek/).count()).toBe(0);
    expect(await button(page, 'Vymazať údaje').count()).toBe(0);
  });

  test('while the next address is being typed, which stays', async () => {
    const { email } = await makeSubject('prvy@example.sk');
    const { page } = await openAdmin('admin', PATH);
    await search(page, email);
    const letGo = await holdCalls(page, '**/api/admin/data-subject/erasure', 'POST');
    await button(page, 'Vymazať údaje').click();
    await dialog(page).getByRole('button', { name: 'Vymazať údaje' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    const field = page.getByLabel('E-mail toho, kto sa pýta');
    await field.fill('druhy@example.sk');
    expect(await button(page, 'Vyhľadať').isDisabled()).toBe(true);
    letGo();
    await page.getByRole('heading', { name: `Vybavené pre ${email}` }).waitFor();
    expect(await field.inputValue()).toBe('druhy@example.sk');
  });

  test('but the last administrator cannot be', async () => {
    const { page, user } = await openAdmin('admin', PATH, { allowErrors: [/409/] });
    const { store } = siteServices();
    const roster = await store.get('administrators:all');
    if (roster === null) throw new Error('There are no administrators');
    const alone = JSON.stringify({ user_ids: [user.id] });
    await store.commit([{ op: 'put', key: roster.key, value: alone, expect: { version: roster.version } }]);
    await search(page, user.value.email);
    await button(page, 'Vymazať údaje').click();
    await dialog(page).getByRole('button', { name: 'Vymazať údaje' }).click();
    await page.getByText('Aspoň jeden správca musí zostať.').waitFor();
    await store.commit([{ op: 'put', key: roster.key, value: roster.value, expect: 'any' }]);
  });
});

test('every state is accessible in both schemes', async () => {
  const { email } = await makeSubject('stavy@example.sk');
  const { page } = await openAdmin('admin', PATH);
  const looks = [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 1440 },
  ] as const;
  const expectSeen = () => forEachLook(page, looks, (look) => expectAccessible(page, look));
  await page.getByLabel('E-mail toho, kto sa pýta').waitFor();
  await expectSeen();
  await search(page, 'nikto@example.sk');
  await page.getByText('O\u00a0tejto adrese nič nevieme.').waitFor();
  await expectSeen();
  await search(page, email);
  await page.getByRole('heading', { name: `Čo vieme o ${email}` }).waitFor();
  await expectSeen();
  await button(page, 'Vymazať údaje').click();
  await dialog(page).getByText(email).waitFor();
  await expectSeen();
  await dialog(page).getByRole('button', { name: 'Vymazať údaje' }).click();
  await page.getByRole('heading', { name: `Vybavené pre ${email}` }).waitFor();
  await expectSeen();
});

test('the longest address fits phones and tablets in every state', async () => {
  expect(LONGEST).toHaveLength(254);
  const { email } = await makeSubject(LONGEST);
  const { page } = await openAdmin('admin', PATH, { width: 360 });
  const looks = [
    { colorScheme: 'light', width: 768 },
    { colorScheme: 'light', width: 360 },
  ] as const;
  const expectToFit = () => forEachLook(page, looks, async () => expect(await overflow(page)).toBe(0));
  await search(page, 'z'.repeat(254 - '@example.sk'.length).concat('@example.sk'));
  await page.getByText('O\u00a0tejto adrese nič nevieme.').waitFor();
  await expectToFit();
  await search(page, email);
  await page.getByRole('heading', { name: /^Čo vieme o/ }).waitFor();
  await expectToFit();
  await button(page, 'Vymazať údaje').click();
  const asked = dialog(page);
  await asked.getByText(email).waitFor();
  const inner = () => asked.evaluate((element) => element.scrollWidth - element.clientWidth);
  await forEachLook(page, looks, async () => expect(await inner()).toBe(0));
  await asked.getByRole('button', { name: 'Vymazať údaje' }).click();
  await page.getByRole('heading', { name: /^Vybavené pre/ }).waitFor();
  await expectToFit();
});

test('reservations found by telephone or name are erased only when staff tick them', async () => {
  const reservations = reservationStore(siteServices());
  const done = { status: 'done', email: null, name: 'Zuzana Tichá' } as const;
  const own = await keepReservation(siteServices(), { ...done, phone: '0905 777 001' });
  const namesake = await keepReservation(siteServices(), { ...done, phone: '0911 222 333' });
  const { page } = await openAdmin('admin', PATH, { width: 360 });
  await page.getByLabel('Telefón').fill('+421 905 777 001');
  await page.getByLabel('Meno a\u00a0priezvisko').fill('tichá zuzana');
  await button(page, 'Vyhľadať').click();
  await page.getByText('Našli sme aj podľa telefónu alebo mena').waitFor();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  expect(await button(page, 'Vymazať údaje').count()).toBe(0);
  await page.getByLabel(new RegExp(`^${own}`)).check();
  await button(page, 'Vymazať údaje').click();
  await dialog(page).getByRole('button', { name: 'Vymazať údaje' }).click();
  await page.getByRole('heading', { name: /^Vybavené pre/ }).waitFor();
  expect((await reservations.require(own)).value.phone).toBe('');
  expect((await reservations.require(namesake)).value.name).toBe('Zuzana Tichá');
});
