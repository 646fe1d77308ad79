/**
 * One state of the content folder. Paths are below it, with forward slashes: `events/0042-jazz.md`.
 */
export interface ContentState {
  /** Names this state (git's commit id). */
  readonly revision: string;
  /** Blob id of every file: git's SHA-1 of its bytes, the same in every adapter. */
  readonly blobIds: ReadonlyMap<string, string>;
  /** Texts of the files asked for; paths that are not there are left out. */
  read(paths: Iterable<string>): Promise<ReadonlyMap<string, string>>;
}

/** New texts by path; null deletes the file. */
export type FileChanges = ReadonlyMap<string, string | null>;

export interface ContentCommit {
  /** Id of the account that saves; never a name or an address (DESIGN 6). */
  author: string;
  /** One line without personal data. */
  message: string;
  /** The blob ids the editor opened; null: the file must not be there. */
  expected: ReadonlyMap<string, string | null>;
  /**
   * What the commit changes, asked again for each newer state until the commit stands on the newest one. It judges the result
   * before answering: what it throws ends the commit, and nothing is written.
   */
  change(state: ContentState): Promise<FileChanges>;
}

export type CommitOutcome =
  /** The state after the commit; without a change to write, the state that is. */
  | { kind: 'committed'; state: ContentState }
  /** Somebody else changed these of the expected files; nothing was written. */
  | { kind: 'conflict'; paths: readonly string[]; state: ContentState };

/** One commit of the content folder. */
export interface Revision {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Id of the account that saved it; null for changes made outside the admin area. */
  author: string | null;
  message: string;
  /** Blob ids of the asked paths after it; null: not there. */
  blobIds: ReadonlyMap<string, string | null>;
}

/** Where the content files live, with their history. Never a forced update; all files of a commit or none (DESIGN 5, 6). */
export interface ContentRepository {
  /** @throws ContentUnavailableError when the repository cannot be reached */
  state(): Promise<ContentState>;
  /** An earlier state; null when the id is unknown. */
  stateAt(revision: string): Promise<ContentState | null>;
  /**
   * Retries on newer states as long as the expected files stay the same.
   * @throws ContentUnavailableError when the repository cannot be reached or stays too busy
   */
  commit(commit: ContentCommit): Promise<CommitOutcome>;
  /** Commits that touched any of the paths, newest first. */
  history(paths: readonly string[], options: { limit: number; before?: string }): Promise<Revision[]>;
  /**
   * The text that a path had, by the blob id its history gives: far cheaper than the whole state of that time.
   * @throws ContentUnavailableError when the repository cannot be reached, or knows no such blob; ContentPathError for what is
   *   no path or no blob id
   */
  textOf(path: string, blobId: string): Promise<string>;
  /**
   * Resolves when content can be read and written, as far as that can be told without doing so.
   * @throws ContentUnavailableError
   */
  check(): Promise<void>;
  /** When the access to it ends by itself, in epoch milliseconds, as the last answer said; null: it does not, or nobody knows. */
  accessEndsAt?(): number | null;
  close(): Promise<void>;
}

/** The repository does not answer, refuses for now, or stays too busy; nothing was written. */
export class ContentUnavailableError extends Error {
  /** When trying again makes sense, if it said so. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, retryAfterSeconds: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentUnavailableError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Bytes of one name; file systems take no more. */
const MAX_NAME_BYTES = 255;
/** Bytes of a whole path, far below what systems and GitHub allow. */
const MAX_PATH_BYTES = 1000;

/** A path that leads out of the content folder, is written in a disguise, or that some file system would not keep. */
export class ContentPathError extends Error {
  override name = 'ContentPathError';
}

// What no name may hold: control characters (NUL among them), line breaks, halves of characters, a backslash and a colon
// (folders and drives on Windows), and the sign that begins an encoded character.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\:%]/u;

/** No name begins with a dot: that covers `.` and `..`, `.git`, and the files that editors and this program put aside. */
function isName(name: string): boolean {
  return name !== '' && !/^\.|[. ]$/.test(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}

/** Whether a path, relative to the content folder and with forward slashes, may name a content file. */
export function isContentPath(path: string): boolean {
  if (FORBIDDEN.test(path) || Buffer.byteLength(path) > MAX_PATH_BYTES) return false;
  return path.split('/').every(isName);
}

/**
 * Answers the path itself.
 * @throws ContentPathError when it may not name a content file
 */
export function requireContentPath(path: string): string {
  if (!isContentPath(path)) throw new ContentPathError(`Not a path of a content file: ${JSON.stringify(path)}`);
  return path;
}

const BLOB_ID = /^[0-9a-f]{40}$/;

/**
 * The id itself: a part of addresses and of file names, too.
 * @throws ContentPathError
 */
export function requireBlobId(id: string): string {
  if (!BLOB_ID.test(id)) throw new ContentPathError(`No id of a blob: ${JSON.stringify(id)}`);
  return id;
}

/**
 * A repository that is opened when it is first needed, and again after that has failed: functions that never touch content do
 * not wait for it, and a folder that is missing for a while stops nothing else.
 */
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
    close: async () => (await opened)?.close(),
  };
}
