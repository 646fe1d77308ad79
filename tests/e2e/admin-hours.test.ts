import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAVED } from '../../src/admin/entries/saved-words.ts';
import { openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';

withSite();

const readJson = async (file: string) =>
  JSON.parse(await readFile(join(siteServices().config.contentDir, file), 'utf8'));

test('whoever looks after the programme changes a day, and puts a notice about it on the site', async () => {
  const { page } = await openAdmin('programme');
  await page
    .getByRole('navigation', { name: 'Administrácia' })
    .getByRole('link', { name: 'Hodiny a\u00a0oznamy' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Otváracie hodiny' }).waitFor();
  const { length } = (await readJson('hours.json')).weekly;

  await page.getByRole('button', { name: 'Pokladnica, utorok: pridať čas' }).click();
  const from = page.getByRole('textbox', { name: /^Pokladnica, utorok, (?:1\. čas, )?od$/ });
  await from.fill('9-12, 13 – 17.30');
  await from.blur();
  const last = page.getByRole('textbox', { name: 'Pokladnica, utorok, 2. čas, do' });
  await last.waitFor();
  expect([await from.inputValue(), await last.inputValue()]).toEqual(['09:00', '17:30']);
  for (const count of [1, 0]) {
    await from.fill('zatvorené');
    await from.blur();
    await page
      .getByRole('button', { name: /^Pokladnica, utorok.*: odobrať$/ })
      .nth(count)
      .waitFor({ state: 'detached' });
  }

  await page.getByRole('button', { name: 'Pokladnica, piatok: pridať čas' }).click();
  await page.getByRole('textbox', { name: 'Pokladnica, piatok, od' }).fill('14');
  await page.getByRole('textbox', { name: 'Pokladnica, piatok, do' }).fill('13');
  await page.getByRole('button', { name: 'Pridať deň' }).click();
  const day = page.getByRole('group', { name: 'Nový deň' });
  await day.getByRole('textbox', { name: 'Deň' }).fill('31. 12. 2026');
  const named = page.getByRole('group', { name: 'štvrtok 31.\u00a0decembra 2026' });
  await named.getByRole('textbox', { name: 'Dôvod' }).fill('Silvester');
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByText('Koniec má byť neskôr ako začiatok; polnoc je 00:00.').first().waitFor();
  await page.getByRole('textbox', { name: 'Pokladnica, piatok, do' }).fill('18:00');

  await named.getByRole('button', { name: 'Dať o\u00a0tom oznam na web' }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Oznam' });
  expect((await text.inputValue()).replaceAll('\u00a0', ' ')).toBe(
    'Vo štvrtok 31. decembra máme zatvorené (Silvester).',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pridať oznam' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await readJson('notices.json')).at(-1)).toMatchObject({
    from: '2026-12-24T00:00',
    until: '2027-01-01T00:00',
    place: 'everywhere',
  });
  expect((await readJson('hours.json')).weekly).toHaveLength(length);

  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByText(SAVED).waitFor();
  const { weekly, exceptions } = await readJson('hours.json');
  expect(weekly.at(-1)).toEqual({ day: 'friday', place: 'box-office', from: '14:00', until: '18:00' });
  expect(exceptions).toContainEqual({ date: '2026-12-31', closed: true, note: 'Silvester' });
});

test('days gone by are folded away, and a notice needs an end', async () => {
  const { page } = await openAdmin('editor', '/settings/hours');
  const past = page.getByRole('button', { name: '1\u00a0deň, ktorý už bol' });
  await past.waitFor();
  expect(await page.getByText('28.\u00a0októbra 2026').isVisible()).toBe(false);
  await past.click();
  await page.getByText('28.\u00a0októbra 2026').waitFor();
  await page.getByRole('link', { name: 'Oznamy', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Oznamy' }).waitFor();
  await page.getByRole('button', { name: 'Pridať oznam' }).click();
  const row = page.getByRole('group', { name: 'Nový oznam' });
  await row.getByRole('textbox', { name: 'Oznam' }).fill('Dnes nejde prúd.');
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByText('Doplňte údaj „Zobrazovať do“.').first().waitFor();
});
