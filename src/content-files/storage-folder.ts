import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { STORAGE_FOLDER } from '../domain/defaults.ts';

/** In the content folder, or else in the public one. */
export function storageFolder(contentDir: string, publicDir: string): string {
  const own = join(contentDir, STORAGE_FOLDER);
  return existsSync(own) ? own : join(publicDir, STORAGE_FOLDER);
}
