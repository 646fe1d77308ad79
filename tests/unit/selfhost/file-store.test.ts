import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acceptedEncodings, fileStore } from '../../../src/selfhost/file-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('a kept file is believed for a while, then looked at again', async () => {
  const root = await tempFolder();
  await writeFile(join(root, 'a.html'), 'old');
  const trusting = fileStore(root, { trustMs: 60_000 });
  const doubting = fileStore(root, { trustMs: 0 });
  const first = await doubting.get('/a.html');
  await trusting.get('/a.html');
  expect(await doubting.get('/a.html')).toBe(first);
  await writeFile(join(root, 'a.html'), 'newer');
  expect(String((await doubting.get('/a.html'))?.body)).toBe('newer');
  expect(String((await trusting.get('/a.html'))?.body)).toBe('old');
  await rm(join(root, 'a.html'));
  expect(await doubting.get('/a.html')).toBeNull();
});

test('files used longest ago make room for new ones', async () => {
  const root = await tempFolder();
  for (const name of ['a', 'b', 'c']) await writeFile(join(root, `${name}.html`), name.repeat(10));
  const store = fileStore(root, { maxMemoryBytes: 20, trustMs: 60_000 });
  const a = await store.get('/a.html');
  const b = await store.get('/b.html');
  expect(await store.get('/a.html')).toBe(a);
  await store.get('/c.html');
  expect(await store.get('/a.html')).toBe(a);
  expect(await store.get('/b.html')).not.toBe(b);
});

test('pictures and large files are not kept in memory', async () => {
  const root = await tempFolder();
  await writeFile(join(root, 'photo.jpg'), 'x');
  await writeFile(join(root, 'plan.pdf'), Buffer.alloc(1024 * 1024 + 1));
  const store = fileStore(root);
  expect((await store.get('/photo.jpg'))?.body).toBeNull();
  expect((await store.get('/plan.pdf'))?.body).toBeNull();
});

test('a folder is not a file', async () => {
  expect(await fileStore(await tempFolder()).get('/')).toBeNull();
});

test.each([
  [null, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['BR ; q=1', ['br']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['gzip;q=0, *', ['br']],
  ['br;q=nonsense', []],
])('a client that sends %j takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
