import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from './content-problem.ts';
import { type ContentTree, readContentTree } from './content-tree.ts';

/** Paths of all files below a folder, with forward slashes; names that begin with a dot are passed over. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

/**
 * Reads and judges the content folder against the pictures below the storage folder.
 * @throws ContentError listing every problem, in sentences for editors
 */
export async function readContentDir(contentDir: string, storageDir: string): Promise<ContentTree> {
  const [paths, pictures] = await Promise.all([listFiles(contentDir), listFiles(storageDir)]);
  const files = new Map<string, string>();
  await Promise.all(paths.map(async (path) => files.set(path, await readFile(join(contentDir, path), 'utf8'))));
  const known = new Set(pictures);
  const result = readContentTree(files, (path) => known.has(path));
  if (!result.ok) throw new ContentError(result.problems);
  return result.tree;
}
