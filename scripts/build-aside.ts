import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildFolders, projectBuild } from '../src/server/ports/builds/build-contract.ts';
import { nullIfMissing } from '../src/server/ports/store/durable-file.ts';

/** The folders must be on the same disk. */
const CACHE = '.cache';
/** Older versions wrote no process id. */
const OF_A_BUILD = /^(?:next|former)-build(?:-(\d+))?$/;

/**
 * Two processes may build at once; a server may be reading the present build.
 * @throws what a rename throws, after the former build is back
 */
export async function buildAside(root: string, build: (siteDir: string) => Promise<number>): Promise<number> {
  const cache = join(root, CACHE);
  await removeLeft(cache);
  const next = join(cache, `next-build-${process.pid}`);
  const former = join(cache, `former-build-${process.pid}`);
  const made = projectBuild(next);
  const code = await build(made.site);
  if (code === 0) {
    await mkdir(former, { recursive: true });
    await putInPlace(made, projectBuild(root), projectBuild(former));
  }
  for (const folder of [next, former]) await rm(folder, { recursive: true, force: true });
  return code;
}

async function removeLeft(cache: string): Promise<void> {
  for (const name of (await readdir(cache).catch(nullIfMissing)) ?? []) {
    const match = OF_A_BUILD.exec(name);
    if (match !== null && !isOfAnother(match[1])) await rm(join(cache, name), { recursive: true, force: true });
  }
}

function isOfAnother(pid: string | undefined): boolean {
  if (pid === undefined || Number(pid) === process.pid) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The records move out first and in last: without them a start builds again, so a crash is harmless. Windows moves no
 * folder with an open file; then all go back.
 */
async function putInPlace(made: BuildFolders, place: BuildFolders, former: BuildFolders): Promise<void> {
  const moved: [from: string, to: string][] = [];
  async function move(from: string, to: string): Promise<void> {
    await rename(from, to);
    moved.push([from, to]);
  }
  try {
    await move(place.records, former.records).catch(nullIfMissing);
    for (const part of ['functions', 'site'] as const) {
      await move(place[part], former[part]).catch(nullIfMissing);
      await move(made[part], place[part]);
    }
    await move(made.records, place.records);
  } catch (error) {
    for (const [from, to] of moved.toReversed()) await rename(to, from);
    throw error;
  }
}
