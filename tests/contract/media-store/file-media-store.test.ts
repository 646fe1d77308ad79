import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileMediaStore } from '../../../src/server/ports/media/adapters/file-media-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { somePicture, testMediaStore } from './media-store-contract.ts';

testMediaStore(async () => {
  const folder = join(await tempFolder(), 'media');
  return {
    media: fileMediaStore(folder),
    async breakDown() {
      await rm(folder, { recursive: true });
      await writeFile(folder, 'a file where the folder should be');
    },
  };
});

test('what a crash has left half written is no picture', async () => {
  const folder = join(await tempFolder(), 'media');
  const { name, bytes } = somePicture(1);
  await mkdir(folder);
  await writeFile(join(folder, '.kd-0123456789abcdef.tmp'), bytes.subarray(0, 10));
  const media = fileMediaStore(folder);
  expect([await media.list(), await media.has(name)]).toEqual([[], false]);
  await media.put(name, bytes);
  expect(await media.list()).toEqual([name]);
});

test('nobody ever reads half a picture while it is being written', async () => {
  const folder = join(await tempFolder(), 'media');
  const media = fileMediaStore(folder);
  const { name, bytes } = somePicture(2, 4_000_000);
  let isWritten = false;
  const writing = media.put(name, bytes).finally(() => {
    isWritten = true;
  });
  const seen = new Set<number>();
  while (!isWritten) seen.add((await media.get(name))?.length ?? 0);
  await writing;
  expect([...seen, bytes.length].every((length) => length === 0 || length === bytes.length)).toBe(true);
  expect(await readdir(folder)).toEqual([name]);
});
