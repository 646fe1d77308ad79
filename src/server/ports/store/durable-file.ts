// How this program writes files that others read: it writes a file beside its final path, waits for the disk, moves it into place,
// and waits until the folder is on the disk as well.
import { randomBytes } from 'node:crypto';
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The name of a file while it is written. It begins with a dot, so that no reader takes it for a finished file. */
const ASIDE = /^\.kd-[0-9a-f]{16}\.tmp$/;

interface FileOptions {
  /** Who may read it; `0o600`: only its owner. */
  mode?: number;
}

/** @returns the path of a file beside it that is on the disk */
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

/**
 * Writes a file so that readers, also after a crash, find the old file or the new one, never a part. Once it has returned, not even a
 * power cut brings the old one back.
 */
export async function writeDurably(path: string, bytes: Uint8Array | string, options?: FileOptions): Promise<void> {
  const aside = await writeAside(path, bytes, options);
  await rename(aside, path).catch(async (error: unknown) => {
    await rm(aside, { force: true });
    throw error;
  });
  await syncFolder(dirname(path));
}

/** File systems that cannot do this for a folder, such as some of networks, answer so. */
const CANNOT = ['EINVAL', 'ENOTSUP', 'EBADF'];

/** Waits until the names in a folder are on the disk: a power cut may undo a rename before that. Windows has no call for it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && CANNOT.includes(String(error.code)))) throw error;
  } finally {
    await handle.close();
  }
}

/** Creates a file in the same way. Does nothing when the file already exists: unlike a rename, a link replaces nothing. */
export async function createDurably(path: string, bytes: Uint8Array | string, options?: FileOptions): Promise<void> {
  const aside = await writeAside(path, bytes, options);
  try {
    await link(aside, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
  await syncFolder(dirname(path));
}

/**
 * Removes unfinished files that a crash has left below a folder.
 * @param beforeMs newer files stay, in epoch milliseconds. Left out: all are removed, so nobody else may be writing there.
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
 * For `.catch` of calls of `node:fs`: a missing file is null.
 * @throws every other error
 */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
