import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '../../../src/content-files/content-problem.ts';
import { readContentTree } from '../../../src/content-files/content-tree.ts';
import { HOUSE_CONTENT } from '../../support/house.ts';

const EVENT = 'events/0008-trio-brezina-hra-jazz.md';

const goodFiles = await readFiles(HOUSE_CONTENT);

const markLine = ((goodFiles.get(EVENT) ?? '').split('\n---\n', 1)[0]?.split('\n').length ?? 0) + 2;

async function readFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Map(paths.map((path, index) => [path.slice(folder.length + 1).replaceAll('\\', '/'), texts[index] ?? '']));
}

type Changes = Record<string, string | null>;

function resultWith(changes: Changes, missingPicture?: string) {
  const files = new Map(goodFiles);
  for (const [path, text] of Object.entries(changes))
    if (text === null) files.delete(path);
    else files.set(path, text);
  return readContentTree(files, (path) => path !== missingPicture);
}

function problemsWith(changes: Changes, missingPicture?: string): string[] {
  const result = resultWith(changes, missingPicture);
  return result.ok
    ? []
    : new ContentError(result.problems).message
        .split('\n')
        .slice(1)
        .map((line) => line.trim());
}

function changed(path: string, part: string | RegExp, replacement: string): Record<string, string> {
  const text = goodFiles.get(path);
  const result = text?.replace(part, replacement);
  if (text === undefined || result === text) throw new Error(`${path} does not hold ${part}`);
  return { [path]: result ?? '' };
}

