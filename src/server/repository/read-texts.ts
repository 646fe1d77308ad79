import { forEachLimited } from '../concurrency.ts';
import { requireContentPath } from './content-repository.ts';

/** Texts of those paths that are there, each read by `readText`. */
export async function readTexts(
  blobIds: ReadonlyMap<string, string>,
  paths: Iterable<string>,
  readText: (path: string, blobId: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  await forEachLimited(new Set(paths), async (path) => {
    const blobId = blobIds.get(requireContentPath(path));
    if (blobId !== undefined) texts.set(path, await readText(path, blobId));
  });
  return texts;
}
