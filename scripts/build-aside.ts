import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildFolders, projectBuild } from '../src/server/ports/builds/build-contract.ts';
import { nullIfMissing } from '../src/server/ports/store/durable-file.ts';

/** In the project's folder, so that what is made there is on the same disk. */
const CACHE = '.cache';
/** The folders of a build, by the id of the process that makes it; older programs had no id in their names. */
const OF_A_BUILD = /^(?:next|former)-build(?:-(\d+))?$/;

/**
 * Makes the project's build beside the one that is there, which a server may be reading, and puts it into its place when it is whole.
 * A build that fails or is cut off leaves the one before as it was. Two processes may build at once.
 * @param build makes the site in a folder, with its products beside it; resolves to its exit code
 * @returns the exit code
 * @throws what a rename throws, after the build before is back in its place
 */
export async function buildAside(root: string, build: (siteDir: string) => Promise<number>): Promise<number> {
  const cache = join(root, CACHE);
  await removeLeft(cache);
  /** Where the build is made. */
  const next = join(cache, `next-build-${process.pid}`);
  /** Where the build before goes while this one takes its place. */
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

/** Removes what builds have left whose processes have ended. */
async function removeLeft(cache: string): Promise<void> {
  for (const name of (await readdir(cache).catch(nullIfMissing)) ?? []) {
    const match = OF_A_BUILD.exec(name);
    if (match !== null && !isOfAnother(match[1])) await rm(join(cache, name), { recursive: true, force: true });
  }
}

/** Whether a process with this id runs, other than this one. */
function isOfAnother(pid: string | undefined): boolean {
  if (pid === undefined || Number(pid) === process.pid) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Without records a start builds anew. They leave first and come last, so that what a crash has left half done is built again. When a
 * folder cannot be moved, as on Windows while a program has a file of it open, all go back to where they were.
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
