import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Reservation } from '../../src/domain/reservations/reservation.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { changeReservation } from '../../src/server/features/reservations/desk/change-reservation.ts';
import { reservationStore } from '../../src/server/features/reservations/reservation-store.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { outbox, siteServices, withSite } from '../support/browser.ts';
import { confirmReservation, keepReservation } from '../support/desk.ts';
import { holdCalls, lookAgain } from '../support/held-calls.ts';
import { expectSound } from '../support/looks.ts';
import { step } from '../support/step.ts';

withSite();

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

let kept = 0;

/** Each test has its own day. */
async function keep(fields: Partial<Reservation> = {}): Promise<string> {
  kept += 1;
  const day = addDays('2028-05-01', kept);
  return keepReservation(siteServices(), { room: 'dvorana', date_from: day, date_until: day, ...fields });
}

async function statusOf(id: string): Promise<Reservation> {
  return (await reservationStore(siteServices()).require(id)).value;
}

const mailsTo = async (address: string) => (await outbox()).filter(({ to }) => to === address);

describe('a request', () => {
  test('with the longest words can be used by everybody, and is confirmed with edited words, which the visitor gets once', async () => {
    const id = await keep({
      name: 'Občianske združenie Najneobhospodarovávateľnejšie susedstvo',
      email: 'potvrdena@example.sk',
      purpose: 'nekomerčné',
      message: `Prosíme aj klavír. ${'x'.repeat(300)}`,
    });
    const { page } = await openAdmin('editor', `/reservations/${id}`, { allowErrors: [/422/] });
    await page.getByText('Prosíme aj klavír.').waitFor();
    await expectSound(page, () => button(page, 'Potvrdiť').waitFor());
    expect(await page.getByRole('link', { name: 'Zavolať' }).getAttribute('href')).toBe('tel:+421900123456');
    await button(page, 'Potvrdiť').click();
    await dialog(page).getByRole('textbox', { name: 'E-mail pre potvrdena@example.sk' }).fill('Milá Eva, tešíme sa.');
    const call = `**/api/admin/reservations/${id}`;
    await page.route(call, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { message: { date_from: ['Bez dátumu sa rezervácia nedá potvrdiť.'] } } })
        : route.fallback(),
    );
    await button(page, 'Potvrdiť a\u00a0poslať e-mail').click();
    await dialog(page).getByRole('alert').filter({ hasText: 'Bez dátumu sa rezervácia nedá potvrdiť.' }).waitFor();
    await page.unroute(call);
    await button(page, 'Potvrdiť a\u00a0poslať e-mail').click();
    await page.getByText('Miestnosť je pridelená.').waitFor();
    expect((await statusOf(id)).status).toBe('confirmed');
    const mails = await mailsTo('potvrdena@example.sk');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Milá Eva, tešíme sa.');
  });

  test('cannot be rejected without a reason; what was typed stays, also after a click beside the dialog', async () => {
    const id = await keep({ email: 'zamietnuta@example.sk' });
    const { page } = await openAdmin('editor', `/reservations/${id}`, { allowErrors: [/422/] });
    const reason = dialog(page).getByRole('textbox', { name: 'Dôvod' });
    await button(page, 'Zamietnuť').click();
    await reason.fill('Sála bude v\u00a0tom čase zatvorená.');
    await page.mouse.click(5, 5);
    await reason.press('End');
    expect(await reason.inputValue()).toBe('Sála bude v\u00a0tom čase zatvorená.');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });

    await button(page, 'Zamietnuť').click();
    await dialog(page)
      .getByRole('textbox', { name: /^E-mail pre/ })
      .fill('Mrzí nás to.');
    await button(page, 'Zamietnuť a\u00a0poslať e-mail').click();
    await page.getByText('Napíšte dôvod, žiadateľ ho dostane').waitFor();
    await expectAccessible(page);
    await reason.fill('Brúsime parkety.');
    await button(page, 'Zamietnuť a\u00a0poslať e-mail').click();
    await page.getByText('Čo sa dialo').waitFor();
    expect(await statusOf(id)).toMatchObject({ status: 'rejected', reason: 'Brúsime parkety.' });
    expect((await mailsTo('zamietnuta@example.sk'))[0]?.text).toMatch(/Mrzí nás to\.[\s\S]*Brúsime parkety\./);
  });

  test('that was rejected is opened again, with a look at what came meanwhile, and told only if staff want', async () => {
    const when = { date_from: '2028-07-09', date_until: '2028-07-09' };
    const id = await keep({ ...when, status: 'rejected', reason: 'Obsadené', email: 'znova@example.sk' });
    await keep({ ...when, status: 'confirmed', name: 'Medzitým Prijatá' });
    const { page } = await openAdmin('editor', `/reservations/${id}`);
    await page.getByText('Rezervácia je zamietnutá.').waitFor();
    await button(page, 'Znova otvoriť').click();
    await dialog(page)
      .getByRole('link', { name: /Medzitým Prijatá/ })
      .waitFor();
    expect(await dialog(page).getByRole('textbox').count()).toBe(0);
    await expectAccessible(page);
    await dialog(page).getByRole('checkbox', { name: 'Dať žiadateľovi vedieť e-mailom' }).check();
    await dialog(page)
      .getByRole('textbox', { name: 'E-mail pre znova@example.sk' })
      .fill('Milá Eva, predsa by sa dalo.');
    await button(page, 'Znova otvoriť a\u00a0poslať e-mail').click();
    await page.getByText(/^Čaká na odpoveď/).waitFor();
    expect(await statusOf(id)).toMatchObject({ status: 'new', reason: null });
    expect((await mailsTo('znova@example.sk'))[0]?.text).toContain('predsa by sa dalo');
  });

  test('that meets a confirmed one shows what is in the way; an editor stops there, an administrator may go on', async () => {
    const when = { date_from: '2028-07-01', date_until: '2028-07-01' };
    const first = await keep({ ...when, name: 'Prvá v poradí' });
    const second = await keep({ ...when, name: 'Druhá v poradí' });
    const options = { allowErrors: [/409/] };
    const editor = await openAdmin('editor', `/reservations/${first}`, options);
    await editor.page.getByRole('link', { name: 'Prenájom: Druhá v poradí' }).waitFor();
    await button(editor.page, 'Potvrdiť').click();
    await button(editor.page, 'Potvrdiť a\u00a0poslať e-mail').click();
    await editor.page.getByText('Miestnosť je pridelená.').waitFor();
    await goInside(editor.page, `/reservations/${second}`);
    await button(editor.page, 'Potvrdiť').click();
    await dialog(editor.page).getByRole('link', { name: 'Prenájom: Prvá v poradí' }).waitFor();
    await dialog(editor.page)
      .getByText(/^Obsadenú miestnosť môže prideliť len správca\./)
      .waitFor();
    await button(editor.page, 'Potvrdiť a\u00a0poslať e-mail').press('Enter');
    const notice = dialog(editor.page).getByRole('alert').filter({ hasText: 'Požiadajte ho o\u00a0to' });
    await expect.poll(() => notice.evaluate((alert) => alert === document.activeElement)).toBe(true);
    const again = button(editor.page, 'Potvrdiť a\u00a0poslať e-mail');
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(editor.page);

    const admin = await openAdmin('admin', `/reservations/${second}`, options);
    await button(admin.page, 'Potvrdiť').click();
    await dialog(admin.page).getByRole('link', { name: 'Prenájom: Prvá v poradí' }).waitFor();
    await button(admin.page, 'Potvrdiť a\u00a0poslať e-mail').click();
    await dialog(admin.page).getByText('Najprv zaškrtnite, že o\u00a0tom viete, alebo sa vráťte späť.').waitFor();
    const tick = dialog(admin.page).getByRole('checkbox', { name: /napriek tomu prideliť/ });
    expect(await tick.evaluate((box) => [box === document.activeElement, box.ariaInvalid])).toEqual([true, 'true']);
    await expectAccessible(admin.page);
    expect((await statusOf(second)).status).toBe('new');
    await tick.check();
    await button(admin.page, 'Potvrdiť a\u00a0poslať e-mail').click();
    await admin.page.getByText('napriek obsadenej miestnosti').waitFor();
  });

  test('whose room was given away after its page was opened is not confirmed past that before one has seen it', async () => {
    const when = { date_from: '2028-07-15', date_until: '2028-07-15' };
    const id = await keep(when);
    const { page } = await openAdmin('admin', `/reservations/${id}`, { allowErrors: [/409/] });
    await button(page, 'Potvrdiť').click();
    await confirmReservation(siteServices(), await keep({ ...when, name: 'Medzitým Pridelená' }));
    await button(page, 'Potvrdiť a\u00a0poslať e-mail').click();
    await dialog(page).getByRole('link', { name: 'Prenájom: Medzitým Pridelená' }).waitFor();
    await button(page, 'Potvrdiť a\u00a0poslať e-mail').click();
    await dialog(page).getByText('Najprv zaškrtnite').waitFor();
    expect((await statusOf(id)).status).toBe('new');
  });

  test('that a colleague has decided meanwhile is not decided again', async () => {
    const id = await keep({ email: 'dvaja@example.sk' });
    const { page } = await openAdmin('editor', `/reservations/${id}`, { allowErrors: [/409/] });
    await button(page, 'Potvrdiť').click();
    await dialog(page).waitFor();
    await confirmReservation(siteServices(), id);
    await button(page, 'Potvrdiť a\u00a0poslať e-mail').click();
    await page.getByText('Rezerváciu medzitým zmenil niekto iný.').waitFor();
    expect(await mailsTo('dvaja@example.sk')).toHaveLength(1);
  });

  test('gets a price by the list, a deposit that was paid, and notes; leaving without saving asks', async () => {
    const id = await keep({ room: 'klubovna', purpose: 'nekomerčné', email: 'cena@example.sk' });
    const { page } = await openAdmin('editor', `/reservations/${id}`);
    await button(page, 'Podľa cenníka').click();
    await page.getByText('Spolu 36\u00a0€').waitFor();
    await button(page, 'Pridať položku').click();
    await page.getByRole('textbox', { name: 'Čo sa platí' }).nth(1).fill('Osvetľovač');
    await page.getByRole('textbox', { name: 'Za jednotku' }).nth(1).fill('24');
    await page.getByText('Spolu 60\u00a0€').waitFor();
    await button(page, 'Odstrániť položku Osvetľovač').click();
    await page.getByText('Spolu 36\u00a0€').waitFor();
    await button(page, 'Pridať z\u00a0cenníka').click();
    await page.getByRole('menuitem', { name: 'Osvetľovač 4 × 24 €' }).click();
    await page.getByText('Spolu 132\u00a0€').waitFor();
    await page.getByRole('textbox', { name: 'Množstvo' }).nth(1).fill('1');
    await page.getByText('Spolu 60\u00a0€').waitFor();
    await page.getByRole('group', { name: 'Záloha 18\u00a0€' }).getByRole('checkbox', { name: 'Zaplatené' }).check();
    await page.getByRole('textbox', { name: 'Poznámky pre kolegov' }).fill('Volať po 16:00');
    expect(await button(page, 'Potvrdiť').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Rezervácie' }).first().click();
    await dialog(page).getByText('Zmeny na tejto stránke ešte nie sú uložené.').waitFor();
    await button(page, 'Zostať tu').click();
    await button(page, 'Uložiť').click();
    await page.getByText('Uložené.').waitFor();
    expect(await statusOf(id)).toMatchObject({
      notes: 'Volať po 16:00',
      items: [
        { item: 'Klubovňa, nekomerčné', quantity: 4, amount: 9 },
        { item: 'Osvetľovač', quantity: 1, amount: 24 },
      ],
      deposit: { paid_on: '2026-11-21', paid_amount: 18 },
    });
    expect(await mailsTo('cena@example.sk')).toEqual([]);

    await step('is not saved with a row of the price that has no sum', async () => {
      await button(page, 'Pridať položku').click();
      await page.getByRole('textbox', { name: 'Čo sa platí' }).nth(2).fill('Upratovanie');
      await button(page, 'Uložiť').click();
      await page.getByText('Doplňte sumu, hoci aj nulu.').first().waitFor();
      expect((await statusOf(id)).items).toHaveLength(2);
      await page.getByRole('textbox', { name: 'Za jednotku' }).nth(2).fill('0');
      await button(page, 'Uložiť').click();
      await expect
        .poll(async () => (await statusOf(id)).items)
        .toMatchObject([{}, {}, { item: 'Upratovanie', amount: 0 }]);
    });
  });

  test('that is confirmed can be used by everybody, and has its payments noted by one press each, taken back, or paid back', async () => {
    const id = await keep({
      status: 'confirmed',
      items: [{ item: 'Klubovňa', quantity: 4, amount: 10 }],
    });
    const { page } = await openAdmin('editor', `/reservations/${id}`);
    await expectSound(page, () => button(page, 'Označiť ako ukončenú').waitFor());
    await button(page, 'Záloha 12\u00a0€ prišla dnes').click();
    await page.getByText('Záloha je označená ako zaplatená.').waitFor();
    expect(await statusOf(id)).toMatchObject({ deposit: { paid_on: '2026-11-21', paid_amount: 12 } });
    await button(page, 'Vrátiť').click();
    await page.getByText('Vzaté späť.').waitFor();
    expect(await statusOf(id)).toMatchObject({ deposit: { paid_on: null } });
    await button(page, 'Záloha 12\u00a0€ prišla dnes').click();
    await button(page, 'Doplatok 28\u00a0€ prišiel dnes').click();
    await expect.poll(() => statusOf(id)).toMatchObject({ balance: { paid_on: '2026-11-21', paid_amount: 28 } });
    await page.getByRole('textbox', { name: 'Množstvo' }).fill('2');
    await button(page, 'Uložiť').click();
    await page.getByText('Zaplatené 40\u00a0€, preplatok 20\u00a0€.').waitFor();
    await expectAccessible(page);
    await button(page, 'Preplatok 20\u00a0€ vrátený dnes').click();
    await page.getByText('Vrátenie je zapísané.').waitFor();
    expect(await statusOf(id)).toMatchObject({ refund: { amount: 20, paid_on: '2026-11-21' } });

    await page.getByRole('link', { name: 'Upraviť' }).click();
    await page.getByRole('heading', { level: 1, name: 'Úprava rezervácie' }).waitFor();
    await expectSound(page, () => button(page, 'Uložiť').waitFor());
  });

  test('keeps the notes being written when a colleague decides or writes a note meanwhile', async () => {
    const { page } = await openAdmin('editor', '/reservations', { allowErrors: [/409/] });

    await step('a decision of a colleague leaves them as they are', async () => {
      const id = await keep({ email: null });
      await goInside(page, `/reservations/${id}`);
      const notes = page.getByRole('textbox', { name: 'Poznámky pre kolegov' });
      await notes.fill('Chce klavír a\u00a0dve stoličky');
      await confirmReservation(siteServices(), id);
      await lookAgain(page);
      await page.getByText('Potvrdená', { exact: true }).first().waitFor();
      expect(await notes.inputValue()).toBe('Chce klavír a\u00a0dve stoličky');
      await button(page, 'Uložiť').click();
      await page.getByText('Uložené.').waitFor();
      expect(await statusOf(id)).toMatchObject({ status: 'confirmed', notes: 'Chce klavír a\u00a0dve stoličky' });
    });

    await step('a note of a colleague is not lost to another one', async () => {
      const id = await keep();
      await goInside(page, `/reservations/${id}`);
      const notes = page.getByRole('textbox', { name: 'Poznámky pre kolegov' });
      await notes.fill('Moja');
      const colleague = { actor: 'u'.repeat(32), visitor: null, mayOverride: false };
      await changeReservation(siteServices(), id, { notes: 'Kolegova' }, colleague);
      await lookAgain(page);
      await button(page, 'Uložiť').click();
      await page.getByText('Rezerváciu medzitým zmenil niekto iný.').waitFor();
      expect(await notes.inputValue()).toBe('Moja');
      expect((await statusOf(id)).notes).toBe('Kolegova');
    });
  });

  test('keeps what is typed when the connection fails for a moment', async () => {
    const id = await keep();
    for (const [path, label] of [
      ['', 'Poznámky pre kolegov'],
      ['/edit', 'Meno a\u00a0priezvisko'],
    ] as const) {
      const { page } = await openAdmin('editor', `/reservations/${id}${path}`, { allowErrors: [/ERR_FAILED/] });
      const field = page.getByRole('textbox', { name: label });
      await field.fill('Rozpísané');
      let failed = 0;
      await page.route(`**/api/admin/reservations/${id}`, (route) => {
        failed += 1;
        return route.abort();
      });
      await lookAgain(page);
      await expect.poll(() => failed).toBe(1);
      await page.clock.runFor('00:05');
      await expect.poll(() => failed).toBe(2);
      expect(await field.inputValue()).toBe('Rozpísané');
    }
  });

  test('keeps the notes that are written while a save is on its way, and takes none while it is being left', async () => {
    const id = await keep();
    const { page } = await openAdmin('editor', `/reservations/${id}`);
    const letGo = await holdCalls(page, `**/api/admin/reservations/${id}`, 'PATCH');
    const notes = page.getByRole('textbox', { name: 'Poznámky pre kolegov' });
    await notes.fill('Prvá veta.');
    await button(page, 'Uložiť').click();
    await notes.fill('Prvá veta. Druhá veta.');
    letGo();
    await page.getByText('Uložené.').waitFor();
    await expect.poll(() => button(page, 'Uložiť').isEnabled()).toBe(true);
    expect(await notes.inputValue()).toBe('Prvá veta. Druhá veta.');
    await button(page, 'Uložiť').click();
    await expect.poll(async () => (await statusOf(id)).notes, { timeout: 20_000 }).toBe('Prvá veta. Druhá veta.');
    await page.getByText('Uložené, kolegovia to už vidia.').waitFor();

    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/build/GalleriesPage.*', (route) => held.then(() => route.continue()));
    await page.getByRole('link', { name: 'Galéria' }).click();
    await notes.evaluate((field) => field.focus());
    await page.keyboard.type('Stratené');
    expect(await notes.inputValue()).toBe('Prvá veta. Druhá veta.');
    letThrough();
    await page.getByRole('heading', { level: 1, name: 'Galéria' }).waitFor();
    await page.getByRole('searchbox', { name: 'Názov podujatia' }).fill('jazz');
    await page.waitForURL('**/admin/gallery?query=jazz');
  });

  test('without a day cannot be confirmed before it has one; that its sender takes it back is written down so', async () => {
    const id = await keep({
      name: 'Bez Termínu',
      email: 'odvolana@example.sk',
      date_from: null,
      date_until: null,
      time_from: null,
      time_until: null,
    });
    const { page } = await openAdmin('editor', `/reservations/${id}`);
    await button(page, 'Zamietnuť').waitFor();
    expect(await button(page, 'Potvrdiť').count()).toBe(0);
    await page.getByRole('link', { name: 'Doplniť termín' }).click();
    await page.getByRole('textbox', { name: 'Od dňa' }).fill('14. 8. 2028');
    await button(page, 'Uložiť').click();
    await button(page, 'Potvrdiť').waitFor();
    expect(await statusOf(id)).toMatchObject({ status: 'new', date_from: '2028-08-14' });
    await button(page, 'Žiadateľ to odriekol').click();
    await button(page, 'Zapísať a\u00a0poslať e-mail').click();
    await page.getByText(/^Rezervácia je zrušená\. Ak sa niečo zmenilo/).waitFor();
  });

  const PRICED = {
    room: 'klubovna',
    purpose: 'nekomerčné',
    status: 'confirmed',
    items: [
      { item: 'Klubovňa, nekomerčné', quantity: 4, amount: 9 },
      { item: 'Osvetľovač', quantity: 1, amount: 24 },
    ],
  } satisfies Partial<Reservation>;

  test('with a price asks which one holds after a change of its time: that of the list, the old one, or another', async () => {
    const id = await keep({ ...PRICED, email: 'dlhsia@example.sk' });
    const { page } = await openAdmin('editor', `/reservations/${id}/edit`);

    await step('before the change is saved and mailed', async () => {
      await page.getByRole('textbox', { name: 'Čas od' }).fill('16:00');
      await page.getByRole('row', { name: 'Klubovňa, nekomerčné 4 × 9 € 6 × 9 €' }).waitFor();
      await page.getByRole('row', { name: 'Spolu 60 € 78 €' }).waitFor();
      await button(page, 'Uložiť').click();
      await button(page, 'Vyberte, ktorá cena platí.').click();
      const old = page.getByRole('radio', { name: 'Doterajšia, 60 €' });
      expect(await old.evaluate((radio) => radio === document.activeElement)).toBe(true);
      await expectAccessible(page);
      expect(await mailsTo('dlhsia@example.sk')).toEqual([]);

      await page.getByRole('radio', { name: 'Podľa cenníka, 78 €' }).check();
      await page.getByRole('textbox', { name: 'Čas od' }).fill('17:00');
      const byList = page.getByRole('radio', { name: 'Podľa cenníka, 69 €' });
      await byList.waitFor();
      expect(await byList.isChecked()).toBe(false);
      await byList.check();
      await button(page, 'Uložiť').click();
      await page.getByText('Cena: 60 € → 69 €').waitFor();
      expect(await statusOf(id)).toMatchObject({ time_from: '17:00', items: [{ quantity: 5 }, { quantity: 1 }] });
      const [mail, ...more] = await mailsTo('dlhsia@example.sk');
      expect([mail?.text.replace(/\s+/g, ' '), more]).toEqual([expect.stringContaining('Spolu: 69 €'), []]);
    });

    await step('it keeps its old price, or gets another one, as staff say', async () => {
      const [kept, other] = [await keep({ ...PRICED, email: null }), await keep({ ...PRICED, email: null })];
      await goInside(page, `/reservations/${kept}/edit`);
      await page.getByRole('textbox', { name: 'Čas od' }).fill('17:00');
      await page.getByRole('radio', { name: /^Doterajšia/ }).check();
      await button(page, 'Uložiť').click();
      await page.getByText('Miestnosť je pridelená.').waitFor();
      expect(await statusOf(kept)).toMatchObject({ time_from: '17:00', items: PRICED.items });

      await goInside(page, `/reservations/${other}/edit`);
      await page.getByRole('textbox', { name: 'Čas od' }).fill('17:00');
      await page.getByRole('radio', { name: /^Iná/ }).check();
      await page.getByRole('textbox', { name: 'Za jednotku' }).first().fill('');
      await button(page, 'Uložiť').click();
      await page.getByText('Doplňte sumu, hoci aj nulu.').first().waitFor();
      await page.getByRole('textbox', { name: 'Za jednotku' }).first().fill('8');
      await page.getByText('Spolu 64\u00a0€').waitFor();
      await button(page, 'Uložiť').click();
      await page.getByText('Miestnosť je pridelená.').waitFor();
      expect(await statusOf(other)).toMatchObject({ items: [{ quantity: 5, amount: 8 }, { amount: 24 }] });
    });
  });

  test('is moved to another day with its price, without a question while its hours stay, and its visitor is told', async () => {
    const id = await keep({ ...PRICED, email: 'presun@example.sk' });
    const { page } = await openAdmin('editor', `/reservations/${id}`);
    await page.getByRole('link', { name: 'Upraviť' }).click();
    await page.getByRole('textbox', { name: 'Od dňa' }).fill('11. 8. 2028');
    await page.keyboard.press('Tab');
    await page.getByText('piatok 11. augusta 2028, 18:00 – 22:00, spolu 4 hodiny').waitFor();
    expect(await page.getByText('Cena po zmene').count()).toBe(0);
    await button(page, 'Uložiť').click();
    await page.getByText('Miestnosť je pridelená.').waitFor();
    await page.getByText('piatok 11.\u00a0augusta 2028').first().waitFor();
    expect(await statusOf(id)).toMatchObject({ date_from: '2028-08-11', items: PRICED.items });
    expect((await mailsTo('presun@example.sk')).map(({ subject }) => subject)).toEqual([
      `Rezervácia sa zmenila: ${id}`,
    ]);

    const long = await keep({ name: 'Dvojdňová', date_from: '2028-09-05', date_until: '2028-09-06' });
    await goInside(page, `/reservations/${long}/edit`);
    await page.getByRole('textbox', { name: 'Od dňa' }).fill('1. 9. 2028');
    await expect.poll(() => page.getByRole('textbox', { name: 'Do dňa' }).inputValue()).toBe('2. 9. 2028');
    await button(page, 'Uložiť').click();
    await page.getByRole('heading', { level: 1, name: 'Dvojdňová' }).waitFor();
    expect(await statusOf(long)).toMatchObject({ date_from: '2028-09-01', date_until: '2028-09-02' });
  });
});

