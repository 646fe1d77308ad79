import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSource } from '../../../src/content-files/content-source.ts';
import { storageFolder } from '../../../src/content-files/folders.ts';
import { readBuildConfig } from '../../../src/site-config.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE } from '../../support/house.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('pictures lie in the content folder, or where it has none among the files that are served as they are', async () => {
  const folder = await tempFolder();
  const [content, publics] = [join(folder, 'content'), join(folder, 'public')];
  const config = () => readBuildConfig({ CONTENT_DIR: content, PUBLIC_DIR: publics });
  await mkdir(content);
  expect(storageFolder(content, publics)).toBe(join(publics, 'storage'));
  expect(config().storageDir).toBe(join(publics, 'storage'));
  await mkdir(join(content, 'storage'));
  expect(storageFolder(content, publics)).toBe(join(content, 'storage'));
  expect(config().storageDir).toBe(join(content, 'storage'));
});

test('pictures beside the content are judged as pictures, not as content files', async () => {
  const content = await tempFolder();
  await cp(HOUSE_CONTENT, content, { recursive: true });
  await cp(HOUSE_STORAGE, join(content, 'storage'), { recursive: true });
  const source = contentSource(content, storageFolder(content, 'public'));
  expect([...source.read().blobIds.keys()].filter((path) => path.startsWith('storage'))).toEqual([]);
  await rm(join(content, 'storage/rooms/1.webp'));
  expect(() => source.read()).toThrow('obrázok storage/rooms/1.webp neexistuje');
});
