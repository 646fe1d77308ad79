import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

/** From here on compression saves a round trip. */
const WORTHWHILE_BYTES = 4096;

test('every page has copies for Brotli and gzip that hold the same', async () => {
  const wrong: string[] = [];
  for (const { file, html } of await builtPages()) {
    const path = join(TEST_SITE_DIR, file);
    expect(html.length, file).toBeGreaterThan(WORTHWHILE_BYTES);
    const page = await readFile(path);
    if (!brotliDecompressSync(await readFile(`${path}.br`)).equals(page)) wrong.push(`${file}.br`);
    if (!gunzipSync(await readFile(`${path}.gz`)).equals(page)) wrong.push(`${file}.gz`);
  }
  expect(wrong).toEqual([]);
});

test('feeds and scripts have them, small files and pictures have none', async () => {
  const has = (file: string) => readFile(join(TEST_SITE_DIR, `${file}.br`)).then(Boolean, () => false);
  expect(await Promise.all(['events.ics', 'rss.xml'].map(has))).toEqual([true, true]);
  expect(await Promise.all(['favicon.svg', 'robots.txt', 'storage/banners/1.webp'].map(has))).toEqual([
    false,
    false,
    false,
  ]);
});