describe('an entry', () => {
  test('that comes by telephone needs four presses from the first screen, the rest is typed', async () => {
    const { page } = await openAdmin('rentals');
    const type = async (...keys: string[]) => {
      for (const key of keys) await (/^[A-Z]\w+$/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
    };
    await page.getByRole('link', { name: 'Nový zápis' }).click();
    await page.getByRole('textbox', { name: 'Meno a\u00a0priezvisko' }).click();
    await type('Anna Volajúca', 'Tab', '0905 123 456', 'Tab', 'Tab');
    await type('ArrowDown');
    // Before the rooms have come, nothing would be chosen.
    await page.getByRole('option').first().waitFor();
    await type('ArrowDown', 'Enter', 'Tab', '5. marca 2029', 'Tab', '18', 'Tab', 'Tab', '20', 'Tab');
    await page.getByText('spolu 2\u00a0hodiny').waitFor();
    await page.getByRole('checkbox', { name: 'Hneď potvrdiť' }).click();
    await button(page, 'Zapísať a\u00a0potvrdiť').click();
    await page.getByRole('heading', { level: 1, name: 'Anna Volajúca' }).waitFor();
    await page.getByText('Potvrdená', { exact: true }).first().waitFor();
  });

  test('shows while it is typed when the room is free, and asks for a way to reach its guest', async () => {
    const { page } = await openAdmin('editor', '/reservations/new', { allowErrors: [/422/] });

    await step('as soon as it is known when the room is free; what is in the way is said once', async () => {
      const taken = { room: 'klubovna', date_from: '2028-11-10', date_until: '2028-11-10' } as const;
      const first = await keepReservation(siteServices(), { ...taken, name: 'OZ Tretí vek', eventType: 'Iné' });
      await confirmReservation(siteServices(), first);
      const letGo = await holdCalls(page, '**/api/admin/rooms/occupancy*', 'GET');
      await page.getByRole('combobox', { name: 'Miestnosť' }).click();
      await page.getByRole('option', { name: 'Klubovňa' }).click();
      await page.getByRole('textbox', { name: 'Od dňa' }).fill('10. 11. 2028');
      const times = page.getByRole('region', { name: 'Kedy je voľno: Klubovňa' });
      await times.getByText('Zisťujeme, kedy je voľno…').waitFor();
      await times.getByRole('button', { name: '21. novembra 2028', exact: true }).waitFor();
      letGo();
      await times.getByRole('button', { name: '21. novembra 2028, voľno' }).waitFor();
      await times.getByText('Zisťujeme, kedy je voľno…').waitFor({ state: 'detached' });

      await page.getByRole('textbox', { name: 'Čas od' }).fill('10:00');
      await page.getByRole('textbox', { name: 'Čas do' }).fill('12:00');
      await page.getByText('piatok 10. novembra 2028, 10:00 – 12:00, spolu 2 hodiny').waitFor();
      const other = page.getByRole('link', { name: 'OZ Tretí vek', exact: true });
      await other.waitFor();
      await button(page, '10. novembra 2028, obsadené 18:00 – 22:00').waitFor();
      const notice = page.getByText('V\u00a0tom istom čase a\u00a0miestnosti');
      expect(await notice.count()).toBe(0);

      await page.getByRole('textbox', { name: 'Čas do' }).fill('18:30');
      await notice.waitFor();
      expect([await notice.count(), await other.count()]).toEqual([1, 1]);
      await page.getByText('Uložiť žiadosť môžete').waitFor();
      await page.getByRole('checkbox', { name: 'Hneď potvrdiť' }).check();
      await page.getByText('Obsadenú miestnosť môže prideliť len správca. Požiadajte').waitFor();
      await page.getByRole('textbox', { name: 'Meno a\u00a0priezvisko' }).fill('Ján Neskorý');
      await page.getByRole('textbox', { name: 'Telefón' }).fill('0900 111 222');
      await button(page, 'Zapísať a\u00a0potvrdiť').click();
      await button(page, 'Obsadenú miestnosť môže prideliť len správca. Zmeňte').waitFor();
      expect([await notice.count(), await other.count()]).toEqual([1, 1]);
      await expectAccessible(page);

      await button(page, '11. novembra 2028, voľno').click();
      expect(await page.getByRole('textbox', { name: 'Od dňa' }).inputValue()).toBe('11. 11. 2028');
      await notice.waitFor({ state: 'detached' });
      await button(page, 'Zapísať a\u00a0potvrdiť').click();
      await page.getByRole('heading', { level: 1, name: 'Ján Neskorý' }).waitFor();
    });

    await step('a way to reach the guest, who is mailed the words of staff if it is confirmed at once', async () => {
      await goInside(page, '/reservations/new');
      await page.getByRole('textbox', { name: 'Meno a\u00a0priezvisko' }).fill('Ján Hrbatý');
      await page.getByRole('combobox', { name: 'Miestnosť' }).click();
      await page.getByRole('option', { name: 'Klubovňa' }).click();
      await page.getByRole('textbox', { name: 'Od dňa' }).fill('14. 9. 2028');
      await button(page, 'Zapísať').click();
      await page.getByText('Napíšte telefón alebo e-mail, inak sa neozveme.').first().waitFor();
      await page.getByRole('textbox', { name: 'E-mail' }).fill('jan@example.sk');
      await page.getByRole('checkbox', { name: 'Hneď potvrdiť' }).check();
      await page.getByRole('textbox', { name: 'E-mail pre jan@example.sk' }).fill('Ako sme sa dohodli po telefóne.');
      await button(page, 'Zapísať a\u00a0potvrdiť').click();
      await page.getByRole('heading', { level: 1, name: 'Ján Hrbatý' }).waitFor();
      expect(await statusOf(page.url().split('/').at(-1) ?? '')).toMatchObject({
        source: 'phone',
        status: 'confirmed',
        name: 'Ján Hrbatý',
        date_until: '2028-09-14',
      });
      expect((await mailsTo('jan@example.sk')).map(({ text }) => text)).toEqual([
        expect.stringContaining('Ako sme sa dohodli po telefóne.'),
      ]);
    });
  });

  test('by telephone over an event of the programme is asked about before it is entered', async () => {
    const { page } = await openAdmin('rentals', '/reservations/new');
    await page.getByRole('textbox', { name: 'Meno a\u00a0priezvisko' }).fill('Zuzana Volajúca');
    await page.getByRole('textbox', { name: 'Telefón' }).fill('0900 222 333');
    await page.getByRole('combobox', { name: 'Miestnosť' }).click();
    await page.getByRole('option', { name: 'Divadelná sála' }).click();
    await page.getByRole('textbox', { name: 'Od dňa' }).fill('12. 12. 2026');
    await page.getByRole('textbox', { name: 'Čas od' }).fill('19');
    await page.getByRole('textbox', { name: 'Čas do' }).fill('21');
    await button(page, 'Zapísať').click();
    const question = page.getByRole('dialog', { name: 'Miestnosť je v\u00a0tom čase obsadená' });
    await question.getByText('Trio Brezina hrá jazz').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Späť' }).click();
    await page.getByText('Nič sa nezapísalo. Zmeňte miestnosť či čas.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/reservations/new');
    await button(page, 'Zapísať').click();
    await question.getByRole('button', { name: 'Zapísať ako žiadosť' }).click();
    await page.getByRole('heading', { level: 1, name: 'Zuzana Volajúca' }).waitFor();
    expect(await statusOf(page.url().split('/').at(-1) ?? '')).toMatchObject({ source: 'phone', status: 'new' });
  });

  test('that blocks a room past one clash goes past no other: one is asked anew; and it gives the room back', async () => {
    for (const day of ['2028-10-01', '2028-10-02']) {
      const name = `V ceste ${day}`;
      const reservation = { room: 'klubovna', date_from: day, date_until: day, name } as const;
      await confirmReservation(siteServices(), await keepReservation(siteServices(), reservation));
    }
    const { page } = await openAdmin('admin', '/reservations/new');
    await page.getByText('Zablokovať miestnosť').click();
    await page.getByRole('textbox', { name: 'Prečo je zablokovaná' }).fill('Maľovanie');
    await page.getByRole('combobox', { name: 'Miestnosť' }).click();
    await page.getByRole('option', { name: 'Klubovňa' }).click();
    const goesOn = page.getByRole('checkbox', { name: /napriek tomu prideliť/ });
    await page.getByRole('textbox', { name: 'Od dňa' }).fill('1. 10. 2028');
    // The field's calendar would cover the button.
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'V ceste 2028-10-01' }).waitFor();
    await goesOn.check();
    await page.getByRole('textbox', { name: 'Od dňa' }).fill('2. 10. 2028');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'V ceste 2028-10-02' }).waitFor();
    expect(await page.getByRole('link', { name: 'V ceste 2028-10-01' }).count()).toBe(0);
    expect(await goesOn.isChecked()).toBe(false);
    await button(page, 'Zablokovať').click();
    await page.getByText('Najprv zaškrtnite, že o\u00a0tom viete').first().waitFor();
    await goesOn.check();
    await button(page, 'Zablokovať').click();
    await page.getByRole('heading', { level: 1, name: 'Zablokované: Maľovanie' }).waitFor();
    await button(page, 'Uvoľniť miestnosť').click();
    await dialog(page).getByRole('button', { name: 'Uvoľniť miestnosť' }).click();
    await page.getByText('Čo sa dialo').waitFor();
    await page.getByText('zrušená').first().waitFor();
  });
});

