import pLimit from 'p-limit';
import { STORAGE_FOLDER } from '../../../domain/defaults.ts';

const READS_AT_ONCE = 16;

/** Paths are below the content folder, with forward slashes. */
export interface ContentState {
  /** Git's commit id. */
  readonly revision: string;
  /** Git's SHA-1 of the bytes, in every adapter. */
  readonly blobIds: ReadonlyMap<string, string>;
  /** Paths without a file are left out. */
  read(paths: Iterable<string>): Promise<ReadonlyMap<string, string>>;
}

export function contentState(
  { revision, blobIds }: Pick<ContentState, 'revision' | 'blobIds'>,
  readText: (path: string, blobId: string) => Promise<string>,
): ContentState {
  return {
    revision,
    blobIds,
    async read(paths) {
      const texts = new Map<string, string>();
      await pLimit(READS_AT_ONCE).map(new Set(paths), async (path) => {
        const blobId = blobIds.get(requireContentPath(path));
        if (blobId !== undefined) texts.set(path, await readText(path, blobId));
      });
      return texts;
    },
  };
}

/** Path → later blob id; null: deleted. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Map<string, string | null> {
  const changed = new Map<string, string | null>();
  for (const [path, blobId] of after) if (before.get(path) !== blobId) changed.set(path, blobId);
  for (const path of before.keys()) if (!after.has(path)) changed.set(path, null);
  return changed;
}

/** null deletes the file. */
export type FileChanges = ReadonlyMap<string, string | null>;

export interface ContentCommit {
  /** Account id; git keeps it, so never a name or an address. */
  author: string;
  /** One line without personal data. */
  message: string;
  /** As the editor opened them; null: the file must not exist. */
  expected: ReadonlyMap<string, string | null>;
  /** Called again for each newer state; when it throws, nothing is written. */
  change(state: ContentState): Promise<FileChanges>;
}

export type CommitOutcome =
  | { kind: 'committed'; state: ContentState }
  /** Somebody changed these expected files; nothing was written. */
  | { kind: 'conflict'; paths: readonly string[]; state: ContentState };

export interface Revision {
  id: string;
  at: number;
  /** Account id; null: made outside the admin area. */
  author: string | null;
  message: string;
  /** After this commit; null: no such file. */
  blobIds: ReadonlyMap<string, string | null>;
}

/**
 * A commit writes all of its files or none, and never moves a branch by force. One contract suite
 * (tests/contract/content-repository) proves both adapters (docs/content-repository.md).
 */
export interface ContentRepository {
  state(): Promise<ContentState>;
  /** null: unknown id. */
  stateAt(revision: string): Promise<ContentState | null>;
  /**
   * Tries again on newer states while the expected files stay the same.
   * @throws ContentUnavailableError, also when too busy
   */
  commit(commit: ContentCommit): Promise<CommitOutcome>;
  history(paths: readonly string[], options: { limit: number; before?: string }): Promise<Revision[]>;
  /**
   * By the blob id from the file's history: far cheaper than `stateAt`.
   * @throws ContentUnavailableError, also for an unknown blob; ContentPathError for another form
   */
  textOf(path: string, blobId: string): Promise<string>;
  check(): Promise<void>;
  /**
   * Missing where somebody else keeps the history.
   * @throws Error; the history is whole then
   */
  pack?(): Promise<void>;
  /** Epoch milliseconds, as the last answer said; null: never, or unknown. */
  accessEndsAt?(): number | null;
  close(): Promise<void>;
}

/** Nothing was written. */
export class ContentUnavailableError extends Error {
  readonly retryAfterSeconds: number | null;

  constructor(message: string, retryAfterSeconds: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentUnavailableError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const MAX_NAME_BYTES = 255;
/** Far below what systems and GitHub allow. */
const MAX_PATH_BYTES = 1000;

/** Leads out of the content folder, is encoded, or does not work everywhere. */
export class ContentPathError extends Error {
  override name = 'ContentPathError';
}

// Control characters, line breaks, halves of surrogate pairs, backslash and colon (Windows), and the sign of
// encoding.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\:%]/u;

/** A dot begins `..`, `.git`, and unfinished files of editors and ours. */
function isName(name: string): boolean {
  return name !== '' && !/^\.|[. ]$/.test(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}

/** Pictures in a folder beside the texts are none. */
export function isContentPath(path: string): boolean {
  if (FORBIDDEN.test(path) || Buffer.byteLength(path) > MAX_PATH_BYTES) return false;
  const names = path.split('/');
  return names[0] !== STORAGE_FOLDER && names.every(isName);
}

/** @throws ContentPathError */
export function requireContentPath(path: string): string {
  if (!isContentPath(path)) throw new ContentPathError(`Not a path of a content file: ${JSON.stringify(path)}`);
  return path;
}

const BLOB_ID = /^[0-9a-f]{40}$/;

/**
 * Ids become parts of addresses and file names.
 * @throws ContentPathError
 */
export function requireBlobId(id: string): string {
  if (!BLOB_ID.test(id)) throw new ContentPathError(`No id of a blob: ${JSON.stringify(id)}`);
  return id;
}

/** Opens on first use and again after a failure: functions without content do not wait. */
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
