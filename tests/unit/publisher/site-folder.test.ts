import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyPublicFile, publicFiles, putPictures } from '../../../src/publisher/site-folder.ts';
import { tempFolder } from '../../support/temp-folder.ts';

async function makeFolders() {
  const root = await tempFolder();
  for (const path of [
    'public/favicon.svg',
    'public/storage/logo.svg',
    'public/storage/hall.svg',
    'house/storage/logo.svg',
    'house/storage/rooms/hall.svg',
  ]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), path);
  }
  return { site: join(root, 'site'), publicDir: join(root, 'public'), houseStorage: join(root, 'house/storage') };
}

async function filesIn(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(site.length + 1)).sort();
}

test('pictures of a content folder take the place of all those among the public files', async () => {
  const { site, publicDir, houseStorage } = await makeFolders();
  const folders = { publicDir, storageDir: houseStorage };
  const paths = [...publicFiles(folders).keys()];
  expect(paths.sort()).toEqual(['favicon.svg', 'storage/logo.svg', 'storage/rooms/hall.svg']);
  await cp(publicDir, site, { recursive: true });
  await putPictures(site, paths, folders);
  expect(await filesIn(site)).toEqual(paths);
  expect(await readFile(join(site, 'storage/logo.svg'), 'utf8')).toBe('house/storage/logo.svg');
});

test('a content folder without pictures has those among the public files', async () => {
  const { site, publicDir } = await makeFolders();
  const folders = { publicDir, storageDir: join(publicDir, 'storage') };
  const paths = [...publicFiles(folders).keys()];
  expect(paths.sort()).toEqual(['favicon.svg', 'storage/hall.svg', 'storage/logo.svg']);
  await cp(publicDir, site, { recursive: true });
  await putPictures(site, paths, folders);
  expect(await filesIn(site)).toEqual(paths);
});

test('one file is copied from where it lies', async () => {
  const { site, publicDir, houseStorage } = await makeFolders();
  const folders = { publicDir, storageDir: houseStorage };
  for (const path of ['favicon.svg', 'storage/rooms/hall.svg']) await copyPublicFile(site, path, folders);
  expect(await readFile(join(site, 'favicon.svg'), 'utf8')).toBe('public/favicon.svg');
  expect(await readFile(join(site, 'storage/rooms/hall.svg'), 'utf8')).toBe('house/storage/rooms/hall.svg');
});

test('a house without a single picture has none of the sample', async () => {
  const { publicDir } = await makeFolders();
  const paths = publicFiles({ publicDir, storageDir: join(publicDir, 'nowhere') });
  expect([...paths.keys()]).toEqual(['favicon.svg']);
});