test('the form of an entry can be used by everybody; it and a change are saved by Ctrl+S, with their buttons in sight', async () => {
  const { page } = await openAdmin('rentals', '/reservations/new');
  await expectSound(page, () => button(page, 'Zapísať').waitFor());
  await page.setViewportSize({ width: 1440, height: 700 });
  expect(await button(page, 'Zapísať').evaluate((save) => save.getBoundingClientRect().bottom <= innerHeight)).toBe(
    true,
  );
  await page.getByRole('textbox', { name: 'Meno a\u00a0priezvisko' }).fill('Klávesová Eva');
  await page.getByRole('textbox', { name: 'Telefón' }).fill('0905 111 222');
  await page.getByRole('combobox', { name: 'Miestnosť' }).click();
  await page.getByRole('option', { name: 'Klubovňa' }).click();
  await page.getByRole('textbox', { name: 'Od dňa' }).fill('6. 4. 2029');
  await page.getByRole('textbox', { name: 'Čas od' }).fill('18');
  await page.getByRole('textbox', { name: 'Čas do' }).fill('2');
  await page.getByText('spolu 8\u00a0hodín').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: 'Klávesová Eva' }).waitFor();
  await page.getByText('6. apríla 2029 o 18:00 – 7. apríla 2029 o 2:00').first().waitFor();
  await page.getByRole('link', { name: 'Upraviť' }).click();
  await page.getByRole('textbox', { name: 'Telefón' }).fill('0905 111 333');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: 'Klávesová Eva' }).waitFor();
  await page.getByText('0905 111 333').first().waitFor();
});

