import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildAside } from '../../../scripts/build-aside.ts';
import { type BuildFolders, projectBuild } from '../../../src/server/publishing/build-contract.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const PARTS = ['site', 'functions', 'records'] as const;

/** In each folder of a build a file that says which build it is of, and one that only this build has. */
async function writeBuild(folders: BuildFolders, name: string): Promise<void> {
  for (const part of PARTS) {
    await mkdir(folders[part], { recursive: true });
    await writeFile(join(folders[part], 'built'), name);
    await writeFile(join(folders[part], `only-${name}`), '');
  }
}

/** What lies in the folders of the project's build. */
async function built(root: string): Promise<Record<string, string[]>> {
  const folders = projectBuild(root);
  const parts = PARTS.map(async (part) => {
    const name = await readFile(join(folders[part], 'built'), 'utf8');
    return [part, [name, ...(await readdir(folders[part])).sort()]];
  });
  return Object.fromEntries(await Promise.all(parts));
}

const whole = (name: string) => Object.fromEntries(PARTS.map((part) => [part, [name, 'built', `only-${name}`]]));

test('the build before stays until the next one is whole, and nothing of it stays then', async () => {
  const root = await tempFolder();
  await writeBuild(projectBuild(root), 'first');
  const code = await buildAside(root, async (siteDir) => {
    await writeBuild(projectBuild(dirname(siteDir)), 'second');
    expect(await built(root)).toEqual(whole('first'));
    return 0;
  });
  expect(code).toBe(0);
  expect(await built(root)).toEqual(whole('second'));
  expect(await readdir(join(root, '.cache'))).toEqual([]);
});

test('a build that fails leaves the one before, and nothing of itself', async () => {
  const root = await tempFolder();
  await writeBuild(projectBuild(root), 'first');
  const code = await buildAside(root, async (siteDir) => {
    await writeBuild(projectBuild(dirname(siteDir)), 'half');
    return 3;
  });
  expect(code).toBe(3);
  expect(await built(root)).toEqual(whole('first'));
  expect(await readdir(join(root, '.cache'))).toEqual([]);
});

test('the first build needs none before it, and takes nothing over of one that a crash has cut off', async () => {
  const root = await tempFolder();
  await writeBuild(projectBuild(join(root, '.cache/next-build')), 'half');
  const code = await buildAside(root, async (siteDir) => {
    await writeBuild(projectBuild(dirname(siteDir)), 'first');
    return 0;
  });
  expect(code).toBe(0);
  expect(await built(root)).toEqual(whole('first'));
});