test('the content of the house has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  [
    'a missing field',
    changed(EVENT, /title: .*\n/, ''),
    `content/${EVENT}, pole title: pole chýba: napíšte text v\u00a0úvodzovkách`,
  ],
  [
    'a published event without a word about admission',
    changed(EVENT, /is_paid: .*\n/, ''),
    `content/${EVENT}, pole is_paid: pole chýba: napíšte true (platené) alebo false (zadarmo)`,
  ],
  [
    'a date that does not exist',
    changed(EVENT, /start_date: .*/, 'start_date: 2026-11-31T19:00'),
    `content/${EVENT}, pole start_date: napíšte skutočný dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00`,
  ],
  [
    'a date without hours',
    changed(EVENT, /start_date: .*/, 'start_date: 2026-11-30'),
    `content/${EVENT}, pole start_date: napíšte skutočný dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00`,
  ],
  [
    'an end before the start',
    changed(EVENT, /end_date: .*/, 'end_date: 2001-01-01T10:00'),
    `content/${EVENT}, pole end_date: koniec musí byť neskôr ako začiatok`,
  ],
  [
    'a key that nobody knows',
    changed(EVENT, 'is_paid:', 'autor: "Jana"\nis_paid:'),
    `content/${EVENT}, pole autor: také pole nepoznáme, skontrolujte preklep`,
  ],
  [
    'a poster that is not described',
    changed(EVENT, /poster_alt: .*\n/, ''),
    `content/${EVENT}, pole poster_alt: pole chýba: ku plagátu patrí opis (poster_alt), a\u00a0opis len ku plagátu`,
  ],
  [
    'a link that would run a script',
    changed(EVENT, /rezervovane_sk_url: .*/, 'rezervovane_sk_url: "javascript:alert(1)"'),
    `content/${EVENT}, pole rezervovane_sk_url: napíšte celú adresu, ktorá sa začína na https://`,
  ],
  [
    'an event without a text',
    changed(EVENT, /(\n---\n)[\s\S]*/, '$1'),
    `content/${EVENT}: pod údajmi chýba text o\u00a0podujatí`,
  ],
  [
    'a front matter that is not closed',
    { [EVENT]: '---\nid: 8\n' },
    `content/${EVENT}: údaje na začiatku nemajú koniec: pod nimi má byť riadok, na ktorom sú len tri pomlčky ---`,
  ],
  [
    'a front matter that is not opened',
    changed(EVENT, '---\n', ''),
    `content/${EVENT}: na začiatku chýbajú údaje medzi dvoma riadkami, na ktorých sú len tri pomlčky ---`,
  ],
  ['an empty event', { [EVENT]: '\r\n' }, `content/${EVENT}: súbor je prázdny`],
  ['an empty list', { 'faq.json': '' }, 'content/faq.json: súbor je prázdny'],
  [
    'letters in the encoding of old Windows programs',
    changed(EVENT, /title: .*/, 'title: "Ve\ufffdern\ufffd jazz"'),
    `content/${EVENT}: na riadku 3 je namiesto písmena znak „\ufffd“: prepíšte ho, a\u00a0ak ho vo svojom programe nevidíte, uložte súbor v\u00a0kódovaní UTF-8`,
  ],
  [
    'half a character, which no file can hold',
    changed(EVENT, /title: .*/, 'title: "Jazz \ud83c"'),
    `content/${EVENT}: na riadku 3 je namiesto písmena znak „\ufffd“`,
  ],
  ...(['<<<<<<< HEAD', '>>>>>>> 1f0c9ab (Jazz)'] as const).map((mark): [string, Record<string, string>, string] => [
    `the mark ${mark} of two versions that were not joined`,
    changed(EVENT, '\n---\n', `\n---\n${mark}\n`),
    `content/${EVENT}: na riadku ${markLine} ostala značka po spojení dvoch verzií (${mark}): nechajte jednu z\u00a0nich a\u00a0značky <<<<<<<, ======= a\u00a0>>>>>>> zmažte`,
  ]),
  [
    'an entry under a second number',
    { 'events/9001-kopia.md': goodFiles.get(EVENT) ?? '' },
    'content/events/9001-kopia.md, pole id: číslo podujatia má byť to isté ako v\u00a0názve súboru, teda 9001',
  ],
  [
    'a number that is used twice',
    { 'events/0008-kopia.md': goodFiles.get(EVENT) ?? '' },
    'číslo 8 má aj podujatie v\u00a0súbore content/events/0008-',
  ],
  [
    'a number with too many zeros in the name',
    { 'events/009001-kopia.md': (goodFiles.get(EVENT) ?? '').replace('id: 8', 'id: 9001') },
    'content/events/009001-kopia.md: súbor sa má volať events/9001-kopia.md',
  ],
  [
    'a file that nobody knows',
    { 'poznamky.txt': 'kúpiť vodu' },
    'content/poznamky.txt: taký súbor tu nepoznáme; skontrolujte jeho názov a\u00a0priečinok',
  ],
  [
    'an event by another name than those of events',
    { 'events/151-Ľúbostný večer.md': '' },
    'content/events/151-Ľúbostný večer.md: podujatie sa má volať napríklad events/0151-letny-koncert.md: číslo aspoň štyrmi číslicami, potom malé písmená bez diakritiky, číslice a\u00a0pomlčky',
  ],
  [
    'a gallery by another name than those of galleries',
    { 'galleries/0009.json': '' },
    'content/galleries/0009.json: galéria sa volá podľa čísla svojho podujatia, napríklad galleries/151.json',
  ],
  [
    'a banner by another name than those of banners',
    { 'banners/leto.json': '' },
    'content/banners/leto.json: banner sa volá podľa svojho čísla, napríklad banners/1.json',
  ],
  [
    'a gallery of a missing event',
    { 'galleries/9002.json': goodFiles.get('galleries/1.json') ?? '' },
    'content/galleries/9002.json: galéria patrí k\u00a0podujatiu 9002, ktoré neexistuje',
  ],
  [
    'a place in a page that stands for nothing',
    { 'pages/about.md': `${goodFiles.get('pages/about.md')}\n{{fax}}\n` },
    'content/pages/about.md, pole body: čím vyplniť {{fax}}, nevieme: poznáme {{názov}}, {{adresa}}, {{e-mail}}, {{telefón}}',
  ],
  [
    'a place in the title of a page that stands for nothing',
    changed('pages/about.md', '"O nás"', '"O {{fax}}"'),
    'content/pages/about.md, pole title: čím vyplniť {{fax}}, nevieme',
  ],
  ['a page that is taken away', { 'pages/privacy.md': null }, 'content/pages/privacy.md: súbor chýba'],
  ['settings that are taken away', { 'rooms.json': null }, 'content/rooms.json: súbor chýba'],
  [
    'JSON with a mistake in its first line',
    { 'faq.json': '[{]' },
    'content/faq.json: súbor nie je platný JSON, pozrite riadok 1: skontrolujte čiarky, úvodzovky a\u00a0zátvorky',
  ],
  [
    'JSON with a comma too many, which is noticed in the next line',
    changed('banners/1.json', /"height": 1400\n/, '"height": 1400,\n'),
    'content/banners/1.json: súbor nie je platný JSON, pozrite riadok 14 a\u00a0ten nad ním: skontrolujte čiarky, úvodzovky a\u00a0zátvorky',
  ],
  [
    'JSON with the quotes of a text editor',
    changed('banners/1.json', /"label": "([^"]*)"/, '"label": „$1“'),
    'content/banners/1.json: súbor nie je platný JSON, pozrite riadok 4: znak „ tam nemá byť, texty patria do úvodzoviek "',
  ],
  [
    'JSON with a sign in the wrong place',
    { 'faq.json': '[{"question": ]' },
    'content/faq.json: súbor nie je platný JSON: skontrolujte čiarky, úvodzovky a\u00a0zátvorky',
  ],
  [
    'JSON that is cut off',
    { 'faq.json': '[{"question":' },
    'content/faq.json: súbor nie je platný JSON, na konci niečo chýba',
  ],
  [
    'YAML with a mistake',
    changed(EVENT, /kind: .*/, 'kind: "concert'),
    `content/${EVENT}: údaje na začiatku súboru sa nedajú prečítať, pozrite riadok`,
  ],
  [
    'YAML whose value holds a colon',
    changed(EVENT, /kind: .*/, 'kind: koncert: jazz'),
    ': hodnota s\u00a0dvojbodkou patrí do úvodzoviek',
  ],
  [
    'YAML without a space behind the colon',
    changed(EVENT, 'kind: ', 'kind:'),
    ': za názvom poľa chýba dvojbodka s\u00a0medzerou alebo je riadok zle odsadený',
  ],
  [
    'a field of the wrong kind in a list',
    { 'partners.json': (goodFiles.get('partners.json') ?? '').replace(/"name": "[^"]+"/, '"name": 7') },
    'content/partners.json, pole partners[1].name: napíšte text v\u00a0úvodzovkách',
  ],
])('a build says where and what is wrong: %s', (_name, changes, message) => {
  const problems = problemsWith(changes);
  expect(
    problems.some((problem) => problem.includes(message)),
    problems.join('\n'),
  ).toBe(true);
});

