import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Role } from '../../src/domain/accounts/permissions.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { callApi } from '../support/call-api.ts';
import { confirmReservation, keepReservation } from '../support/desk.ts';

withSite();

const HALL = { room: 'divadelna-sala', time_from: '18:00', time_until: '22:00', eventType: 'Svadba' } as const;

async function hire(day: string, name: string): Promise<string> {
  const id = await keepReservation(siteServices(), { ...HALL, date_from: day, date_until: day, name });
  await confirmReservation(siteServices(), id);
  return id;
}

async function typeEvent(role: Role, day: number, title: string): Promise<Page> {
  const { page } = await openAdmin(role, '/events/new', { allowErrors: [/409/] });
  await page.getByRole('textbox', { name: 'Názov' }).fill(title);
  await page.getByRole('textbox', { name: 'Začiatok', exact: true }).fill(`${day}. 12. 2028`);
  await page.getByRole('textbox', { name: /^Začiatok, / }).fill('19:00');
  await page.getByRole('combobox', { name: 'Miesto' }).fill('Divadelná sála');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'Text o podujatí' }).click();
  await page.keyboard.type('Príďte.');
  await page.getByRole('radio', { name: 'Nie, vstup je voľný' }).check();
  return page;
}

const dialog = (page: Page) => page.getByRole('dialog');
const create = (page: Page) => page.getByRole('button', { name: 'Zverejniť', exact: true }).click();

test('an event over a hire is told while it is typed, and not saved by who may not; what was typed stays', async () => {
  await hire('2028-12-01', 'Eva Nováková');
  await keepReservation(siteServices(), {
    ...HALL,
    date_from: '2028-12-01',
    date_until: '2028-12-01',
    name: 'Čakajúca',
  });
  const page = await typeEvent('editor', 1, 'Koncert nad svadbou');
  const notice = page.getByRole('group', { name: 'Miestnosť je v\u00a0tom čase obsadená' });
  await notice.getByRole('link', { name: 'Svadba: Eva Nováková' }).waitFor();
  await notice.getByText('piatok 1. decembra 2028, 18:00 – 22:00').waitFor();
  await notice.getByText('Uložiť ho napriek tomu môže len správca.').waitFor();
  const mild = page.getByRole('group', { name: 'O\u00a0tom istom čase a\u00a0mieste' });
  await mild.getByText('Svadba: Čakajúca (čaká na odpoveď)').waitFor();
  await expectAccessible(page);

  await create(page);
  await dialog(page).getByRole('link', { name: 'Svadba: Eva Nováková' }).waitFor();
  expect(await dialog(page).getByRole('button', { name: 'Uložiť aj tak' }).count()).toBe(0);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Späť' }).click();
  await page.getByText('Podujatie nie je uložené: miestnosť je v\u00a0tom čase obsadená.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Názov' }).inputValue()).toBe('Koncert nad svadbou');

  await page.getByRole('textbox', { name: /^Začiatok, / }).fill('22:00');
  await notice.waitFor({ state: 'detached' });
  await create(page);
  await page.getByRole('heading', { level: 1, name: 'Koncert nad svadbou' }).waitFor();
});

test('an administrator saves it all the same, and the log leads to the hire', async () => {
  const id = await hire('2028-12-02', 'Jana Kováčová');
  const page = await typeEvent('admin', 2, 'Ples aj tak');
  await page.getByText('Pri uložení sa opýtame, či má podujatie platiť aj tak.').waitFor();
  await create(page);
  await dialog(page).getByRole('button', { name: 'Uložiť aj tak' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ples aj tak' }).waitFor();
  await page.getByRole('textbox', { name: 'Cena slovami' }).fill('dobrovoľné');
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByText('Uložené, o\u00a0chvíľu to bude na webe.').first().waitFor();
  await page.goto(page.url().replace(/\/admin\/.*/, '/admin/audit'));
  const row = page.getByRole('row').filter({ hasText: 'Podujatie uložené napriek obsadenej miestnosti' });
  await row.getByRole('link', { name: id }).click();
  await page.getByRole('heading', { level: 1, name: 'Jana Kováčová' }).waitFor();
});

test('a deleted event whose room was given away meanwhile comes back only if an administrator says so', async () => {
  const page = await typeEvent('editor', 4, 'Večer na návrat');
  await create(page);
  await page.getByRole('heading', { level: 1, name: 'Večer na návrat' }).waitFor();
  await page.getByRole('button', { name: 'Ďalšie možnosti' }).click();
  await page.getByRole('menuitem', { name: 'Zmazať podujatie' }).click();
  await dialog(page).getByRole('button', { name: 'Zmazať podujatie', exact: true }).click();
  await page.waitForURL('**/admin/events');
  const message = page.getByRole('status').filter({ hasText: 'Podujatie je zmazané.' });
  const undo = message.getByRole('button', { name: 'Vrátiť' });
  // The message stays while it has the focus.
  await undo.focus();
  await hire('2028-12-04', 'Iveta Malá');
  await undo.click();
  await dialog(page).getByRole('link', { name: 'Svadba: Iveta Malá' }).waitFor();
  await dialog(page).getByText('Vrátiť ho napriek tomu môže len správca.').waitFor();
  expect(await dialog(page).getByRole('button', { name: 'Vrátiť aj tak' }).count()).toBe(0);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Späť' }).click();
  await page.getByText('Nič sa nevrátilo: miestnosť je v\u00a0tom čase obsadená.').waitFor();

  const { page: deleted } = await openAdmin('admin', '/deleted', { allowErrors: [/409/] });
  const row = deleted.getByRole('row').filter({ hasText: 'Večer na návrat' });
  await row.getByRole('button').click();
  await dialog(deleted).getByRole('button', { name: 'Vrátiť podujatie' }).click();
  await dialog(deleted).getByRole('button', { name: 'Vrátiť aj tak' }).click();
  await deleted.getByText('Podujatie je späť.').waitFor();
  await row.waitFor({ state: 'detached' });
});

test('a file leaves out what would meet a hire, and an administrator may take it', async () => {
  await hire('2028-12-03', 'Mária Poláková');
  const table =
    'Názov;Dátum;Čas;Miesto;Text\nNad svadbou;3. 12. 2028;19:00;Divadelná sála;Opis.\nInde;3. 12. 2028;19:00;Dvorana;Opis.';
  for (const role of ['editor', 'admin'] as const) {
    const { page, token } = await openAdmin(role, '/events/import', { allowErrors: [/409/] });
    await page.getByRole('button', { name: 'Vybrať súbor' }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'program.csv', mimeType: '', buffer: Buffer.from(table) });
    await page.getByRole('button', { name: 'Skontrolovať podujatia' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Nad svadbou' });
    await row.getByRole('link', { name: 'Svadba: Mária Poláková' }).waitFor();
    await page.getByText('Vybrané: 1, vynechané: 1.').waitFor();
    await row.getByRole('checkbox').check();
    const add = page.getByRole('button', { name: 'Pridať 2\u00a0podujatia' });
    if (role === 'editor') {
      await page.getByText('Obsadenú miestnosť môže prideliť len správca. Vynechajte').waitFor();
      expect(await add.isDisabled()).toBe(true);
      continue;
    }
    await page.getByText('Napriek obsadenej miestnosti sa pridá').waitFor();
    await add.click();
    await page.getByRole('heading', { name: /^Hotovo/ }).waitFor();
    const { body } = await callApi(siteServices())('GET', '/api/admin/events?query=nad+svadbou&draft=true', { token });
    expect(body.items?.map(({ title }) => title)).toEqual(['Nad svadbou']);
  }
});
