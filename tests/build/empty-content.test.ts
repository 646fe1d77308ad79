import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paletteCss } from '../../src/domain/look/palette.ts';
import { hashSource } from '../../src/publisher/content-security-policy.ts';
import { all, attribute, type BuiltPage, one, readPages, text } from '../support/built-pages.ts';
import { SMALLEST_CONTENT } from '../support/house.ts';
import { publishContent } from '../support/publish-content.ts';

const COLOURS = { paper: '#fbfaf5', green: '#0b3d91' };

let folder: string;
let siteDir: string;
let pages: BuiltPage[];

beforeAll(async () => {
  folder = await mkdtemp(resolve('.cache/empty-'));
  const content = join(folder, 'content');
  await cp(SMALLEST_CONTENT, content, { recursive: true });
  await mkdir(join(content, 'storage'));
  const site = JSON.parse(await readFile(join(content, 'site.json'), 'utf8'));
  await writeFile(join(content, 'site.json'), JSON.stringify({ ...site, registration: 'closed' }));
  await writeFile(join(content, 'look.json'), JSON.stringify({ colours: COLOURS }));
  siteDir = (await publishContent(folder)).site;
  pages = await readPages(siteDir);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function page(path: string): BuiltPage {
  const found = pages.find((candidate) => candidate.path === path);
  if (found === undefined) throw new Error(`${path} is missing`);
  return found;
}

test.each([
  ['/', 'Žiadne podujatia'],
  ['/', 'Navštívte nás neskôr!'],
  ['/events', 'Žiadne podujatia'],
  ['/events', 'Navštívte nás neskôr!'],
  ['/gallery', 'Zatiaľ neboli pridané žiadne fotografie z podujatí.'],
  ['/partners', 'Žiadni partneri'],
])('%s says %s', (path, words) => {
  expect(text(one(page(path), 'main')).replaceAll('\u00a0', ' ')).toContain(words);
});

test('where registration is closed nothing leads to it, and its page says whom to ask', () => {
  expect(pages.filter((built) => all(built, 'a[href="/register"]').length > 0)).toEqual([]);
  expect(all(page('/register'), 'main form')).toEqual([]);
  expect(text(one(page('/register'), 'main')).replaceAll('\u00a0', ' ')).toMatch(/Registrácia je zatvorená\..+dom@/s);
});

test('where no picture is given a page begins with a pattern, and a shared link shows none', () => {
  for (const path of ['/about', '/contact']) {
    expect(all(page(path), '.picture-hero > .pattern, .picture-hero > picture').map(({ tagName }) => tagName)).toEqual([
      'svg',
    ]);
    expect(all(page(path), 'meta[property="og:image"]')).toEqual([]);
  }
});

test('what the house has not is not spoken of: no team, no stop, no office, no network', () => {
  const words = (path: string) => text(one(page(path), 'body')).replaceAll('\u00a0', ' ');
  for (const absent of ['Náš tím', 'Web zriaďovateľa', 'Osobné údaje na úrade', 'Sledujte nás', 'Zastávka', 'Cestovný'])
    for (const path of ['/', '/about', '/contact']) expect(words(path), path).not.toContain(absent);
  expect(words('/about')).toContain('S vami od roku 2001.');
  expect(words('/contact')).toContain('Povedzte nám, čo chystáte, a pripravíme vám miesto.');
});

test('partners that the house does not have are not praised', () => {
  expect(all(page('/partners'), '.page-head .lead')).toEqual([]);
});

test('nothing leads to galleries and partners that the house does not have', async () => {
  const links = all(page('/'), '.site-header nav li > a').map((link) => attribute(link, 'href'));
  expect(links).toEqual(['/events', '/about', '/contact#reservation-form', '/admin']);
  for (const path of ['/gallery', '/partners'])
    expect(pages.filter((built) => all(built, `a[href="${path}"]`).length > 0)).toEqual([]);
  expect(await readFile(join(siteDir, 'sitemap.xml'), 'utf8')).not.toMatch(/\/(?:gallery|partners)</);
});

test('no link leads to a place that its page does not have', () => {
  const missing = pages.flatMap((from) =>
    all(from, 'a[href]').flatMap((link) => {
      const [, path = '', id] = /^(\/[^#]*)?#(.+)$/.exec(attribute(link, 'href') ?? '') ?? [];
      const target = path === '' ? from : pages.find((candidate) => candidate.path === path);
      const isThere = target !== undefined && all(target, '[id]').some((element) => element.id === id);
      return isThere || id === undefined ? [] : [`${from.path}: ${path}#${id}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('a room without a picture has a pattern beside its plan', () => {
  expect(all(page('/contact'), '.room-card img')).toEqual([]);
  expect(all(page('/contact'), '.room-card svg')).toHaveLength(2);
});

test('the colours of the house are on every page, and the policy allows the style that says them', async () => {
  const style = paletteCss(COLOURS, 'pages');
  for (const built of pages.filter(({ path }) => path !== '/admin')) {
    expect(built.html, built.path).toContain(style);
    expect(one(built, 'meta[name="theme-color"]').getAttributeValue('content'), built.path).toBe(COLOURS.paper);
  }
  expect(page('/admin').html).toContain(paletteCss(COLOURS, 'previews'));
  expect(await readFile(join(siteDir, '_headers'), 'utf8')).toContain(hashSource(style));
});

test('no list stands there without entries', () => {
  for (const built of pages) {
    const empty = all(built, 'main ul, main ol').filter((list) => list.querySelector('li') === null);
    expect(
      empty.map(({ attributes }) => attributes),
      built.path,
    ).toEqual([]);
  }
});

test('the feeds are whole and have no entries', async () => {
  const read = (file: string) => readFile(join(siteDir, file), 'utf8');
  expect(await read('events.ics')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  expect(await read('rss.xml')).not.toContain('<item>');
  expect(await read('sitemap.xml')).not.toContain('/events/');
});