test('the list is accessible in both colour schemes and fits narrow screens, is searched, and leads on by the keyboard', async () => {
  await keep();
  await keep({ name: 'Žofia Vzácna', status: 'done' });
  const { page } = await openAdmin('editor', '/reservations');

  await step('everybody can use it, with rows and without', async () => {
    await expectSound(page, () => page.getByRole('rowheader').first().waitFor());
    await page.getByRole('searchbox').fill('nikto-taky');
    await expectSound(page, () => page.getByText('Tomuto hľadaniu nič nezodpovedá.').waitFor());
  });

  await step('it is searched, saves what it shows for a spreadsheet, and leads to a focused heading', async () => {
    await page.getByRole('searchbox').fill('vzacna');
    await page.getByRole('link', { name: 'Žofia Vzácna' }).waitFor();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
    const download = page.waitForEvent('download');
    await button(page, 'Stiahnuť tabuľku').click();
    expect((await download).suggestedFilename()).toBe('rezervacie.csv');
    await page.getByRole('link', { name: 'Žofia Vzácna' }).focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Žofia Vzácna' });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('the calendar', () => {
  test('shows reservations with events, by month, day, week and list, keeps that in its address, and can be used by everybody', async () => {
    await keep({ status: 'confirmed', name: 'Kalendárová', date_from: '2026-12-15', date_until: '2026-12-15' });
    const { page } = await openAdmin('editor', '/reservations/calendar?day=2026-12-15');
    const entry = page.getByRole('link', { name: /18:00 – 22:00 Prenájom: Kalendárová/ });
    const event = page.getByRole('link', { name: /podujatie$/ });

    await step('by month', async () => {
      await page.getByRole('heading', { level: 2, name: /december 2026/i }).waitFor();
      await entry.waitFor();
      expect(await event.count()).toBeGreaterThan(3);
      await expectSound(page, () => event.first().waitFor());
    });

    await step('by day', async () => {
      await page.getByRole('link', { name: /^15\. decembra 2026, / }).press('Enter');
      await page.getByRole('heading', { level: 2, name: /^Utorok 15\. decembra 2026/ }).waitFor();
      const begin = page.getByRole('link', { name: /^Nový zápis: / }).first();
      await expectSound(page, () => begin.waitFor({ state: 'attached' }));
    });

    await step('by week, and back to it', async () => {
      await page.getByText('Týždeň', { exact: true }).click();
      const week = page.getByRole('heading', { level: 2, name: '14.\u00a0decembra\u00a0– 20.\u00a0decembra 2026' });
      await week.waitFor();
      await entry.waitFor();
      await expectSound(page, () => event.first().waitFor());
      await button(page, 'Nasledujúci týždeň').click();
      await page.getByRole('heading', { level: 2, name: '21.\u00a0decembra\u00a0– 27.\u00a0decembra 2026' }).waitFor();
      expect(await entry.count()).toBe(0);
      await page.goBack();
      await entry.click();
      await page.getByRole('heading', { level: 1, name: 'Kalendárová' }).waitFor();
    });
  });

  test('that is left open knows by itself when a new day has begun', async () => {
    const { page } = await openAdmin('editor', '/reservations/calendar', { now: '2026-11-27T23:58:00+01:00' });
    const today = page.locator('td[data-today=true] time');
    expect(await today.textContent()).toBe('27');
    await page.clock.fastForward('05:00');
    await expect.poll(() => today.textContent()).toBe('28');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('heading', { name: 'sobota 28.\u00a0novembra, dnes' }).waitFor();
  });

  test('is walked by months, days and rooms, and begins entries where it is free', async () => {
    const { page } = await openAdmin('editor', '/reservations/calendar?day=2026-12-15');

    await step('as many months as one clicks are turned, and nothing of one is shown as of another', async () => {
      await page.getByRole('table').waitFor();
      const letGo = await holdCalls(page, '**/api/admin/reservations/calendar*', 'GET');
      const next = button(page, 'Nasledujúci mesiac');
      await next.click();
      await page.getByRole('heading', { level: 2, name: /január 2027/i }).waitFor();
      await page.getByText('Načítavame…').waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
      letGo();
      await page.getByRole('table', { name: /január 2027/i }).waitFor();
      await next.evaluate((one: HTMLElement) => {
        for (let count = 0; count < 3; count += 1) one.click();
      });
      await page.getByRole('heading', { level: 2, name: /apríl 2027/i }).waitFor();
    });

    await step('by arrow keys; a day is shown by its rooms, and a free hour begins an entry there', async () => {
      const when = { date_from: '2028-02-10', date_until: '2028-02-10', time_from: '08:00', time_until: '10:00' };
      await keep({ ...when, name: 'Ranná' });
      await goInside(page, '/reservations/calendar?day=2028-02-01');
      await page.getByRole('table', { name: /február 2028/ }).waitFor();
      await page.getByRole('link', { name: /^9\. februára 2028, voľno/ }).focus();
      await page.keyboard.press('ArrowRight');
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.replaceAll('\u00a0', ' '));
      await expect.poll(focused).toBe('10. februára 2028, 1 položka, miestnosti');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 2, name: /^Štvrtok 10\. februára 2028/ }).waitFor();
      const hall = page.getByRole('region', { name: 'Dvorana' });
      await hall.getByRole('link', { name: /8:00 – 10:00 Prenájom: Ranná/ }).waitFor();
      await expectAccessible(page);
      await hall.getByRole('link', { name: 'Nový zápis: 7:00, Dvorana' }).focus();
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe('Nový zápis: 10:00, Dvorana');
      await page.keyboard.press('ArrowLeft');
      expect(await focused()).toBe('Nový zápis: 10:00, Klubovňa');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Nový zápis' }).waitFor();
      await page.getByText('štvrtok 10. februára 2028, 10:00 – 11:00, spolu 1 hodina').waitFor();
      expect(await page.getByRole('combobox', { name: 'Miestnosť' }).inputValue()).toBe('Klubovňa');
      await page.goBack();
      await hall.waitFor();
    });

    await step('one room begins its entries, by a free day and by an hour of a week', async () => {
      await goInside(page, '/reservations/calendar?day=2028-02-01&room=skusobna');
      const fields = async () => {
        await page.getByRole('heading', { level: 1, name: 'Nový zápis' }).waitFor();
        const room = page.getByRole('combobox', { name: 'Miestnosť' });
        const texts = ['Od dňa', 'Čas od', 'Čas do'].map((name) => page.getByRole('textbox', { name }));
        return Promise.all([room, ...texts].map((field) => field.inputValue()));
      };
      await page.getByRole('link', { name: 'Nový zápis: 11. februára 2028' }).click();
      expect(await fields()).toEqual(['Skúšobňa', '11. 2. 2028', '', '']);
      await page.goBack();
      await page.getByText('Týždeň', { exact: true }).click();
      await page.getByRole('link', { name: 'Nový zápis: 23:00, piatok 4. februára' }).click();
      expect(await fields()).toEqual(['Skúšobňa', '4. 2. 2028', '23:00', '24:00']);
    });

    await step('a course is shown in its hours of each day, and an exhibition all day', async () => {
      await goInside(page, '/reservations/calendar?day=2027-01-12&room=klubovna');
      const course = page.getByRole('link', { name: /17:00 – 19:00 Keramika/ });
      await course.first().waitFor();
      expect(await course.count()).toBe(20);
      await page.getByRole('combobox', { name: 'Miestnosť' }).selectOption({ label: 'Dvorana' });
      await page
        .getByRole('link', { name: /celý deň Stromy/ })
        .first()
        .waitFor();
    });
  });
});

