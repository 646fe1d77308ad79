import { cp, glob, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContent } from '../support/build-content.ts';
import { all, one, readPages, text } from '../support/built-pages.ts';
import { HOUSE_CONTENT } from '../support/house.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const TITLE = '</script><script>alert(1)</script><!-- <b>"Tiché" & \'hlasné\'';
const EVENT = `---
id: 9001
title: ${JSON.stringify(TITLE)}
start_date: 2026-12-05T18:00
location: "<img src=x onerror=alert(1)>"
is_paid: false
---
Text <script>alert(1)</script> s [odkazom](javascript:alert(1)) a <img src=x onerror=alert(1)> v slovách.
`;
const BUILD_MS = 120_000;

let folder: string;
let first: Awaited<ReturnType<typeof buildContent>>;
const eventFile = () => join(folder, 'content/events/9001-zly-umysel.md');

beforeAll(async () => {
  folder = await mkdtemp(resolve('.cache/content-'));
  await cp(HOUSE_CONTENT, join(folder, 'content'), { recursive: true });
  await writeFile(eventFile(), EVENT);
  first = await buildContent(folder, undefined, { NETLIFY: 'true' });
}, BUILD_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function resultFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('{dist,dist-functions}/**/*', { cwd: folder })) {
    const { size, mtimeMs } = await stat(join(folder, file));
    files.push(`${file} ${size} ${mtimeMs}`);
  }
  return files.sort();
}

test('words that look like code stay words, on the page and in its structured data', async () => {
  expect(first.output).toBe('');
  expect(first.exitCode).toBe(0);
  const pages = await readPages(join(folder, 'dist'));
  const page = pages.find(({ path }) => path === '/events/9001/zly-umysel');
  const other = pages.find(({ path }) => /^\/events\/150\//.test(path));
  if (page === undefined || other === undefined) throw new Error('The pages of the events are missing');
  expect(text(one(page, 'h1'))).toBe(TITLE);
  const [event] = all(page, 'script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent));
  expect(event.name).toBe(TITLE);
  expect(all(page, 'script')).toHaveLength(all(other, 'script').length);
  expect(all(page, 'img[onerror], img[src="x"]')).toEqual([]);
  expect(all(page, 'a').map((link) => link.getAttributeValue('href'))).not.toContain('javascript:alert(1)');
  for (const list of pages.filter(({ path }) => path === '/' || path === '/events'))
    expect(list.html, list.path).not.toContain('<script>alert(1)');
});

test('the host compresses by itself: its build has no copies', async () => {
  const copies: string[] = [];
  for await (const file of glob('dist/**/*.{br,gz}', { cwd: folder })) copies.push(file);
  expect(copies).toEqual([]);
});

test('no feed lets such words out of their place', async () => {
  const feed = await readFile(join(folder, 'dist/rss.xml'), 'utf8');
  expect(feed).toContain('alert(1)');
  expect(feed).not.toContain('<script');
  const headers = await readFile(join(folder, 'dist/_headers'), 'utf8');
  const usual = await readFile(join(TEST_SITE_DIR, '_headers'), 'utf8');
  expect(headers).toBe(usual);
});

test(
  'a build of content with a mistake fails, says what to mend, and leaves the last good site as it was',
  async () => {
    const before = await resultFiles();
    expect(before.length).toBeGreaterThan(100);
    await writeFile(eventFile(), EVENT.replace('2026-12-05T18:00', '2026-13-05T18:00'));
    const { exitCode, output } = await buildContent(folder);
    expect(exitCode).not.toBe(0);
    expect(output).toContain('Obsah má chyby, web sa nezostaví');
    expect(output).toContain(
      'content/events/9001-zly-umysel.md, pole start_date: napíšte skutočný dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00',
    );
    expect(await resultFiles()).toEqual(before);
  },
  BUILD_MS,
);
