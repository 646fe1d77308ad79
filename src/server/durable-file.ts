// The one way this project writes files that others read: beside their place, down to the disk, then into it.
import { randomBytes } from 'node:crypto';
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Begins with a dot, so that nothing takes it for what it is to become, and is short, so that it fits beside the longest name. */
const ASIDE = /^\.kd-[0-9a-f]{16}\.tmp$/;

interface FileOptions {
  /** Who may read it; `0o600`: its owner only. */
  mode?: number;
}

/** Writes a file beside the one it is to become, down to the disk; answers its path. */
export async function writeAside(path: string, bytes: Uint8Array | string, options?: FileOptions): Promise<string> {
  const aside = join(dirname(path), `.kd-${randomBytes(8).toString('hex')}.tmp`);
  const file = await open(aside, 'wx', options?.mode);
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

/** Writes a file so that readers and a crash find the old one or the new one, never a part. */
export async function writeDurably(path: string, bytes: Uint8Array | string, options?: FileOptions): Promise<void> {
  const aside = await writeAside(path, bytes, options);
  try {
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Makes a file in the same way, unless somebody has made it meanwhile: unlike a rename, a link replaces nothing. */
export async function createDurably(path: string, bytes: Uint8Array | string, options?: FileOptions): Promise<void> {
  const aside = await writeAside(path, bytes, options);
  try {
    await link(aside, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * Removes what a crash has left aside below a folder.
 * @param beforeMs what was written since stays, in epoch milliseconds; left out, nobody else may be writing there
 */
export async function removeAsides(folder: string, beforeMs = Number.POSITIVE_INFINITY): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!ASIDE.test(entry.name)) continue;
    const aside = join(entry.parentPath, entry.name);
    const stats = await stat(aside).catch(nullIfMissing);
    if (stats !== null && stats.mtimeMs < beforeMs) await rm(aside, { force: true });
  }
}

/**
 * For `.catch`: what is not on the disk is null.
 * @throws every other error
 */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
