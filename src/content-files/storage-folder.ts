import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { STORAGE_FOLDER } from '../domain/defaults.ts';

/**
 * The folder of the pictures that belong to a content folder: the one in it, or, where it has none, the one among the files that are
 * served as they are.
 */
export function storageFolder(contentDir: string, publicDir: string): string {
  const own = join(contentDir, STORAGE_FOLDER);
  return existsSync(own) ? own : join(publicDir, STORAGE_FOLDER);
}
