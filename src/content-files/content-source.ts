import { hash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseContentPath } from '../domain/content/collections.ts';
import { STORAGE_FOLDER } from '../domain/defaults.ts';
import { ContentError } from './content-problem.ts';
import { type ContentTree, joinContentTree, type PictureLookup } from './content-tree.ts';
import { type JudgedFile, judgeContentFile, namedUnreadable } from './judge-content-file.ts';

export interface ReadContent {
  tree: ContentTree;
  blobIds: ReadonlyMap<string, string>;
}

export interface FoundFile {
  /** Empty for what cannot be read. */
  blobId: string;
  judged: JudgedFile;
}

export interface FoundContent {
  files: ReadonlyMap<string, FoundFile>;
  pictureExists: PictureLookup;
}

export interface ContentSource {
  /** Judges only changed files; the others are the same objects again. */
  find(): FoundContent;
  /** @throws ContentError with every problem */
  read(): ReadContent;
}

interface KnownFile extends FoundFile {
  version: string;
}

/** A larger file is not even read; parsing has a smaller limit. */
const MAX_READ_BYTES = 50_000_000;

/** File systems store times in steps: within one a second change may show nothing. */
const CLOCK_STEP_MS = 50;

/** Synchronous reads are several times faster with ten thousand files. */
export function contentSource(contentDir: string, storageDir: string): ContentSource {
  let known = new Map<string, KnownFile>();

  function readFile(path: string): KnownFile | null {
    const file = join(contentDir, path);
    let version: string;
    let bytes: Buffer;
    const before = known.get(path);
    try {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats === undefined) return null;
      if (stats.size > MAX_READ_BYTES) return unreadable(path, TOO_LARGE);
      version = versionOf(stats);
      if (before !== undefined && before.version === version) return before;
      bytes = readFileSync(file);
    } catch {
      return unreadable(path, NO_ACCESS);
    }
    const id = blobIdOf(bytes);
    const judged = before?.blobId === id ? before.judged : judgeContentFile(path, bytes.toString('utf8'));
    return { version, blobId: id, judged };
  }

  function find(): FoundContent {
    known = new Map(
      listEntries(contentDir).flatMap(({ path, kind }) => {
        if (OF_PICTURES.test(path)) return [];
        const file = kind === 'file' ? readFile(path) : unreadable(path, kind === 'folder' ? A_FOLDER : A_LINK);
        const isBesides = kind !== 'file' && parseContentPath(path) === null;
        return file === null || isBesides ? [] : [[path, file]];
      }),
    );
    const pictures = new Set(listEntries(storageDir).flatMap(({ path, kind }) => (kind === 'file' ? [path] : [])));
    return { files: known, pictureExists: (path) => pictures.has(path) };
  }

  return {
    find,
    read() {
      const { files, pictureExists } = find();
      const result = joinContentTree(judgedOf(files), pictureExists);
      if (!result.ok) throw new ContentError(result.problems);
      return { tree: result.tree, blobIds: blobIdsOf(files) };
    },
  };
}

export function judgedOf(files: FoundContent['files']): JudgedFile[] {
  return [...files.values()].map(({ judged }) => judged);
}

export function blobIdsOf(files: FoundContent['files']): Map<string, string> {
  return new Map([...files].map(([path, { blobId }]) => [path, blobId]));
}

const NO_ACCESS = 'súbor sa nedá prečítať: program nemá právo, alebo je disk poškodený';
const TOO_LARGE = 'súbor je príliš veľký';
const A_FOLDER = 'má tu byť súbor, a\u00a0je tu priečinok';
const A_LINK = 'má tu byť súbor, a\u00a0je tu odkaz na iné miesto: vložte sem súbor samotný';

function unreadable(path: string, message: string): KnownFile {
  return { version: '', blobId: '', judged: namedUnreadable(path, message) };
}

function versionOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  const isFresh = Date.now() - Math.max(mtimeMs, ctimeMs) < CLOCK_STEP_MS;
  return `${ino}-${size}-${mtimeMs}-${ctimeMs}${isFresh ? '-fresh' : ''}`;
}

const HIDDEN = /(?:^|\/)\./;

const OF_PICTURES = new RegExp(`^${STORAGE_FOLDER}(?:/|$)`);

type EntryKind = 'file' | 'folder' | 'other';

/** Forward slashes, sorted; without hidden names and links. */
function listEntries(folder: string): { path: string; kind: EntryKind }[] {
  return readEntries(folder)
    .map((entry) => ({
      path: join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
      kind: entry.isFile() ? ('file' as const) : entry.isDirectory() ? ('folder' as const) : ('other' as const),
    }))
    .filter(({ path }) => !HIDDEN.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** As git does: the SHA-1 of a header and the bytes. */
export function blobIdOf(bytes: Uint8Array): string {
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
}
