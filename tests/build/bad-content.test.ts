import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { all, one, readPages, text } from '../support/built-pages.ts';
import { HOUSE_CONTENT } from '../support/house.ts';
import { publishContent } from '../support/publish-content.ts';
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

let folder: string;
let siteDir: string;

beforeAll(async () => {
  folder = await mkdtemp(resolve('.cache/content-'));
  await cp(HOUSE_CONTENT, join(folder, 'content'), { recursive: true });
  await writeFile(join(folder, 'content/events/9001-zly-umysel.md'), EVENT);
  siteDir = (await publishContent(folder)).site;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('words that look like code stay words, on the page and in its structured data', async () => {
  const pages = await readPages(siteDir);
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

test('no feed lets such words out of their place', async () => {
  const feed = await readFile(join(siteDir, 'rss.xml'), 'utf8');
  expect(feed).toContain('alert(1)');
  expect(feed).not.toContain('<script');
  const headers = await readFile(join(siteDir, '_headers'), 'utf8');
  const usual = await readFile(join(TEST_SITE_DIR, '_headers'), 'utf8');
  expect(headers).toBe(usual);
});
