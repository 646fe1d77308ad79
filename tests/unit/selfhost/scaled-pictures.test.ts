import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scaledPictures } from '../../../src/selfhost/scaled-pictures.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const GIGABYTE = 1_000_000_000;
const bytes = (count: number) => new Uint8Array(count);
/** Blocks have a megabyte. */
const disk = (gigabytes: number, freeGigabytes: number) => async () => ({
  bsize: 1_000_000,
  blocks: gigabytes * 1000,
  bavail: freeGigabytes * 1000,
});

async function openFolder(maxBytes: number) {
  const folder = join(await tempFolder(), 'images');
  const open = () => scaledPictures(folder, { maxBytes, disk: disk(100, 50) });
  const names = async () => (await readdir(folder)).sort();
  return { folder, open, names };
}

test('a folder never holds more than its ceiling: what was not shown for the longest time goes', async () => {
  const { open, names } = await openFolder(1000);
  const pictures = open();
  for (const name of ['a-1.webp', 'b-1.webp', 'c-1.webp']) await pictures.put(name, bytes(300));
  await pictures.get('a-1.webp');
  await pictures.put('d-1.webp', bytes(300));
  expect(await names()).toEqual(['a-1.webp', 'c-1.webp', 'd-1.webp']);
  await pictures.put('e-1.webp', bytes(900));
  expect(await names()).toEqual(['e-1.webp']);
});

test('what a former run has kept counts, in the order in which it was last read', async () => {
  const { folder, open, names } = await openFolder(1000);
  await mkdir(folder);
  for (const [name, day] of [
    ['new-1.webp', 20],
    ['old-1.webp', 10],
    ['middle-1.webp', 15],
  ] as const) {
    await writeFile(join(folder, name), bytes(300));
    await utimes(join(folder, name), Date.UTC(2026, 9, day) / 1000, Date.UTC(2026, 9, 1) / 1000);
  }
  await open().put('now-1.webp', bytes(500));
  expect(await names()).toEqual(['new-1.webp', 'now-1.webp']);
});

test('a picture that a hand has removed takes no room any more', async () => {
  const { folder, open, names } = await openFolder(1000);
  const pictures = open();
  await pictures.put('a-1.webp', bytes(900));
  await rm(join(folder, 'a-1.webp'));
  expect(await pictures.get('a-1.webp')).toBeNull();
  await pictures.put('b-1.webp', bytes(500));
  await pictures.put('c-1.webp', bytes(500));
  expect(await names()).toEqual(['b-1.webp', 'c-1.webp']);
});

test.each([
  ['2 GB are left of a large disk', disk(100, 2), []],
  ['a little more is left of a large disk', disk(100, 2.1), ['a-1.webp']],
  ['a tenth is left of a small disk', disk(10, 1), []],
  ['a little more is left of a small disk', disk(10, 1.1), ['a-1.webp']],
])('when %s, a picture is answered in any case', async (_, asked, kept) => {
  const folder = join(await tempFolder(), 'images');
  const answer = await scaledPictures(folder, { disk: asked, maxBytes: GIGABYTE }).put('a-1.webp', bytes(300));
  expect(answer).toMatchObject({ contentType: 'image/webp', sizeBytes: 300 });
  expect(await readdir(folder)).toEqual(kept);
});

test('a picture that cannot be written is answered, and the log says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const file = join(await tempFolder(), 'file');
  await writeFile(file, '');
  const answer = await scaledPictures(join(file, 'images')).put('a-1.webp', bytes(300));
  expect(answer.body).toHaveLength(300);
  expect(log.mock.calls.join()).toContain('ENOTDIR');
});

test('the copies of one original are removed together', async () => {
  const { open, names } = await openFolder(1000);
  await open().put('aa-160.webp', bytes(100));
  const pictures = open();
  await pictures.put('aa-320.avif', bytes(100));
  await pictures.put('ab-320.avif', bytes(100));
  await pictures.removeOf('aa');
  expect(await names()).toEqual(['ab-320.avif']);
});
