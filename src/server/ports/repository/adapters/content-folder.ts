import { constants, type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { blobIdOf } from '../../../../content-files/content-source.ts';
import { nullIfMissing, removeAsides, syncFolder, writeAside } from '../../store/durable-file.ts';
import { isContentPath } from '../content-repository.ts';

/** After this many files a scan lets this process do other work. */
const FILES_A_TURN = 500;
/** File systems record time in steps of up to two seconds, and two changes within one step look the same. */
const TIME_STEP_MS = 2000;

/** Nobody writes such a file by hand, and its history would hold it for good. */
const MAX_BYTES = 50_000_000;

interface KnownFile {
  /** null: it cannot be read. */
  blobId: string | null;
  /** Size, times and inode of the file: while they stay the same, so do its bytes. */
  stamp: string;
  /** Whether the file was read shortly after a change. Then a second change may have the same stamp. */
  isFresh: boolean;
}

interface Scan {
  blobIds: Map<string, string>;
  /** Files that are there and cannot be read: too large, without permission, or on a damaged disk. */
  unreadable: string[];
}

/** A new file beside the old one. `put` moves it into place, `drop` removes it. */
export interface StagedFile {
  put(): Promise<void>;
  drop(): Promise<void>;
}

/** The content folder on the disk, where people write as well. It remembers files it has read, so that the next scan is quick. */
export function contentFolder(folder: string) {
  let known = new Map<string, KnownFile>();
  // `join` would be slow: every scan has thousands of paths, and they are already clean.
  const fileOf = (path: string) => `${folder}/${path}`;

  async function readKnown(path: string, stats: Stats): Promise<KnownFile | null> {
    const stamp = stampOf(stats);
    const before = known.get(path);
    if (before?.stamp === stamp && !before.isFresh) return before;
    const isFresh = Math.abs(Date.now() - stats.ctimeMs) < TIME_STEP_MS;
    const bytes = stats.size > MAX_BYTES ? 'unreadable' : await readFile(fileOf(path)).catch(nullOrUnreadable);
    if (bytes === 'unreadable') return { blobId: null, stamp, isFresh: true };
    return bytes === null ? null : { blobId: blobIdOf(bytes), stamp, isFresh };
  }

  return {
    /**
     * Blob ids of all content files, and which are there without one.
     * @throws when the folder itself is missing, because nobody would want to delete everything
     */
    async scan(): Promise<Scan> {
      const found = new Map<string, KnownFile>();
      let looked = 0;
      for (const path of listFiles(folder)) {
        if (!known.has(path) && !isContentPath(path)) continue;
        looked += 1;
        if (looked % FILES_A_TURN === 0) await nextTurn();
        const stats = lstatSync(fileOf(path), { throwIfNoEntry: false });
        const file = stats?.isFile() ? await readKnown(path, stats) : null;
        if (file !== null) found.set(path, file);
      }
      known = found;
      const blobIds = new Map<string, string>();
      const unreadable: string[] = [];
      for (const [path, { blobId }] of found) {
        if (blobId === null) unreadable.push(path);
        else blobIds.set(path, blobId);
      }
      return { blobIds, unreadable };
    },

    /** The bytes of a file; null: no such file. */
    read: (path: string): Promise<Buffer | null> => readFile(fileOf(path)).catch(nullIfMissing),

    /** Prepares a change, null to delete the file. `put` does nothing when somebody has changed it since the last scan. */
    async stage(path: string, bytes: Uint8Array | null, before: string | null): Promise<StagedFile> {
      const file = fileOf(path);
      if (bytes !== null) await mkdir(dirname(file), { recursive: true });
      const aside = bytes === null ? null : await writeAside(file, bytes);
      const drop = async () => {
        if (aside !== null) await rm(aside, { force: true });
      };
      return {
        drop,
        async put() {
          const stats = lstatSync(file, { throwIfNoEntry: false });
          const seen = known.get(path);
          const isSeen = (stats && stampOf(stats)) === seen?.stamp;
          // What cannot be read counts as what it was before.
          if (!isSeen || (seen?.blobId !== null && (seen?.blobId ?? null) !== before)) return drop();
          if (aside === null) await rm(file, { force: true });
          else await rename(aside, file);
        },
      };
    },

    /** Waits until what was put is in its place on the disk, too. */
    async sync(paths: Iterable<string>): Promise<void> {
      const folders = new Set<string>();
      for (const path of paths) for (const above of foldersOf(path)) folders.add(above);
      for (const below of folders) await syncFolder(fileOf(below)).catch(nullIfMissing);
    },

    /** @throws when the folder is missing or cannot be written */
    check: () => access(folder, constants.R_OK | constants.W_OK),

    /** Removes unfinished files that a crash has left. Call it only while nobody else commits. */
    tidy: () => removeAsides(folder),
  };
}

/** The folders that a file is in, up to the content folder, which is `.`. */
function foldersOf(path: string): string[] {
  const above = dirname(path);
  return above === '.' ? [above] : [above, ...foldersOf(above)];
}

function nullOrUnreadable(error: unknown): 'unreadable' | null {
  if (!(error instanceof Error && 'code' in error)) throw error;
  return error.code === 'ENOENT' ? null : 'unreadable';
}

/** Includes change time and inode, because a copied file may have the old modification time. */
function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Paths of the files below a folder, without those in hidden folders. Does not follow links. */
function* listFiles(root: string, below = ''): Generator<string> {
  for (const entry of entriesOf(root, below)) {
    const path = below + entry.name;
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() && isContentPath(path)) yield* listFiles(root, `${path}/`);
  }
}

function entriesOf(root: string, below: string): Dirent[] {
  try {
    return readdirSync(join(root, below), { withFileTypes: true });
  } catch (error) {
    if (below !== '') return nullIfMissing(error) ?? [];
    throw error;
  }
}
