import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type FSWatcher, watch } from 'chokidar';
import { nullIfMissing } from '../../store/durable-file.ts';

interface Follower {
  onChange(): void;
  report(error: unknown): void;
}

/** People change several files at once. */
const SETTLING_MS = 150;
const MISSING_MS = 1000;

/**
 * The system goes on watching a removed folder and ignores its successor, so we compare the folders after each
 * change.
 */
export function followFolders(folders: readonly string[], { onChange, report }: Follower): () => Promise<void> {
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

/** File systems reuse the numbers of removed folders. */
function identity({ dev, ino, birthtimeMs }: Stats): string {
  return `${dev} ${ino} ${birthtimeMs}`;
}
