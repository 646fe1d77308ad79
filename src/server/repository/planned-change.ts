import { blobIdOf } from '../../content-files/blob-id.ts';
import { ContentPathError, requireContentPath } from './content-path.ts';
import type { FileChanges } from './content-repository.ts';

/** What is to be written, and how the whole folder looks then. */
export interface PlannedChange {
  /** Files that differ from what is there; null deletes. */
  files: ReadonlyMap<string, { text: string; blobId: string } | null>;
  blobIds: ReadonlyMap<string, string>;
}

/**
 * What is left of the changes when those that change nothing are taken out.
 * @throws ContentPathError for a path that is none, and for a file where a folder is
 */
export function planChange(before: ReadonlyMap<string, string>, changes: FileChanges): PlannedChange {
  const files = new Map<string, { text: string; blobId: string } | null>();
  const blobIds = new Map(before);
  for (const [path, text] of changes) {
    requireContentPath(path);
    const file = text === null ? null : asStored(text);
    if ((file?.blobId ?? null) === (before.get(path) ?? null)) continue;
    files.set(path, file);
    if (file === null) blobIds.delete(path);
    else blobIds.set(path, file.blobId);
  }
  const addsFiles = [...files].some(([path, file]) => file !== null && !before.has(path));
  if (addsFiles) refuseFilesAsFolders([...before.keys(), ...blobIds.keys()]);
  return { files, blobIds };
}

/** Halves of characters have no bytes; what is stored in their place is also what is sent. */
function asStored(text: string): { text: string; blobId: string } {
  const bytes = Buffer.from(text);
  return { text: bytes.toString(), blobId: blobIdOf(bytes) };
}

/** One commit does not turn the one into the other either: on the disk that is more than one step. */
function refuseFilesAsFolders(paths: readonly string[]): void {
  const folders = new Set(paths.flatMap(foldersOf));
  const both = paths.find((path) => folders.has(path));
  if (both !== undefined) throw new ContentPathError(`Both a file and a folder: ${JSON.stringify(both)}`);
}

/** `a/b/c.md` → `a`, `a/b`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}
