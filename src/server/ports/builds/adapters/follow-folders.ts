// Notices changes of files that were made by hand or by another program.
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type FSWatcher, watch } from 'chokidar';
import { nullIfMissing } from '../../store/durable-file.ts';

interface Follower {
  /** Something below the folders may have changed. */
  onChange(): void;
  report(error: unknown): void;
}

/** People change several files at once, so we wait for the last one. */
const SETTLING_MS = 150;
/** How soon we look again for a folder that is missing, since it may be on its way. */
const MISSING_MS = 1000;

/**
 * Follows everything below these folders, except for hidden files. The operating system goes on watching a folder that was
 * removed, and knows nothing of one that took its place. So after each change, and as long as a folder is missing, we compare the
 * folders with those we watch; a folder that stays away is no change.
 * @returns ends it
 */
export function followFolders(folders: readonly string[], { onChange, report }: Follower): () => Promise<void> {
  /** Which folder is watched at a path. */
  const watched = new Map<string, string>();
  let watcher: FSWatcher | null = null;
  let settling: NodeJS.Timeout | undefined;
  let isChanged = false;
  let isClosed = false;

  function open(): void {
    let isReady = false;
    watched.clear();
    watcher = watch([...folders], { ignored: (path) => /[\\/]\.[^\\/]*$/.test(path) });
    watcher
      .on('error', report)
      .on('addDir', (path, stats) => stats && watched.set(path, identity(stats)))
      .on('unlinkDir', (path) => watched.delete(path))
      .on('ready', () => {
        isReady = true;
      })
      .on('all', () => {
        if (!isReady) return;
        isChanged = true;
        lookIn(SETTLING_MS);
      });
  }

  function lookIn(ms: number): void {
    if (isClosed) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      if (isChanged) onChange();
      isChanged = false;
      openReplaced().catch(report);
    }, ms);
  }

  async function openReplaced(): Promise<void> {
    const paths = new Set([...folders, ...watched.keys()]);
    const found = await Promise.all(
      [...paths].map(async (path) => [path, await stat(path).catch(nullIfMissing)] as const),
    );
    const isReplaced = found.some(([path, stats]) => stats !== null && watched.get(path) !== identity(stats));
    if (isClosed) return;
    if (isReplaced) {
      await watcher?.close();
      if (isClosed) return;
      open();
      // What is new, and what changed while nothing was watched, is taken up as well.
      isChanged = true;
    }
    if (isReplaced || found.some(([path, stats]) => stats === null && folders.includes(path))) lookIn(MISSING_MS);
  }

  open();
  return async () => {
    isClosed = true;
    clearTimeout(settling);
    await watcher?.close();
  };
}

/** File systems use numbers of removed folders again, so the time of birth belongs to it. */
function identity({ dev, ino, birthtimeMs }: Stats): string {
  return `${dev} ${ino} ${birthtimeMs}`;
}
