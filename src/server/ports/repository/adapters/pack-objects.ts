import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/time/clock.ts';
import { nullIfMissing } from '../../store/durable-file.ts';

const run = promisify(execFile);

const LEAST_LOOSE = 2000;
const MOST_MS = MINUTE_MS;
const NIGHT_MS = 20 * HOUR_MS;

/**
 * Does nothing without git's own program. Others may read, write and back up meanwhile: packed files stay until the
 * next night.
 * @throws Error when git's program fails or takes too long
 */
export async function packObjects(
  gitdir: string,
  { leastLoose = LEAST_LOOSE, nowMs = Date.now() } = {},
): Promise<void> {
  const packs = join(gitdir, 'objects', 'pack');
  const names = (await readdir(packs).catch(nullIfMissing)) ?? [];
  const ageOf = async (name: string) => nowMs - (await stat(join(packs, name))).mtimeMs;
  for (const name of names.filter((entry) => entry.startsWith('tmp_')))
    if ((await ageOf(name)) > DAY_MS) await rm(join(packs, name), { force: true });
  const ages = await Promise.all(names.filter((entry) => entry.endsWith('.pack')).map(ageOf));
  if (ages.some((ms) => ms < NIGHT_MS)) return;
  const signal = AbortSignal.timeout(MOST_MS);
  if (ages.length > 0) await git(gitdir, signal, 'prune-packed', '-q');
  if ((await countLoose(gitdir)) >= leastLoose) await git(gitdir, signal, 'repack', '-n', '-q');
}

async function countLoose(gitdir: string): Promise<number> {
  const objects = join(gitdir, 'objects');
  let count = 0;
  for (const name of await readdir(objects))
    if (/^[0-9a-f]{2}$/.test(name)) count += (await readdir(join(objects, name))).length;
  return count;
}

async function git(gitdir: string, signal: AbortSignal, ...args: string[]): Promise<void> {
  await run('git', ['--git-dir', gitdir, ...args], { signal }).catch(nullIfMissing);
}
