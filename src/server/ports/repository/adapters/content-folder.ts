import { constants, type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { blobIdOf } from '../../../../content-files/content-source.ts';
import { nullIfMissing, removeTempFiles, syncFolder, writeTempFile } from '../../store/durable-file.ts';
import { isContentPath } from '../content-repository.ts';

const FILES_A_TURN = 500;
/** File systems record time in steps of up to two seconds. */
const TIME_STEP_MS = 2000;

const MAX_BYTES = 50_000_000;

interface KnownFile {
  blobId: string | null;
  stamp: string;
  /** Read shortly after a change: another may have the same stamp. */
  isFresh: boolean;
}

interface Scan {
  blobIds: Map<string, string>;
  unreadable: string[];
}

export interface StagedFile {
  put(): Promise<void>;
  drop(): Promise<void>;
}

export function contentFolder(folder: string) {
  let known = new Map<string, KnownFile>();
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

  async function scan(): Promise<Scan> {
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
  }

  return {
    /** @throws when the folder is missing, which must not delete everything */
    scan: coalesced(scan),

    read: (path: string): Promise<Buffer | null> => readFile(fileOf(path)).catch(nullIfMissing),

    /** `put` does nothing where somebody has changed the file since the scan. */
    async stage(path: string, bytes: Uint8Array | null, before: string | null): Promise<StagedFile> {
      const file = fileOf(path);
      if (bytes !== null) await mkdir(dirname(file), { recursive: true });
      const temp = bytes === null ? null : await writeTempFile(file, bytes);
      const drop = async () => {
        if (temp !== null) await rm(temp, { force: true });
      };
      return {
        drop,
        async put() {
          const stats = lstatSync(file, { throwIfNoEntry: false });
          const seen = known.get(path);
          const isSeen = (stats && stampOf(stats)) === seen?.stamp;
          // What cannot be read counts as what it was before.
          if (!isSeen || (seen?.blobId !== null && (seen?.blobId ?? null) !== before)) return drop();
          if (temp === null) await rm(file, { force: true });
          else await rename(temp, file);
        },
      };
    },

    async sync(paths: Iterable<string>): Promise<void> {
      const folders = new Set<string>();
      for (const path of paths) for (const above of foldersOf(path)) folders.add(above);
      for (const below of folders) await syncFolder(fileOf(below)).catch(nullIfMissing);
    },

    check: () => access(folder, constants.R_OK | constants.W_OK),

    /** Only while nobody else commits. */
    tidy: () => removeTempFiles(folder),
  };
}

/** All who call during a run share the next one, which sees what was done before their calls. */
function coalesced<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    if (next !== null) return next;
    const run = underWay.then(() => {
      next = null;
      return work();
    });
    next = run;
    underWay = run.catch(() => undefined);
    return run;
  };
}

function foldersOf(path: string): string[] {
  const above = dirname(path);
  return above === '.' ? [above] : [above, ...foldersOf(above)];
}

function nullOrUnreadable(error: unknown): 'unreadable' | null {
  if (!(error instanceof Error && 'code' in error)) throw error;
  return error.code === 'ENOENT' ? null : 'unreadable';
}

/** A copied file may have the old modification time. */
function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

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