test.each([
  [
    'of an event',
    'events/0001.webp',
    `content/${EVENT}, pole poster_image: obrázok storage/events/0001.webp neexistuje`,
  ],
  [
    'of a gallery',
    'galleries/1/02.webp',
    'content/galleries/1.json, pole photos[2].image_path: obrázok storage/galleries/1/02.webp neexistuje',
  ],
  [
    'of a banner',
    'banners/1.webp',
    'content/banners/1.json, pole banner_image.image_path: obrázok storage/banners/1.webp neexistuje',
  ],
  [
    'of a page',
    'misc/about-hero.webp',
    'content/site.json, pole pictures.about: obrázok storage/misc/about-hero.webp neexistuje',
  ],
])('a picture %s that does not exist is named with the file that asks for it', (_name, picture, message) => {
  expect(problemsWith({}, picture)).toContain(message);
});

test('a logo that does not exist is named, too', () => {
  const look = { logo: { image_path: 'logo/x.webp', width: 9, height: 9 } };
  expect(problemsWith({ 'look.json': JSON.stringify(look) }, 'logo/x.webp')).toContain(
    'content/look.json, pole logo: obrázok storage/logo/x.webp neexistuje',
  );
});

test('a folder from before look.json keeps the logo and the shared picture of its site.json, until it has the file', () => {
  const site = JSON.parse(goodFiles.get('site.json') ?? '{}');
  const logo = { image_path: 'logo/x.webp', width: 9, height: 9 };
  const share = { ...logo, image_path: 'misc/y.webp', alt_text: 'Dom' };
  const former = { 'site.json': JSON.stringify({ ...site, logo, pictures: { ...site.pictures, share } }) };
  const lookWith = (changes: Changes) => {
    const result = resultWith({ ...former, ...changes });
    return result.ok ? result.tree.look : result.problems;
  };
  expect(lookWith({ 'look.json': null })).toEqual({ logo, share });
  expect(lookWith({ 'look.json': '{}' })).toEqual({});
  expect(problemsWith({ ...former, 'look.json': null }, 'logo/x.webp')).toEqual([
    'content/site.json, pole logo: obrázok storage/logo/x.webp neexistuje',
  ]);
  expect(problemsWith({ ...former, 'look.json': '{}' }, 'logo/x.webp')).toEqual([]);
});

test('an upload is trusted, because it lives in the media store', () => {
  const upload = changed(EVENT, 'events/0001.webp', 'm/0f3a9c.webp');
  expect(problemsWith(upload, 'm/0f3a9c.webp')).toEqual([]);
});

test.each(['0008-a.md', '0008-z.md'])('of two events with one number neither alone is blamed: %s', (copy) => {
  const said = (file: string, other: string) =>
    `content/${file}, pole id: číslo 8 má aj podujatie v\u00a0súbore content/${other}: to, ktoré pribudlo, zmažte v\u00a0zozname podujatí, alebo mu dajte iné v\u00a0súbore a\u00a0v\u00a0jeho názve`;
  const problems = problemsWith({ [`events/${copy}`]: goodFiles.get(EVENT) ?? '' });
  expect(problems.sort()).toEqual([said(`events/${copy}`, EVENT), said(EVENT, `events/${copy}`)].sort());
});

test('all problems are told at once', () => {
  const problems = problemsWith({ ...changed(EVENT, /title: .*\n/, ''), 'rooms.json': null, 'faq.json': '[{]' });
  expect(problems).toHaveLength(3);
});
