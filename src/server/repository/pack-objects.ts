import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS, MINUTE_MS } from '../../domain/time/clock.ts';
import { nullIfMissing } from '../store/durable-file.ts';

const run = promisify(execFile);

/** A save writes some five objects, each a file of its own. */
const LEAST_LOOSE = 2000;
const MOST_MS = 10 * MINUTE_MS;

/**
 * Packs the objects of a git directory when there are many: versions of one list or text become one file with their differences. It needs
 * git's own program, because the library does not store differences; without that program nothing happens.
 *
 * It may run while others read, write and back up. The packed files stay for a day, so that whoever has listed them finds them.
 * @param options.leastLoose how many unpacked objects are worth it
 * @param options.nowMs epoch milliseconds, on the clock of the file system
 * @throws Error when git's program fails
 */
export async function packObjects(
  gitdir: string,
  { leastLoose = LEAST_LOOSE, nowMs = Date.now() } = {},
): Promise<void> {
  const packs = join(gitdir, 'objects', 'pack');
  const names = (await readdir(packs)).filter((name) => name.endsWith('.pack'));
  const made = await Promise.all(names.map(async (name) => (await stat(join(packs, name))).mtimeMs));
  if (made.some((ms) => nowMs - ms < DAY_MS)) return;
  if (names.length > 0) await git(gitdir, 'prune-packed', '-q');
  if ((await countLoose(gitdir)) >= leastLoose) await git(gitdir, 'repack', '-n', '-q');
}

/** How many objects are files of their own, in folders named by the first two letters of their ids. */
async function countLoose(gitdir: string): Promise<number> {
  const objects = join(gitdir, 'objects');
  let count = 0;
  for (const name of await readdir(objects))
    if (/^[0-9a-f]{2}$/.test(name)) count += (await readdir(join(objects, name))).length;
  return count;
}

async function git(gitdir: string, ...args: string[]): Promise<void> {
  // Missing is the program: the folder has just been read.
  await run('git', ['--git-dir', gitdir, ...args], { timeout: MOST_MS }).catch(nullIfMissing);
}
