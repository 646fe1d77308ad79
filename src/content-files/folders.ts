import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { STORAGE_FOLDER } from '../domain/defaults.ts';

/** In the content folder, or else in the public one. */
export function storageFolder(contentDir: string, publicDir: string): string {
  const own = join(contentDir, STORAGE_FOLDER);
  return existsSync(own) ? own : join(publicDir, STORAGE_FOLDER);
}

/** Paths of all files below the folder, with forward slashes; without links. */
export async function filesBelow(folder: string): Promise<string[]> {
  const start = join(folder, '/').length;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(start).replaceAll('\\', '/'));
}
