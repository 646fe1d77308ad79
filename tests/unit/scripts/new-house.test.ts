import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Answers, HouseError, judgeAnswers, QUESTIONS } from '../../../scripts/new-house/answers.ts';
import { houseFiles } from '../../../scripts/new-house/house-files.ts';
import { contentSource } from '../../../src/content-files/content-source.ts';
import { readContentTree } from '../../../src/content-files/content-tree.ts';
import { storageFolder } from '../../../src/content-files/folders.ts';
import { siteContentOf } from '../../../src/content-files/site-content.ts';
import { isNumberGuessed, isPlaceGuessed } from '../../../src/domain/content/guesses.ts';
import { TO_FILL_IN } from '../../../src/domain/content/settings.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const TYPED = {
  name: 'Dom kultúry Hlinené',
  place: 'Hlinené',
  street: 'Hlinená 1',
  postal_code: '90001',
  email: 'dom@hlinene.example',
  phone: '02/0000 0181',
  founded: '1987',
  rooms: ['Sála; 60; 80,5; 10', 'Dvor; -; 120'],
  admin: 'jana@hlinene.example',
};

const MORE = {
  web: 'www.hlinene.example',
  position: '48.5123, 18.5456',
  events: '25',
  visitors: '1200',
  stop: 'Hlinené, námestie',
};

const DAY = '2026-11-21';

async function treeOf(answers: Answers) {
  const files = await houseFiles(answers, DAY);
  const texts = new Map([...files].filter(([path]) => !path.startsWith('storage/')));
  const result = readContentTree(texts, (path) => files.has(`storage/${path}`));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return { ...result.tree, files };
}

function newHouse(args: readonly string[], input = '') {
  return spawnSync(process.execPath, ['scripts/new-house.ts', ...args], { encoding: 'utf8', input });
}

function flags(answers: Readonly<Record<string, string | readonly string[]>>): string[] {
  return QUESTIONS.flatMap(({ name, flag }) => [answers[name] ?? []].flat().flatMap((text) => [`--${flag}`, text]));
}