test('the first screen names requests that wait and payments that are due', async () => {
  await keep({
    name: 'Neplatič',
    status: 'confirmed',
    items: [{ item: 'Dvorana', quantity: 1, amount: 100 }],
    deposit: { amount: null, due: '2026-11-01', paid_on: null, paid_amount: null },
  });
  await keep();
  const { page } = await openAdmin('editor');
  await page
    .getByText(/^Žiadosť o\sprenájom: /)
    .first()
    .waitFor();
  const payment = page.getByRole('listitem').filter({ hasText: 'Neplatič' }).filter({ hasText: '30\u00a0€' });
  await payment.getByText(/^Splatná 1\.\snovembra 2026\.$/).waitFor();
  await payment.getByRole('link', { name: 'Zapísať platbu' }).click();
  await page.getByRole('heading', { level: 1, name: /Neplatič/ }).waitFor();
});

test('the calendars for phones are accessible in both schemes and fit narrow screens, and an address is renewed', async () => {
  const { page } = await openAdmin('editor', '/reservations/feeds');
  const address = page.getByRole('textbox', { name: 'Dvorana' });
  await expectSound(page, () => address.waitFor());
  const old = await address.inputValue();
  expect(old).toMatch(/\/api\/rooms\/dvorana\/calendar\/[\w-]{43}\.ics$/);
  await page.getByRole('region', { name: 'Dvorana' }).getByRole('button', { name: 'Vytvoriť novú adresu' }).click();
  await dialog(page).getByRole('button', { name: 'Vytvoriť novú adresu' }).click();
  await page.getByText('Kalendár má novú adresu.').waitFor();
  await expect.poll(() => address.inputValue()).not.toBe(old);
});

