import { limiter } from '../../limiter.ts';
import { requireContentPath } from './content-path.ts';

/** Files read at once: far below the hundred connections GitHub allows. */
const READS_AT_ONCE = 16;

/** Texts of those paths that are there, each read by `readText`. */
export async function readTexts(
  blobIds: ReadonlyMap<string, string>,
  paths: Iterable<string>,
  readText: (path: string, blobId: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const inTurn = limiter(READS_AT_ONCE);
  const texts = new Map<string, string>();
  await Promise.all(
    Array.from(new Set(paths), async (path) => {
      const blobId = blobIds.get(requireContentPath(path));
      if (blobId !== undefined) texts.set(path, await inTurn(() => readText(path, blobId)));
    }),
  );
  return texts;
}
