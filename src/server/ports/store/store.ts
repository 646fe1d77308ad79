// The few database operations that this site needs, each of them atomic. One contract suite (tests/contract/store) proves every
// adapter and tests what the comments below promise. More: docs/store.md.

/** Names one state of one record and changes with every write; only compare it. */
export type Version = string;

export interface StoredRecord {
  key: string;
  value: string;
  version: Version;
  /** Epoch milliseconds of the adapter's clock; null: never. */
  expiresAt: number | null;
}

export interface IndexedRecord extends StoredRecord {
  score: number;
}

export interface WholeRecord extends StoredRecord {
  indexes: Readonly<Record<string, number>>;
}

/** Nothing, no record (an expired one is none), or the record unchanged since this version. */
export type Expectation = 'any' | 'absent' | { version: Version };

export interface Put {
  op: 'put';
  key: string;
  /** Well-formed, without NUL, at most MAX_VALUE_BYTES in UTF-8. */
  value: string;
  expect: Expectation;
  /** Whole seconds; missing: it stays, even if the one it replaces would have expired. */
  ttlSeconds?: number;
  /** Index name → score; replaces all entries of the record before. */
  indexes?: Readonly<Record<string, number>>;
}

export interface Remove {
  op: 'remove';
  key: string;
  expect: Expectation;
}

export type Write = Put | Remove;

export type CommitResult =
  | { ok: true; version: Version }
  /** Nothing happened: `key`, the first in their order, was not as expected. */
  | { ok: false; key: string; current: Version | null };

export interface Counter {
  value: number;
  expiresAt: number | null;
}

export interface ScoreRange {
  /** Included; missing: no bound. */
  min?: number;
  max?: number;
}

export interface RangeOptions extends ScoreRange {
  /** By score, then by the UTF-8 bytes of the keys; default: ascending. */
  order?: 'ascending' | 'descending';
  /** At most MAX_PAGE; default: DEFAULT_PAGE. */
  limit?: number;
  /**
   * `status`, or `mail.to` of an inner object; values must be objects as `JSON.stringify` writes them. Answers a flat
   * object with the names as asked for (`{"mail.to":"…"}`), without missing fields. Default: the whole value.
   */
  fields?: readonly string[];
  cursor?: string;
}

export interface Page<T> {
  records: T[];
  /** null: this is the last page. */
  next: string | null;
}

/**
 * Records of text under keys, each with a version, maybe an expiry and entries in ordered indexes.
 * - Every method happens completely or not at all, and no other call sees it half done.
 * - What is acknowledged survives the end of the process, and all but counts a power cut.
 * - Expired records appear nowhere, nor in counts and expectations.
 * - Every method throws StoreError: `unavailable`, or `invalid` and `too-large` before anything has happened.
 * - Keys and index names have 1 to MAX_KEY_BYTES bytes, without white space and control characters.
 */
export interface Store {
  get(key: string): Promise<StoredRecord | null>;

  /** In the order of the keys, at most MAX_PAGE; of one moment if they fit PAGE_BYTES. */
  getMany(keys: readonly string[]): Promise<(StoredRecord | null)[]>;

  /**
   * All writes or none: at most MAX_WRITES, no key twice, MAX_COMMIT_BYTES together (`writeBytes`). Sent again after
   * a lost answer, they happen once and have the first answer.
   */
  commit(writes: readonly Write[]): Promise<CommitResult>;

  /** Of many simultaneous callers one gets the record, the others null. */
  take(key: string): Promise<StoredRecord | null>;

  /**
   * A counter from 0, which is a record: `get` shows it in decimal, `commit` can remove it. `invalid` also means no
   * whole number, or one outside the safe integers.
   * @param options.ttlSeconds for a counter that starts with this call; a running one keeps its end
   */
  increment(key: string, options?: { by?: number; ttlSeconds?: number }): Promise<Counter>;

  /**
   * One page of an index. It has at least one record, if there is one, and ends before its limit when keys and values
   * would take more than PAGE_BYTES (`pageBytes`), or values searched for fields more than LOOK_BYTES; only `next`
   * tells whether it is the last. While records change, a walk by cursor meets every record that keeps its score
   * exactly once; it may miss or meet new ones and those whose score changes. The record at a page's end may be
   * removed between two pages.
   */
  range(index: string, options?: RangeOptions): Promise<Page<IndexedRecord>>;

  count(index: string, range?: ScoreRange): Promise<number>;

  /**
   * Every record, in no order, few in memory at a time. One that does not change is met, in Redis perhaps twice.
   * SQLite shows all as of the first step, Redis each as it is when it is met.
   * @param options.holding only records whose key or value contains one of these texts, A to Z in either case, as the
   * database searches
   */
  everyRecord(options?: { holding?: readonly string[] }): AsyncIterable<WholeRecord>;

  /** It answers and has room to write. */
  ping(): Promise<void>;

  close(): Promise<void>;
}

export const MAX_KEY_BYTES = 512;
/** Several values fit one request to Upstash. */
export const MAX_VALUE_BYTES = 256 * 1024;
/** Below the 1 MB of a request to Upstash, the script included (`writeBytes`). */
export const MAX_COMMIT_BYTES = 960 * 1024;
export const MAX_WRITES = 100;
export const MAX_PAGE = 1000;
export const DEFAULT_PAGE = 100;
/** Below the 1 MB of Upstash's answer, which is in base64. */
export const PAGE_BYTES = 700 * 1024;
/** How long one call may occupy the database with large values. */
export const LOOK_BYTES = 4 * 1024 * 1024;

/** Of a page, besides key and value. */
export const RECORD_BYTES = 100;

/** Of PAGE_BYTES. */
export function pageBytes(key: string, shown: string): number {
  return Buffer.byteLength(key) + Buffer.byteLength(shown) + RECORD_BYTES;
}

/** Of MAX_COMMIT_BYTES: the value escaped as JSON, names as often as a request repeats them. */
export function writeBytes(write: Write): number {
  const own = 2 * Buffer.byteLength(write.key) + 2 * RECORD_BYTES;
  if (write.op === 'remove') return own;
  const indexes = Object.keys(write.indexes ?? {});
  const places = indexes.reduce((sum, index) => sum + 3 * Buffer.byteLength(index) + RECORD_BYTES, 0);
  return own + places + Buffer.byteLength(JSON.stringify(write.value));
}

/**
 * - `unavailable`: no answer; a write may have happened: read before repeating it.
 * - `too-large`: over a limit.
 * - `invalid`: a bug of the caller, or a forged cursor.
 * - `missing`: `require` found nothing.
 * - `corrupt`: a record does not fit its schema.
 */
type StoreErrorKind = 'unavailable' | 'too-large' | 'invalid' | 'missing' | 'corrupt';

/** Messages name keys, never values, which are personal data. */
export class StoreError extends Error {
  readonly kind: StoreErrorKind;

  constructor(kind: StoreErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StoreError';
    this.kind = kind;
  }
}
