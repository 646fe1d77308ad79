import { forEachLimited } from '../../../domain/concurrency.ts';
import { STORAGE_FOLDER } from '../../../domain/defaults.ts';

/** Paths are relative to the content folder, with forward slashes: `events/0042-jazz.md`. */
export interface ContentState {
  /** Names this state (git's commit id). */
  readonly revision: string;
  /** Blob id of every file: git's SHA-1 of its bytes, the same in every adapter. */
  readonly blobIds: ReadonlyMap<string, string>;
  /** Texts of these files; paths without a file are left out. */
  read(paths: Iterable<string>): Promise<ReadonlyMap<string, string>>;
}

/** A state whose texts are read by `readText`, one file at a time. */
export function contentState(
  { revision, blobIds }: Pick<ContentState, 'revision' | 'blobIds'>,
  readText: (path: string, blobId: string) => Promise<string>,
): ContentState {
  return {
    revision,
    blobIds,
    async read(paths) {
      const texts = new Map<string, string>();
      await forEachLimited(new Set(paths), async (path) => {
        const blobId = blobIds.get(requireContentPath(path));
        if (blobId !== undefined) texts.set(path, await readText(path, blobId));
      });
      return texts;
    },
  };
}

/** Paths whose blobs differ, with their later blob id; null: deleted. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Map<string, string | null> {
  const changed = new Map<string, string | null>();
  for (const [path, blobId] of after) if (before.get(path) !== blobId) changed.set(path, blobId);
  for (const path of before.keys()) if (!after.has(path)) changed.set(path, null);
  return changed;
}

/** New texts by path; null deletes the file. */
export type FileChanges = ReadonlyMap<string, string | null>;

export interface ContentCommit {
  /** Id of the account that saves; never a name or an address, since git keeps it. */
  author: string;
  /** One line without personal data. */
  message: string;
  /** The blob ids of the files that the editor opened; null: the file must not exist. */
  expected: ReadonlyMap<string, string | null>;
  /** Called again for each newer state. It must check its result first: when it throws, nothing is written. */
  change(state: ContentState): Promise<FileChanges>;
}

export type CommitOutcome =
  /** The state after the commit; the current state if there was nothing to change. */
  | { kind: 'committed'; state: ContentState }
  /** Somebody else changed these of the expected files; nothing was written. */
  | { kind: 'conflict'; paths: readonly string[]; state: ContentState };

export interface Revision {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Id of the account that saved it; null for changes made outside the admin area. */
  author: string | null;
  message: string;
  /** Blob ids of the asked paths after this commit; null: no such file. */
  blobIds: ReadonlyMap<string, string | null>;
}

/**
 * The content files with their history. A commit writes all of its files or none, and never moves a branch by force. One
 * contract suite (tests/contract/content-repository) proves both adapters. More: docs/content-repository.md.
 */
export interface ContentRepository {
  /** @throws ContentUnavailableError when the repository cannot be reached */
  state(): Promise<ContentState>;
  /** An earlier state; null for an unknown id. */
  stateAt(revision: string): Promise<ContentState | null>;
  /**
   * Tries again on newer states as long as the expected files stay the same.
   * @throws ContentUnavailableError when the repository cannot be reached or stays too busy
   */
  commit(commit: ContentCommit): Promise<CommitOutcome>;
  /** Commits that touched any of the paths, newest first. */
  history(paths: readonly string[], options: { limit: number; before?: string }): Promise<Revision[]>;
  /**
   * An earlier text of a file, by the blob id from its history: far cheaper than `stateAt`.
   * @throws ContentUnavailableError when the repository cannot be reached, or knows no such blob; ContentPathError when `path`
   *   or `blobId` has another form
   */
  textOf(path: string, blobId: string): Promise<string>;
  /**
   * Resolves when content can be read and written, as far as that can be known without writing.
   * @throws ContentUnavailableError
   */
  check(): Promise<void>;
  /**
   * Makes the history take less room, when there is much to gain. Missing where somebody else keeps it.
   * @throws Error when that fails; the history is whole then
   */
  pack?(): Promise<void>;
  /** When the access to the repository expires, in epoch milliseconds, as its last answer said; null: never, or unknown. */
  accessEndsAt?(): number | null;
  close(): Promise<void>;
}

/** The repository does not answer, refuses for now, or stays too busy. Nothing was written. */
export class ContentUnavailableError extends Error {
  /** Seconds after which another try makes sense, if the repository said so. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, retryAfterSeconds: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentUnavailableError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The most bytes of one name that file systems take. */
const MAX_NAME_BYTES = 255;
/** The most bytes of a whole path: far below what systems and GitHub allow. */
const MAX_PATH_BYTES = 1000;

/** The path leads out of the content folder, is encoded, or would not work on every file system. */
export class ContentPathError extends Error {
  override name = 'ContentPathError';
}

// Characters that no name may contain: control characters (such as NUL), line breaks, halves of surrogate pairs, backslash and
// colon (folders and drives on Windows), and the sign that begins an encoded character.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\:%]/u;

/** No name begins with a dot: this excludes `.` and `..`, `.git`, and unfinished files of editors and of this program. */
function isName(name: string): boolean {
  return name !== '' && !/^\.|[. ]$/.test(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}

/**
 * Whether a path, relative to the content folder and with forward slashes, may name a content file. The pictures in a folder beside
 * them are none.
 */
export function isContentPath(path: string): boolean {
  if (FORBIDDEN.test(path) || Buffer.byteLength(path) > MAX_PATH_BYTES) return false;
  const names = path.split('/');
  return names[0] !== STORAGE_FOLDER && names.every(isName);
}

/**
 * @returns the path itself
 * @throws ContentPathError when it may not name a content file
 */
export function requireContentPath(path: string): string {
  if (!isContentPath(path)) throw new ContentPathError(`Not a path of a content file: ${JSON.stringify(path)}`);
  return path;
}

const BLOB_ID = /^[0-9a-f]{40}$/;

/**
 * Ids become parts of addresses and of file names.
 * @returns the id itself
 * @throws ContentPathError
 */
export function requireBlobId(id: string): string {
  if (!BLOB_ID.test(id)) throw new ContentPathError(`No id of a blob: ${JSON.stringify(id)}`);
  return id;
}

/** Opens a repository on first use, and again after a failure: functions that never touch content do not wait for it. */
export function lazyRepository(open: () => Promise<ContentRepository>): ContentRepository {
  let opened: Promise<ContentRepository> | null = null;

  function repository(): Promise<ContentRepository> {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  return {
    state: async () => (await repository()).state(),
    stateAt: async (revision) => (await repository()).stateAt(revision),
    commit: async (commit) => (await repository()).commit(commit),
    history: async (paths, options) => (await repository()).history(paths, options),
    textOf: async (path, blobId) => (await repository()).textOf(path, blobId),
    check: async () => (await repository()).check(),
    pack: async () => (await repository()).pack?.(),
    close: async () => (await opened)?.close(),
  };
}
