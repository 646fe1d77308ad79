import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Begins with a dot, so that nothing takes it for content, and is short, so that it fits beside the longest name. */
const ASIDE = /^\.kd-[0-9a-f]{16}\.tmp$/;

/** Writes a file beside the one it is to become, down to the disk; answers its path. */
export async function writeAside(path: string, bytes: Uint8Array | string): Promise<string> {
  const aside = join(dirname(path), `.kd-${randomBytes(8).toString('hex')}.tmp`);
  const file = await open(aside, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return aside;
}

/** Writes a file so that a crash leaves the old one or the new one, never a part. */
export async function writeDurably(path: string, bytes: Uint8Array | string): Promise<void> {
  const aside = await writeAside(path, bytes);
  try {
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Removes what a crash has left aside below a folder. Only while nobody else writes there. */
export async function removeAsides(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (ASIDE.test(entry.name)) await rm(join(entry.parentPath, entry.name), { force: true });
}
