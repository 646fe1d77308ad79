import { randomBytes } from 'node:crypto';
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The leading dot tells readers that the file is unfinished. */
const TEMP_NAME = /^\.kd-[0-9a-f]{16}\.tmp$/;

interface FileOptions {
  mode?: number;
}

export async function writeTempFile(path: string, bytes: Uint8Array | string, options?: FileOptions): Promise<string> {
  const temp = join(dirname(path), `.kd-${randomBytes(8).toString('hex')}.tmp`);
  const file = await open(temp, 'wx', options?.mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return temp;
}

/** Readers find the old file or the new one, even after a power cut; after the return, the new one. */
export async function writeDurably(path: string, bytes: Uint8Array | string, options?: FileOptions): Promise<void> {
  const temp = await writeTempFile(path, bytes, options);
  await rename(temp, path).catch(async (error: unknown) => {
    await rm(temp, { force: true });
    throw error;
  });
  await syncFolder(dirname(path));
}

const CANNOT = ['EINVAL', 'ENOTSUP', 'EBADF'];

/** Until then a power cut may undo a rename. Windows has no call for it. */
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

/** Does nothing where the file exists: a link, unlike a rename, replaces nothing. */
export async function createDurably(path: string, bytes: Uint8Array | string, options?: FileOptions): Promise<void> {
  const temp = await writeTempFile(path, bytes, options);
  try {
    await link(temp, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(temp, { force: true });
  }
  await syncFolder(dirname(path));
}

/** Newer files than `beforeMs` (epoch milliseconds) stay; without it nobody else may be writing. */
export async function removeTempFiles(folder: string, beforeMs = Number.POSITIVE_INFINITY): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!TEMP_NAME.test(entry.name)) continue;
    const temp = join(entry.parentPath, entry.name);
    const stats = await stat(temp).catch(nullIfMissing);
    if (stats !== null && stats.mtimeMs < beforeMs) await rm(temp, { force: true });
  }
}

export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
