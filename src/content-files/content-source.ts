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
  /** By path below the content folder. */
  blobIds: ReadonlyMap<string, string>;
}

/** One file of a content folder. */
export interface FoundFile {
  /** Empty for what cannot be read. */
  blobId: string;
  judged: JudgedFile;
}

/** What lies in a content folder, with or without mistakes. */
export interface FoundContent {
  /** By path below the content folder. */
  files: ReadonlyMap<string, FoundFile>;
  pictureExists: PictureLookup;
}

/** A content folder that can be read repeatedly. */
export interface ContentSource {
  /** Reads and judges the files that changed since the last call; unchanged files are the same objects again. */
  find(): FoundContent;
  /**
   * The content of all files.
   * @throws ContentError listing every problem, in sentences for editors
   */
  read(): ReadContent;
}

interface KnownFile extends FoundFile {
  version: string;
}

/** Beyond it a file is not even read; parsing has a smaller limit of its own. */
const MAX_READ_BYTES = 50_000_000;

/** A file that changes again this soon may look unchanged, because file systems store times in steps. */
const CLOCK_STEP_MS = 50;

/**
 * The content folder, judged against the pictures below the storage folder. Reads are synchronous: with ten thousand files
 * that is several times faster, and no caller has anything else to do meanwhile.
 */
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
        // What is no file matters only where a file should be.
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

/** Judged without its bytes; it is looked at again each time. */
function unreadable(path: string, message: string): KnownFile {
  return { version: '', blobId: '', judged: namedUnreadable(path, message) };
}

function versionOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  const isFresh = Date.now() - Math.max(mtimeMs, ctimeMs) < CLOCK_STEP_MS;
  return `${ino}-${size}-${mtimeMs}-${ctimeMs}${isFresh ? '-fresh' : ''}`;
}

/** Files and folders whose names begin with a dot belong to other programs, not to the content. */
const HIDDEN = /(?:^|\/)\./;

/** The folder of pictures that a content folder may hold, and all that is in it. */
const OF_PICTURES = new RegExp(`^${STORAGE_FOLDER}(?:/|$)`);

/** A link and what else is no file of its own. */
type EntryKind = 'file' | 'folder' | 'other';

/** Everything below a folder, by paths with forward slashes, sorted; what is hidden is skipped, and links are not followed. */
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

/** A missing folder is empty; whoever needs a file from it reports it. */
function readEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The name git gives to a file's content: the SHA-1 of a header and its bytes. */
export function blobIdOf(bytes: Uint8Array): string {
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
}
