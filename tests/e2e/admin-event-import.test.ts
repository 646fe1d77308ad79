import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { siteServices, withSite } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { forEachLook, LOOKS } from '../support/looks.ts';
import { step } from '../support/step.ts';

withSite();

const TABLE = [
  'Podujatie;Dátum;Čas;Kde;Opis;Vstupné',
  'Večer šansónov;12. 12. 2026;19:00 – 22:00;Divadelná sála;"Prvý riadok\nDruhý riadok";8 €',
  'Rozprávka;32. 12. 2026;10:00;Klubovňa;Pre deti.;3',
  'Dielne;20. 12. 2026;15:00;Klubovňa;;5',
  'Burza kníh;5. 5. 2025;9:00;Dvorana;Stará burza.;zadarmo',
].join('\r\n');

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'SUMMARY:Cvičenie pre seniorov',
  'DTSTART;TZID=Europe/Bratislava:20270105T090000',
  'DTEND;TZID=Europe/Bratislava:20270105T100000',
  'RRULE:FREQ=WEEKLY',
  'DESCRIPTION:Príďte si zacvičiť.',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const eventFiles = async () => (await readdir(join(siteServices().config.contentDir, 'events'))).sort();
const read = (name: string) => readFile(join(siteServices().config.contentDir, 'events', name), 'utf8');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Vybrať súbor' }).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skontrolovať podujatia' }).click();
  await page.getByRole('heading', { name: 'Skontrolujte, čo sa pridá' }).waitFor();
}

async function leaveForAnother(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Odísť bez uloženia?' });
  await Promise.all([
    goInside(page, '/events/import'),
    question.getByRole('button', { name: 'Odísť bez uloženia' }).click(),
  ]);
}

