import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/time/clock.ts';
import { nullIfMissing } from '../../store/durable-file.ts';

const run = promisify(execFile);

/** A save writes some five objects, each a file of its own. */
const LEAST_LOOSE = 2000;
/** A server that is told to stop waits for this, and is killed after 90 seconds (systemd's default). */
const MOST_MS = MINUTE_MS;
/** Less than a day, because the job that packs may start a little earlier than the night before. */
const NIGHT_MS = 20 * HOUR_MS;

/**
 * Packs the objects of a git directory when there are many: versions of one list or text become one file with their differences. It needs
 * git's own program, because the library does not store differences; without that program nothing happens.
 *
 * It may run while others read, write and back up. The packed files stay until the next night, so that whoever has listed them finds
 * them. After a minute git's program is ended; what that leaves goes a day later.
 * @param options.leastLoose how many unpacked objects are worth it
 * @param options.nowMs epoch milliseconds, on the clock of the file system
 * @throws Error when git's program fails or takes too long
 */
export async function packObjects(
  gitdir: string,
  { leastLoose = LEAST_LOOSE, nowMs = Date.now() } = {},
): Promise<void> {
  const packs = join(gitdir, 'objects', 'pack');
  const names = await readdir(packs);
  const ageOf = async (name: string) => nowMs - (await stat(join(packs, name))).mtimeMs;
  for (const name of names.filter((entry) => entry.startsWith('tmp_')))
    if ((await ageOf(name)) > DAY_MS) await rm(join(packs, name), { force: true });
  const ages = await Promise.all(names.filter((entry) => entry.endsWith('.pack')).map(ageOf));
  if (ages.some((ms) => ms < NIGHT_MS)) return;
  const signal = AbortSignal.timeout(MOST_MS);
  if (ages.length > 0) await git(gitdir, signal, 'prune-packed', '-q');
  if ((await countLoose(gitdir)) >= leastLoose) await git(gitdir, signal, 'repack', '-n', '-q');
}

/** How many objects are files of their own, in folders named by the first two letters of their ids. */
async function countLoose(gitdir: string): Promise<number> {
  const objects = join(gitdir, 'objects');
  let count = 0;
  for (const name of await readdir(objects))
    if (/^[0-9a-f]{2}$/.test(name)) count += (await readdir(join(objects, name))).length;
  return count;
}

async function git(gitdir: string, signal: AbortSignal, ...args: string[]): Promise<void> {
  // Missing is the program: the folder has just been read.
  await run('git', ['--git-dir', gitdir, ...args], { signal }).catch(nullIfMissing);
}
