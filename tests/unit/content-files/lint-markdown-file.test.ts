import { expect, test } from 'vitest';
import { lintMarkdownFile } from '../../../src/content-files/content-warnings.ts';

const FILE = 'events/0007-letny-koncert.md';

const saidOfData = (lines: string) => lintMarkdownFile(FILE, `---\nid: 7\n${lines}\n---\nText.\n`);
const saidOfText = (text: string) => lintMarkdownFile(FILE, `---\nid: 7\ntitle: Koncert\n---\n${text}\n`);

test.each([
  ['a number sign', 'title: Nova hra #1', 'title', 'všetko od „#1“ ďalej je len poznámka'],
  ['a number sign in a list', 'access:\n  - step-free #nie', 'access', 'všetko od „#nie“'],
  ['an ampersand', 'title: &Nova hra', 'title', '„&Nova“ sa z\u00a0hodnoty stratí'],
  ['an exclamation mark', 'title: ! Nova hra', 'title', 'výkričník na začiatku'],
])('words that %s takes out of a value are told, with the field', (_, lines, field, words) => {
  const [loss, ...others] = saidOfData(lines);
  expect(loss).toMatchObject({ file: FILE, field });
  expect(loss?.message).toContain(words);
  expect(loss?.message).toMatch(/dajte ju celú do úvodzoviek$/);
  expect(others).toEqual([]);
});

test.each([
  'title: "Nova hra #1"',
  'title: Hra#1',
  'title: Hra # bez názvu',
  '#title: Stará hra\ntitle: Hra',
  'title: &nazov Hra\nlocation: *nazov',
  'title: Áno!',
])('%s loses nothing that was not meant so', (lines) => {
  expect(saidOfData(lines)).toEqual([]);
});

test('a picture within a text is told by its address, because no page shows it', () => {
  const text = 'Príďte.\n\n![Plagát](https://inde.example/plagat.jpg)\n\n- ![Sála][s]\n\n[s]: /storage/sala.webp';
  expect(saidOfText(text).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^obrázok https:\/\/inde\.example\/plagat\.jpg sa na webe neukáže/),
    expect.stringMatching(/^obrázok \/storage\/sala\.webp sa na webe neukáže/),
  ]);
});

test.each(['Vstup <b>voľný</b>.', '<div class="box">\n\nText.', 'Text.<br/>', '<!-- na zajtra --> Text.'])(
  'HTML becomes words, which is told: %s',
  (text) => {
    const said = saidOfText(text);
    expect(said.map(({ message }) => message)).toEqual([expect.stringContaining('sa na webe ukáže ako slovo')]);
  },
);

test.each(['Ak je 3 < 4 a\u00a05 > 4.', 'Píšte na <info@kd.example> alebo <https://kd.example>.', 'Značka \\<b>.'])(
  'what only looks like HTML is left alone: %s',
  (text) => {
    expect(saidOfText(text)).toEqual([]);
  },
);

test('a byte order mark and line ends of Windows hide nothing', () => {
  const text = '\ufeff---\r\nid: 7\r\ntitle: Nova hra #1\r\n---\r\n<i>Text</i>\r\n';
  expect(lintMarkdownFile(FILE, text).map(({ field }) => field)).toEqual(['title', null]);
});