test('a table is read, its columns are known, its wrong rows are left out, and the rest becomes drafts', async () => {
  const before = await eventFiles();
  const { page } = await openAdmin('editor', '/events');
  await page.getByRole('link', { name: 'Pridať zo súboru' }).click();
  await choose(page, 'program.csv', TABLE);
  const title = page.getByRole('combobox', { name: 'Názov', exact: true });
  expect(await title.locator('option:checked').textContent()).toBe('Podujatie');
  await page.getByText('Napríklad: 19:00 – 22:00').waitFor();
  await check(page);
  await row(page, 'Rozprávka').getByText('Začiatok „32. 12. 2026“ nepoznáme.').waitFor();
  await row(page, 'Dielne').getByText('Chýba text o\u00a0podujatí.').waitFor();
  await row(page, 'Burza kníh').getByText('Podujatie už bolo.').waitFor();
  expect(await page.getByRole('button', { name: 'Pridať 4\u00a0podujatia' }).isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Kde chýba text' }).check();
  await page.getByRole('button', { name: 'Vynechať podujatie s\u00a0chybou' }).click();
  await page.getByRole('button', { name: 'Vynechať, čo už bolo (1)' }).click();
  await page.getByText('Vybrané: 2, vynechané: 2.').waitFor();
  expect(await eventFiles()).toEqual(before);
  await page.getByRole('button', { name: 'Pridať 2\u00a0podujatia' }).click();
  await page.getByRole('heading', { name: 'Hotovo, pridali sme 2\u00a0podujatia' }).waitFor();
  const added = (await eventFiles()).filter((name) => !before.includes(name));
  expect(added.map((name) => name.slice(5))).toEqual(['vecer-sansonov.md', 'dielne.md']);
  expect(await read(added[0] ?? '')).toBe(
    `---\nid: ${Number(added[0]?.slice(0, 4))}\ntitle: "Večer šansónov"\nstart_date: 2026-12-12T19:00\nend_date: 2026-12-12T22:00\nlocation: "Divadelná sála"\nis_paid: true\nprice_text: "8\u00a0€"\ndraft: true\nupdated_at: 2026-11-21T09:00\n---\nPrvý riadok  \nDruhý riadok\n`,
  );
  await page.getByRole('link', { name: 'Večer šansónov' }).click();
  await page.getByRole('heading', { level: 1, name: 'Večer šansónov' }).waitFor();
});

test('a file is read before anything is added: headings, letters, private rows, and a sample', async () => {
  const { page } = await openAdmin('editor', '/events/import');

  await step('headings of its own are explained once', async () => {
    const table = 'A;B;C\nKvíz;6. 2. 2027 18:00;Prvé kolo.';
    await choose(page, 'kviz.csv', table);
    await page.getByText('Vyberte ešte stĺpec: názov, začiatok.').waitFor();
    expect(await page.getByRole('button', { name: 'Skontrolovať podujatia' }).isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Názov', exact: true }).selectOption({ label: 'A' });
    await page.getByRole('combobox', { name: 'Začiatok', exact: true }).selectOption({ label: 'B' });
    await page.getByRole('combobox', { name: 'Text o podujatí' }).selectOption({ label: 'C' });
    await check(page);
    await page.reload();
    await choose(page, 'kviz-2.csv', table);
    await check(page);
    await row(page, 'Kvíz').getByText('sobota 6.\u00a0februára 2027 o\u00a018:00').waitFor();
  });

  await step('letters that leave the encoding in doubt are shown in each one, and read in the chosen one', async () => {
    await leaveForAnother(page);
    const table = Buffer.from('Nazov;Zaciatok;Text\nPo\xe4ta;7. 2. 2027 18:00;Listy.', 'latin1');
    await choose(page, 'starsi-mac.csv', table);
    await page.getByRole('heading', { name: 'Ktorý riadok má správne písmená' }).waitFor();
    await page.getByRole('radio', { name: 'Poäta;7. 2. 2027 18:00' }).waitFor();
    await page.getByRole('radio', { name: 'Pošta;7. 2. 2027 18:00' }).check();
    await page.getByRole('button', { name: 'Prečítať súbor' }).click();
    await check(page);
    await row(page, 'Pošta').getByText('nedeľa 7.\u00a0februára 2027 o\u00a018:00').waitFor();
  });

  await step('private entries of a calendar are not chosen, and a line that is no data is named', async () => {
    await leaveForAnother(page);
    const entry = (title: string, ...lines: string[]) => [
      'BEGIN:VEVENT',
      `SUMMARY:${title}`,
      'DTSTART;TZID="Central Europe Standard Time":20270310T170000',
      'DESCRIPTION:Text.',
      ...lines,
      'END:VEVENT',
    ];
    const lines = [...entry('Prednáška o včelách'), ...entry('Porada', 'CLASS:CONFIDENTIAL', 'toto tu nemá byť')];
    await choose(page, 'kalendar.ics', ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'));
    await page.getByText('riadok 13: „toto tu nemá byť“').waitFor();
    await row(page, 'Porada').getByText('označené ako súkromné, preto nie je vybrané').waitFor();
    await page.getByText('Vybrané: 1, vynechané: 1.').waitFor();
    await row(page, 'Prednáška o včelách').getByText('streda 10.\u00a0marca 2027 o\u00a017:00').waitFor();
    await expectAccessible(page);
  });

  await step('of a long table the first rows are shown, and the others when somebody asks for them', async () => {
    await leaveForAnother(page);
    const lines = Array.from({ length: 120 }, (_, at) => `Dlhý program ${at + 1};7. 8. 2027 18:00;Text.`);
    await choose(page, 'dlha.csv', ['Názov;Začiatok;Text', ...lines].join('\n'));
    await check(page);
    await page.getByText('Vybrané: 120, vynechané: 0.').waitFor();
    expect(await page.getByRole('row').count()).toBe(31);
    await page.getByRole('button', { name: 'Ukázať ďalšie (90)' }).click();
    await page.getByRole('checkbox', { name: 'Dlhý program 120' }).uncheck();
    await page.getByText('Vybrané: 119, vynechané: 1.').waitFor();
  });

  await step('a table says which of its rows are private or cancelled', async () => {
    await leaveForAnother(page);
    const table = [
      'Názov;Začiatok;Text;Stav;Súkromné',
      'Interná skúška;7. 9. 2027 18:00;Text.;;áno',
      'Odvolaná prechádzka;8. 9. 2027 18:00;Text.;zrušené;nie',
    ];
    await choose(page, 'stavy.csv', table.join('\n'));
    await check(page);
    await row(page, 'Interná skúška').getByText('označené ako súkromné, preto nie je vybrané').waitFor();
    await row(page, 'Odvolaná prechádzka').getByText('pridá sa ako zrušené').waitFor();
    await page.getByText('Vybrané: 1, vynechané: 1.').waitFor();
  });

  await step('the sample table can be taken over as it is', async () => {
    await leaveForAnother(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Stiahnuť vzor tabuľky' }).click();
    const path = await (await download).path();
    await choose(page, 'vzor-podujati.csv', await readFile(path));
    await check(page);
    await page.getByText('Vybrané: 3, vynechané: 0.').waitFor();
    expect(await page.getByRole('button', { name: 'Pridať 3\u00a0podujatia' }).isEnabled()).toBe(true);
  });
});

test('what is in doubt is asked before events are added, and what is there already is left out', async () => {
  const { page } = await openAdmin('editor', '/events/import');

  await step('what a table leaves open is asked once, and nothing is added before', async () => {
    const table = [
      'Názov;Začiatok;Text',
      'Prvá nejasná výstava;6. 2. 2028 0:00;Text.',
      'Druhá nejasná výstava;7. 2. 2028 0:00;Text.',
      'Nejasná prechádzka;zajtra 18:00;Text.',
    ].join('\n');
    await choose(page, 'nejasne.csv', table);
    await check(page);
    await row(page, 'Druhá nejasná výstava').getByText('Začiatok o\u00a00:00: vyberte hore, čo to znamená.').waitFor();
    const add = (words: string) => page.getByRole('button', { name: `Pridať ${words}` });
    expect(await add('3\u00a0podujatia').isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Začiatok o\u00a00:00' }).click();
    await page.getByRole('option', { name: 'Čas v\u00a0tabuľke chýba' }).click();
    await row(page, 'Prvá nejasná výstava').getByText('podujatie bude na celý deň').waitFor();
    await page.getByRole('button', { name: 'Vynechať, čo nie je jasné' }).click();
    await page.getByText('Vybrané: 2, vynechané: 1.').waitFor();
    await expectAccessible(page);
    await add('2\u00a0podujatia').click();
    await page.getByRole('heading', { name: 'Hotovo' }).waitFor();
  });

  await step('an event that is there already is left out, unless somebody wants it', async () => {
    await goInside(page, '/events/import');
    const title = 'Otvorený mikrofón v klubovni';
    await choose(
      page,
      'opakovane.csv',
      `Názov;Začiatok;Text\n${title};12. 11. 2026 18:00;Text.\nNový kvíz;6. 3. 2027;Text.`,
    );
    await check(page);
    await page.getByText('Vybrané: 1, vynechané: 1.').waitFor();
    await row(page, title).getByText('Také podujatie už máte:').waitFor();
    await row(page, title).getByRole('checkbox').check();
    const before = await eventFiles();
    await page.getByRole('button', { name: 'Pridať 2\u00a0podujatia' }).click();
    await page.getByRole('heading', { name: 'Hotovo' }).waitFor();
    expect(await eventFiles()).toHaveLength(before.length + 2);
  });

  await step('a calendar has no columns, tells of a repeated event, and without prices becomes drafts', async () => {
    await goInside(page, '/events/import');
    const before = await eventFiles();
    await choose(page, 'kalendar.ics', CALENDAR);
    await row(page, 'Cvičenie pre seniorov')
      .getByText(/^Opakuje sa každý týždeň bez konca\. Pridá sa len prvý termín/)
      .waitFor();
    const add = page.getByRole('button', { name: 'Pridať 1\u00a0podujatie' });
    await page.getByRole('checkbox', { name: 'Pridať ako koncepty' }).uncheck();
    await row(page, 'Cvičenie pre seniorov').getByText('Vstupné chýba, pridá sa ako koncept.').waitFor();
    const price = page.getByRole('textbox', { name: 'Vstupné, kde chýba' });
    await price.fill('podľa programu');
    await page.getByText('Napíšte napríklad zadarmo alebo 5\u00a0€.').waitFor();
    expect(await add.isDisabled()).toBe(true);
    await price.fill('zadarmo');
    await row(page, 'Cvičenie pre seniorov').getByText('Vstupné chýba').waitFor({ state: 'detached' });
    expect(await add.isEnabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Pridať ako koncepty' }).check();
    await add.click();
    await page.getByRole('heading', { name: 'Hotovo' }).waitFor();
    const [added = ''] = (await eventFiles()).filter((name) => !before.includes(name));
    expect(await read(added)).toContain(
      'start_date: 2027-01-05T09:00\nend_date: 2027-01-05T10:00\nis_paid: false\ndraft: true\nupdated_at',
    );
  });
});

describe('on a slow connection', () => {
  const TWO = 'Názov;Začiatok;Text\nPrvý kvíz;6. 5. 2027 18:00;Text.\nDruhý kvíz;7. 5. 2027 18:00;Text.';
  const drafts = (page: Page) => page.getByRole('checkbox', { name: 'Pridať ako koncepty' });
  const add = (page: Page, words: string) => page.getByRole('button', { name: `Pridať ${words}` }).click();

  test('what is chosen while an answer is on its way stays when there is none', async () => {
    const { page } = await openAdmin('editor', '/events/import', { allowErrors: [/Failed to load resource/] });
    await choose(page, 'kvizy.csv', TWO);
    await check(page);
    const before = await eventFiles();
    await page.route('**/api/admin/events/import', (route) =>
      route.fulfill({ status: 503, json: { message: 'Teraz nie.' } }),
    );
    const letGo = await holdCalls(page, '**/api/admin/events/import', 'POST');
    await add(page, '2\u00a0podujatia');
    await row(page, 'Druhý kvíz').getByRole('checkbox').uncheck();
    await drafts(page).uncheck();
    letGo();
    await page.getByRole('alert').getByText('Teraz nie.').waitFor();
    await page.getByText('Vybrané: 1, vynechané: 1.').waitFor();
    expect(await drafts(page).isChecked()).toBe(false);
    expect(await eventFiles()).toEqual(before);
  });

  test('what was sent is said to be added, whatever is chosen meanwhile', async () => {
    const { page } = await openAdmin('editor', '/events/import');
    await choose(page, 'kvizy.csv', TWO);
    await check(page);
    const letGo = await holdCalls(page, '**/api/admin/events/import', 'POST');
    await add(page, '2\u00a0podujatia');
    await row(page, 'Prvý kvíz').getByRole('checkbox').uncheck();
    await drafts(page).uncheck();
    letGo();
    await page.getByRole('heading', { name: 'Hotovo, pridali sme 2\u00a0podujatia' }).waitFor();
    await page.getByText('Zatiaľ sú to koncepty').waitFor();
    for (const title of ['Prvý kvíz', 'Druhý kvíz']) await page.getByRole('link', { name: title }).waitFor();
  });
});

test('what a colleague has added meanwhile is told of, and nothing is added twice', async () => {
  const table = 'Názov;Začiatok;Text\nSpoločný večer;6. 4. 2027 18:00;Text.';
  const { page: first } = await openAdmin('editor', '/events/import');
  const { page: second } = await openAdmin('editor', '/events/import', { allowErrors: [/422/] });
  for (const page of [first, second]) {
    await choose(page, 'vecer.csv', table);
    await check(page);
  }
  const before = await eventFiles();
  await first.getByRole('button', { name: 'Pridať 1\u00a0podujatie' }).click();
  await first.getByRole('heading', { name: 'Hotovo' }).waitFor();
  await second.getByRole('button', { name: 'Pridať 1\u00a0podujatie' }).click();
  await second.getByRole('alert').getByText('Nič sa nepridalo').waitFor();
  await second.getByText('Vybrané: 0, vynechané: 1.').waitFor();
  expect(await eventFiles()).toHaveLength(before.length + 1);
});

test('the same calendar again changes what it has moved, cancels what it has cancelled, and adds what is new', async () => {
  const entry = (uid: string, title: string, day: string, ...lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}@dom.example`,
    `SUMMARY:${title}`,
    `DTSTART;TZID=Europe/Bratislava:${day}T180000`,
    'DESCRIPTION:Text.',
    ...lines,
    'END:VEVENT',
  ];
  const calendar = (...entries: string[][]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flat(), 'END:VCALENDAR'].join('\r\n');
  const { page } = await openAdmin('editor', '/events/import');
  await choose(
    page,
    'januar.ics',
    calendar(
      entry('e1', 'Rozprávanie o Peru', '20270316'),
      entry('e2', 'Kurz drotárstva', '20270317'),
      entry('e3', 'Klub filmu', '20270318'),
    ),
  );
  await page.getByRole('button', { name: 'Pridať 3\u00a0podujatia' }).click();
  await page.getByRole('heading', { name: 'Hotovo' }).waitFor();
  const before = await eventFiles();
  const named = (slug: string) => before.find((name) => name.endsWith(`-${slug}.md`)) ?? '';
  const peru = await read(named('rozpravanie-o-peru'));
  await writeFile(
    join(siteServices().config.contentDir, 'events', named('rozpravanie-o-peru')),
    peru.replace('draft: true', 'is_paid: false'),
  );
  await page.getByRole('button', { name: 'Pridať z\u00a0ďalšieho súboru' }).click();
  await choose(
    page,
    'februar.ics',
    calendar(
      entry('e1', 'Rozprávanie o Peru', '20270323'),
      entry('e2', 'Kurz drotárstva', '20270317', 'STATUS:CANCELLED'),
      entry('e3', 'Klub filmu', '20270318'),
      entry('e4', 'Niečo celkom nové', '20270319'),
    ),
  );
  await row(page, 'Rozprávanie o Peru').getByText('Zmena v\u00a0kalendári: čas.').waitFor();
  await row(page, 'Kurz drotárstva').getByText('V\u00a0kalendári je zrušené:').waitFor();
  await row(page, 'Klub filmu').getByText('V\u00a0kalendári sa nezmenilo.').waitFor();
  expect(await row(page, 'Klub filmu').getByRole('checkbox').isDisabled()).toBe(true);
  await page.getByText('Vybrané: 3, vynechané: 1.').waitFor();
  await expectAccessible(page);
  const add = page.getByRole('button', { name: 'Pridať 1\u00a0podujatie, zmeniť 2\u00a0podujatia' });
  await add.click();
  const question = page.getByRole('dialog', { name: 'Presunúť, alebo opraviť preklep?' });
  await question.getByText(/16\.\smarca 2027 .*po novom utorok 23\.\smarca 2027/).waitFor();
  await question.getByRole('button', { name: 'Späť' }).click();
  expect(await eventFiles()).toHaveLength(before.length);
  await add.click();
  await question.getByRole('button', { name: 'Presunúť', exact: true }).click();
  await page.getByRole('heading', { name: /^Hotovo, pridali sme 1.podujatie a.zmenili sme 2.podujatia$/ }).waitFor();
  await expectAccessible(page);
  expect(await eventFiles()).toHaveLength(before.length + 1);
  const moved = await read(named('rozpravanie-o-peru'));
  expect(moved).toMatch(/^start_date: 2027-03-23T18:00$/m);
  expect(moved).toMatch(/^status: "?Presunutý"?\nprevious_start_date: 2027-03-16T18:00$/m);
  expect(await read(named('kurz-drotarstva'))).toMatch(/^status: "?Zrušený"?$/m);
});

test('every step can be used by everybody, in both schemes and on a phone', async () => {
  const { page } = await openAdmin('editor', '/events/import', { height: 800 });
  // The walk goes on in the last look.
  const expectUsable = () =>
    forEachLook(page, LOOKS.toReversed(), async (look) => {
      await expectAccessible(page, look);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  await choose(page, 'program.xlsx', 'PK\x03\x04');
  await page.getByText('Súbor program.xlsx sa nedá použiť').waitFor();
  await expectUsable();
  // The import leaves out known titles.
  const own = TABLE.replace('Večer šansónov', 'Veľmidlhýnázovbezmedzier'.repeat(4))
    .replace('Dielne', 'Dielne pre všetkých')
    .replace('Burza kníh', 'Burza hračiek');
  await choose(page, 'program.csv', own);
  await page.getByRole('heading', { name: 'Čo je v' }).waitFor();
  await expectUsable();
  await check(page);
  await expectUsable();
  await page.getByRole('button', { name: 'Vynechať podujatia s\u00a0chybou' }).click();
  await page.getByRole('button', { name: 'Pridať 2\u00a0podujatia' }).click();
  await page.getByRole('heading', { name: 'Hotovo' }).waitFor();
  await expectUsable();
});