test('new requests are removed together, and suspicious ones stand apart, without a mail to anybody', async () => {
  const spam = [
    await keep({ name: 'Robot Prvý', email: 'robot1@example.sk' }),
    await keep({ name: 'Robot Druhý', email: 'robot2@example.sk' }),
  ];
  const good = await keep({ name: 'Robotníčka Skutočná', email: 'robotnicka@example.sk' });
  const [honest, bad] = [
    await keep({ suspicious: true, name: 'Skutočná Žiadosť', email: 'skutocna@example.sk' }),
    await keep({ suspicious: true, name: 'N'.repeat(120), email: 'podozrivy@example.sk' }),
  ];
  const { page } = await openAdmin('editor', '/reservations?status=new&query=robot');

  await step('new requests are selected and removed', async () => {
    await expectSound(page, () => page.getByText('Robot Prvý').waitFor());
    for (const id of spam) await page.getByLabel(new RegExp(`^Vybrať: .*${id}$`)).press('Space');
    await button(page, 'Odstrániť bez správy').click();
    await dialog(page)
      .getByRole('button', { name: /^Odstrániť/ })
      .click();
    for (const id of spam) await expect.poll(() => reservationStore(siteServices()).find(id)).toBeNull();
    await page.getByText('Robot Prvý').waitFor({ state: 'detached' });
    expect((await statusOf(good)).status).toBe('new');
  });

  await step('suspicious ones are let through or removed', async () => {
    await page.getByRole('link', { name: /^Podozrivé \(\d+\)$/ }).click();
    await expectSound(page, () => page.getByText('Skutočná Žiadosť').waitFor());
    expect(await button(page, 'Prijať medzi nové').isDisabled()).toBe(true);
    await page.getByLabel(`Vybrať žiadosť Skutočná Žiadosť, ${honest}`).press('Space');
    await button(page, 'Prijať medzi nové').click();
    await expect.poll(async () => (await statusOf(honest)).suspicious).toBe(false);
    expect((await statusOf(honest)).status).toBe('new');

    await page.getByText('Skutočná Žiadosť').waitFor({ state: 'detached' });
    await page.getByLabel(new RegExp(bad)).press('Space');
    await button(page, 'Odstrániť').click();
    await dialog(page)
      .getByRole('button', { name: /^Odstrániť/ })
      .click();
    await expect.poll(() => reservationStore(siteServices()).find(bad)).toBeNull();
  });

  for (const name of ['robot1', 'robot2', 'skutocna', 'podozrivy'])
    expect(await mailsTo(`${name}@example.sk`), name).toEqual([]);
});
