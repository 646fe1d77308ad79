import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, attribute, builtPages } from '../support/built-pages.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const isOfEvent = (path: string) => /^\/events\/\d+\//.test(path);
const pages = await builtPages();
const styleSheetsOf = (page: (typeof pages)[number]) =>
  all(page, 'link[rel="stylesheet"]').map((link) => attribute(link, 'href'));

test('all pages of events ask for one style sheet, the same', () => {
  const asked = pages.filter(({ path }) => isOfEvent(path)).map(styleSheetsOf);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.map((sheets) => sheets.length)).toEqual(asked.map(() => 1));
  expect(new Set(asked.flat()).size).toBe(1);
});

test('it lies where files never change under their name, with compressed copies', async () => {
  const [path] = pages.filter(({ path }) => isOfEvent(path)).flatMap(styleSheetsOf);
  expect(path).toMatch(/^\/build\/events\.[0-9a-f]{8}\.css$/);
  const [own, gzip, brotli] = await Promise.all(
    ['', '.gz', '.br'].map((ending) => readFile(join(TEST_SITE_DIR, `${path}${ending}`))),
  );
  expect(own?.toString()).toContain('@font-face');
  expect(gzip?.length).toBeLessThan(own?.length ?? 0);
  expect(brotli?.length).toBeLessThan(gzip?.length ?? 0);
});

test('other public pages ask for no style sheet', () => {
  const others = pages.filter(({ path }) => !isOfEvent(path));
  expect(others.filter((page) => styleSheetsOf(page).length > 0).map(({ path }) => path)).toEqual([]);
});
