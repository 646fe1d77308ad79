import { cp, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type BuildFolders, projectBuild } from '../../src/server/ports/builds/build-contract.ts';
import { linkPublicFolder } from './house.ts';
import { TEST_SITE_DIR } from './test-site-dir.ts';

/**
 * The built site of the tests, as if it had been built in `folder`: a publisher can go on from there.
 * @param folder in the project, because the kept bundle finds the packages only there
 */
export async function copyBuiltSite(folder: string): Promise<BuildFolders> {
  const [from, to] = [projectBuild(dirname(TEST_SITE_DIR)), projectBuild(folder)];
  for (const part of ['site', 'functions', 'records'] as const) await cp(from[part], to[part], { recursive: true });
  await symlink(resolve('src'), join(folder, 'src'));
  await linkPublicFolder(join(folder, 'public'));
  return to;
}