describe('the files of a new house', () => {
  test('are right to the judge of all content, and say what was answered', async () => {
    const { site, rooms, 'price-list': prices } = await treeOf(judgeAnswers({ ...TYPED, ...MORE }));
    expect(site).toMatchObject({
      name: 'Dom kultúry Hlinené',
      short_name: 'Hlinené',
      founded_year: 1987,
      address: { street: 'Hlinená 1', postal_code: '900 01', city: 'Hlinené', country: 'SK' },
      location: { lat: 48.5123, lng: 18.5456 },
      phones: [{ number: '+421 2 0000 0181' }],
      email: 'dom@hlinene.example',
      staff_email: 'jana@hlinene.example',
      links: { district_office: 'https://www.hlinene.example' },
      transport: { stop: 'Hlinené, námestie' },
      claims: { years_of_operation: '30+', events_per_year: '25+', visitors_per_year: '1\u00a0200+' },
    });
    expect(rooms).toMatchObject([
      { id: 'sala', label: 'Sála (60 osôb)', capacity_label: '60 osôb', capacity_max: 60, area_m2: 80.5 },
      { id: 'dvor', label: 'Dvor', capacity_label: 'podľa dohody', capacity_max: null, area_m2: 120 },
    ]);
    expect(prices).toMatchObject([{ room: 'sala', amount: 10, unit: 'hour' }]);
    expect([isPlaceGuessed(site), isNumberGuessed(site)]).toEqual([false, false]);
  });

  test('are right, too, when only what must be answered was answered', async () => {
    const { site } = await treeOf(judgeAnswers(TYPED));
    expect([site.founded_year, site.claims.years_of_operation]).toEqual([1987, '30+']);
    expect([isPlaceGuessed(site), isNumberGuessed(site)]).toEqual([true, true]);
    const { site: counted } = await treeOf(judgeAnswers({ ...TYPED, events: '25' }));
    expect(isNumberGuessed(counted)).toBe(true);
    expect(judgeAnswers({ ...TYPED, web: '', stop: null, events: '' })).toEqual(judgeAnswers(TYPED));
    // A guess might belong to anybody.
    expect([site.links, site.transport]).toEqual([{}, undefined]);
  });

  test('name no picture, and have a folder for them, so that none of the sample is shown', async () => {
    const { files, rooms } = await treeOf(judgeAnswers(TYPED));
    expect(rooms.map(({ images }) => images)).toEqual([[], []]);
    expect([...files.keys()].filter((path) => path.startsWith('storage/'))).toEqual(['storage/README.txt']);
  });

  test('keep the whole name where it has no short one, and the place where it is too long', async () => {
    const shortName = async (name: string) => (await treeOf(judgeAnswers({ ...TYPED, name }))).site.short_name;
    expect(await shortName('Mestský dom kultúry Nová Ves')).toBe('Nová Ves');
    expect(await shortName('Klub pod Lipou')).toBe('Klub pod Lipou');
    expect(await shortName('Spoločenský a kultúrny klub pod starou lipou')).toBe('Hlinené');
  });

  test('hold texts that name the house, and mark what only the house can say', async () => {
    const { files: _, ...tree } = await treeOf(judgeAnswers({ ...TYPED, name: 'Dom *hviezda*' }));
    const { pages } = siteContentOf(tree, Date.parse(`${DAY}T12:00:00Z`));
    for (const { name, html, description, updated } of Object.values(pages)) {
      expect(html + description, name).not.toMatch(/[{}]/);
      expect(updated, name).toBe(DAY);
    }
    expect(pages.terms.html.replaceAll('\u00a0', ' ')).toContain(
      'prevádzkuje Dom *hviezda*, Hlinená 1, 900 01 Hlinené',
    );
    expect(pages.privacy.html).toContain(TO_FILL_IN);
    expect(pages.accessibility.reviewed).toBe(DAY);
  });

  test('hold an accessibility statement with the parts that act 95/2019 requires, in their order', async () => {
    const { body } = (await treeOf(judgeAnswers(TYPED))).pages.accessibility;
    expect(body.match(/^##+ .*$/gm)).toEqual([
      '## Stav súladu',
      '## Neprístupný obsah',
      expect.stringMatching(/^### Nesúlad so smernicou/),
      expect.stringMatching(/^### Nesúlad s\svyhláškou/),
      '### Neprimerané zaťaženie',
      '### Obsah mimo rozsahu pôsobnosti',
      expect.stringMatching(/^## Vypracovanie vyhlásenia o\sprístupnosti$/),
      expect.stringMatching(/^## Spätná väzba a\skontaktné informácie$/),
      '## Vynucovacie konanie',
    ]);
  });
});

test.each([
  ['a mail address', { email: 'dom(at)hlinene' }, 'E-mail (--email): napíšte platnú e-mailovú adresu'],
  ['a telephone', { phone: 'ráno' }, 'Telefón (--phone): napíšte číslo v\u00a0medzinárodnom tvare'],
  ['a postal code', { postal_code: '9000' }, 'PSČ (--postal-code): PSČ má päť číslic'],
  [
    'coordinates in the wrong order',
    { position: '18.5, 48.5' },
    'Poloha na mape (--position): napíšte zemepisnú šírku',
  ],
  ['a year', { founded: 'dávno' }, 'Rok otvorenia (--founded): napíšte rok štyrmi číslicami'],
  ['a room', { rooms: ['Sála'] }, 'Miestnosti (--room): napíšte názov; počet osôb'],
  ['no room', { rooms: [] }, 'Miestnosti (--room): napíšte názov; počet osôb'],
  ['two rooms of one name', { rooms: ['Sála; 60; 80; 10', 'sála; 9; 8'] }, 'dve miestnosti sa volajú rovnako'],
  ['no price', { rooms: ['Sála; 60; 80'] }, 'napíšte cenu aspoň jednej miestnosti'],
  ['what is missing', { name: undefined }, 'Názov domu (--name): odpoveď chýba'],
  ['no year, which nobody can guess', { founded: undefined }, 'Rok otvorenia (--founded): odpoveď chýba'],
])('a wrong answer is told in a sentence: %s', (_, wrong, sentence) => {
  const judge = () => judgeAnswers({ ...TYPED, ...wrong });
  expect(judge).toThrow(HouseError);
  expect(judge).toThrow(sentence);
});

describe('the command', () => {
  test('makes a house of flags that check:content finds right, and says how to go on', async () => {
    const folder = join(await tempFolder(), 'dom');
    const { status, stdout, stderr } = newHouse([folder, ...flags(TYPED)]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`CONTENT_DIR='${folder}'`);
    expect(stdout).toContain('jana@hlinene.example');
    expect(stdout).toContain('Nastaveniach: Poloha na mape, Podujatí ročne, Návštevníkov ročne.');
    expect(stdout).toContain('Podmienky prenájmu a\u00a0druhy podujatí sú zvyčajné');
    const { tree } = contentSource(folder, storageFolder(folder, 'nowhere')).read();
    expect(tree.site.name).toBe('Dom kultúry Hlinené');
    const env = { ...process.env, CONTENT_DIR: folder };
    const check = spawnSync(process.execPath, ['scripts/check-content.ts'], { encoding: 'utf8', env });
    expect([check.status, check.stderr]).toEqual([0, '']);
  });

  test('asks when nothing is given, explains each question, and asks again after a wrong answer', async () => {
    const folder = await tempFolder();
    const { rooms, email, phone, founded, ...others } = TYPED;
    const { name, place, street, postal_code, admin } = others;
    const typed = [name, place, street, postal_code, 'dom', email, phone, '', founded, ...rooms, '', admin];
    const { status, stdout, stderr } = newHouse([folder], `${[...typed, '', '', '', '', ''].join('\n')}\n`);
    expect([status, stderr]).toEqual([0, '']);
    for (const { label, why } of QUESTIONS) expect(stdout).toContain(`${label}. ${why}`);
    expect(stdout).toContain('Skúste to, prosím, znova: napíšte platnú e-mailovú adresu.');
    const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
    expect(site).toMatchObject({ email, founded_year: 1987, staff_email: admin });
  });

  test('takes answers from a file, and those of the command before them', async () => {
    const root = await tempFolder();
    const [file, folder] = [join(root, 'odpovede.json'), join(root, 'dom')];
    await writeFile(file, JSON.stringify({ ...TYPED, founded: 1985 }));
    const { status, stderr } = newHouse([folder, '--answers', file, '--name', 'Klub Hlinené']);
    expect([status, stderr]).toEqual([0, '']);
    const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
    expect(site).toMatchObject({ name: 'Klub Hlinené', founded_year: 1985 });
    await writeFile(file, JSON.stringify({ ...TYPED, mesto: 'Hlinené' }));
    expect(newHouse([join(root, 'iny'), '--answers', file]).stderr).toMatch(/nepoznáme: mesto\. Mená sú: name, place/);
  });

  test('refuses a folder with something in it, and leaves it as it is', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'poznamky.txt'), 'x');
    const { status, stderr } = newHouse([folder, ...flags(TYPED)]);
    expect([status, stderr]).toEqual([
      1,
      `Priečinok ${folder} nie je prázdny. Zvoľte iný, nič v\u00a0ňom neprepíšeme.\n`,
    ]);
    expect(await readdir(folder)).toEqual(['poznamky.txt']);
    expect(newHouse([join(folder, 'poznamky.txt'), ...flags(TYPED)]).stderr).toContain('nie je priečinok');
  });

  test('takes a repository that is still empty', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, '.git'));
    expect(newHouse([folder, ...flags(TYPED)]).status).toBe(0);
  });

  test.each([
    ['without a folder', [], 'Použitie: npm run new-house -- <priečinok>'],
    ['with a flag it does not know', ['dom', '--mesto', 'Hlinené'], 'Použitie: npm run new-house -- <priečinok>'],
    ['with some answers missing', ['dom', '--name', 'Klub'], 'Obec (--place): odpoveď chýba'],
    ['when its input ends', ['dom'], 'Bez odpovedí sme skončili, nič sme nezapísali.'],
  ])('ends with 1 and a sentence %s', async (_, [name, ...args], sentence) => {
    const root = await tempFolder();
    const { status, stderr } = newHouse([...(name === undefined ? [] : [join(root, name)]), ...args]);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
    expect(await readdir(root)).toEqual([]);
  });
});
