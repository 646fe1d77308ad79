import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limiter } from '../../../src/domain/concurrency.ts';
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

test('tasks run a few at once, also after one has failed', async () => {
  const limit = limiter(2);
  let running = 0;
  let most = 0;
  const task = async (index: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index === 1) throw new Error('failed');
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => limit(() => task(index))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(most).toBe(2);
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
