import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pictures that are committed with the content lie, relative to the working directory. */
const STORAGE_DIR = join('public', 'storage');

/** Paths below `/storage/` of the pictures that are committed with the content; null where they are not at hand. */
export async function committedPictures(folder: string = STORAGE_DIR): Promise<ReadonlySet<string> | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return null;
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    ),
  );
}
