import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createDurably,
  removeTempFiles,
  writeDurably,
  writeTempFile,
} from '../../../../../src/server/ports/store/durable-file.ts';
import { namesOnDisk } from '../../../../support/names-on-disk.ts';
import { tempFolder } from '../../../../support/temp-folder.ts';

test('a reader finds the old file or the new one, never a part', async () => {
  const folder = await tempFolder();
  const path = join(folder, 'file');
  const [old, next] = ['old'.repeat(1_000_000), 'new'.repeat(1_500_000)];
  await writeDurably(path, old);
  let isWritten = false;
  const writing = writeDurably(path, next).finally(() => {
    isWritten = true;
  });
  const seen = new Set<string>();
  while (!isWritten) seen.add(await readFile(path, 'utf8'));
  await writing;
  expect([...seen].every((text) => text === old || text === next)).toBe(true);
  expect(await readFile(path, 'utf8')).toBe(next);
  expect(await readdir(folder)).toEqual(['file']);
});

test('a file for its owner’s eyes only is so from its first byte', async () => {
  const path = join(await tempFolder(), 'file');
  expect((await stat(await writeTempFile(path, 'text', { mode: 0o600 }))).mode & 0o777).toBe(0o600);
  await writeDurably(path, 'text', { mode: 0o600 });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('of several who make one file at once the first one’s stays', async () => {
  const folder = await tempFolder();
  const path = join(folder, 'file');
  await createDurably(path, 'first');
  await Promise.all(['a', 'b', 'c'].map((text) => createDurably(path, text)));
  expect([await readFile(path, 'utf8'), await readdir(folder)]).toEqual(['first', ['file']]);
});

test.skipIf(process.platform === 'win32')('a power cut takes away no name of a file that was written', async () => {
  const folder = await tempFolder();
  const onDisk = await namesOnDisk(folder);
  await writeDurably(join(folder, 'written'), 'text');
  expect(onDisk()).toEqual(['written']);
  await createDurably(join(folder, 'created'), 'text');
  expect(onDisk()).toEqual(['created', 'written']);
});

test('what cannot get into its place leaves nothing beside it', async () => {
  const folder = await tempFolder();
  await mkdir(join(folder, 'place', 'taken'), { recursive: true });
  await expect(writeDurably(join(folder, 'place'), 'text')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['place']);
});

test('what a crash has left aside is removed, and nothing else', async () => {
  const folder = await tempFolder();
  await mkdir(join(folder, 'below'));
  for (const name of ['a.md', '.hidden', '.kd-notes.tmp']) await writeFile(join(folder, name), '');
  await writeTempFile(join(folder, 'a.md'), 'half');
  await writeTempFile(join(folder, 'below', 'b.md'), 'half');
  await removeTempFiles(folder, Date.now() - 60_000);
  expect(await readdir(join(folder, 'below'))).toHaveLength(1);
  await removeTempFiles(folder);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['.hidden', '.kd-notes.tmp', 'a.md', 'below']);
});
