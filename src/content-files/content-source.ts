import { hash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-problem.ts';
import { type ContentTree, joinContentTree } from './content-tree.ts';
import { type JudgedFile, judgeContentFile } from './judge-content-file.ts';

export interface ReadContent {
  tree: ContentTree;
  /** By path below the content folder. */
  blobIds: ReadonlyMap<string, string>;
}

/** A content folder that can be read repeatedly. */
export interface ContentSource {
  /**
   * Reads and judges the files that changed since the last call; unchanged files are the same objects again.
   * @throws ContentError listing every problem, in sentences for editors
   */
  read(): ReadContent;
}

interface KnownFile {
  version: string;
  blobId: string;
  judged: JudgedFile;
}

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
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return null;
    const version = versionOf(stats);
    const before = known.get(path);
    if (before !== undefined && before.version === version) return before;
    const bytes = readFileSync(file);
    const id = blobIdOf(bytes);
    const judged = before?.blobId === id ? before.judged : judgeContentFile(path, bytes.toString('utf8'));
    return { version, blobId: id, judged };
  }

  return {
    read() {
      known = new Map(
        listFiles(contentDir).flatMap((path) => {
          const file = readFile(path);
          return file === null ? [] : [[path, file]];
        }),
      );
      const pictures = new Set(listFiles(storageDir));
      const judged = [...known.values()].map((file) => file.judged);
      const result = joinContentTree(judged, (path) => pictures.has(path));
      if (!result.ok) throw new ContentError(result.problems);
      return { tree: result.tree, blobIds: new Map([...known].map(([path, file]) => [path, file.blobId])) };
    },
  };
}

function versionOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  const isFresh = Date.now() - Math.max(mtimeMs, ctimeMs) < CLOCK_STEP_MS;
  return `${ino}-${size}-${mtimeMs}-${ctimeMs}${isFresh ? '-fresh' : ''}`;
}

/** Files and folders whose names begin with a dot belong to other programs, not to the content. */
const HIDDEN = /(?:^|\/)\./;

/** Paths of all files below a folder, with forward slashes, sorted; hidden ones are skipped. */
function listFiles(folder: string): string[] {
  return readEntries(folder)
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !HIDDEN.test(path))
    .sort();
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
