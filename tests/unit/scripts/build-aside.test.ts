import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildAside } from '../../../scripts/build-aside.ts';
import { type BuildFolders, projectBuild } from '../../../src/server/ports/builds/build-contract.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const PARTS = ['site', 'functions', 'records'] as const;

async function writeBuild(folders: BuildFolders, name: string): Promise<void> {
  for (const part of PARTS) {
    await mkdir(folders[part], { recursive: true });
    await writeFile(join(folders[part], 'built'), name);
    await writeFile(join(folders[part], `only-${name}`), '');
  }
}

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

test('of the builds of other processes only those are removed whose process has ended', async () => {
  const root = await tempFolder();
  // No system gives the last id.
  const pids = [process.pid, process.ppid, 2_147_483_646];
  const names = pids.flatMap((pid) => [`former-build-${pid}`, `next-build-${pid}`]);
  for (const name of [...names, 'next-build', 'built-from'])
    await mkdir(join(root, '.cache', name), { recursive: true });
  await buildAside(root, async () => 3);
  expect((await readdir(join(root, '.cache'))).sort()).toEqual(
    ['built-from', `former-build-${process.ppid}`, `next-build-${process.ppid}`].sort(),
  );
});

test.each(PARTS)('a build whose %s cannot be moved leaves the one before in its place', async (part) => {
  const root = await tempFolder();
  await writeBuild(projectBuild(root), 'first');
  const building = buildAside(root, async (siteDir) => {
    const made = projectBuild(dirname(siteDir));
    await writeBuild(made, 'second');
    await rm(made[part], { recursive: true });
    return 0;
  });
  await expect(building).rejects.toThrow('ENOENT');
  expect(await built(root)).toEqual(whole('first'));
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
