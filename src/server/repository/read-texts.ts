import { requireContentPath } from './content-path.ts';
import { manyAtOnce } from './many-at-once.ts';

/** Texts of those paths that are there, each read by `readText`. */
export async function readTexts(
  blobIds: ReadonlyMap<string, string>,
  paths: Iterable<string>,
  readText: (path: string, blobId: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  await manyAtOnce(new Set(paths), async (path) => {
    const blobId = blobIds.get(requireContentPath(path));
    if (blobId !== undefined) texts.set(path, await readText(path, blobId));
  });
  return texts;
}
