import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files a build copies as they are, by path below the folder, each with its size and time, which tell a changed one. */
export function publicFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = statSync(file);
    files.set(file.slice(folder.length + 1).replaceAll('\\', '/'), `${size}-${mtimeMs}`);
  }
  return files;
}
