// The few database operations that this site needs, each of them atomic. One contract suite (tests/contract/store) proves every
// adapter and tests what the comments below promise. More: docs/store.md.

/** Names one state of one record and changes with every write to it. It is opaque: only compare it. */
export type Version = string;

export interface StoredRecord {
  key: string;
  value: string;
  version: Version;
  /** When the record ends, in epoch milliseconds of the adapter's clock; null: never. */
  expiresAt: number | null;
}

export interface IndexedRecord extends StoredRecord {
  score: number;
}

/** A record with everything that is needed to put it again. */
export interface WholeRecord extends StoredRecord {
  indexes: Readonly<Record<string, number>>;
}

/** Expects nothing, no record (an expired one counts as none), or the record unchanged since this version was read. */
export type Expectation = 'any' | 'absent' | { version: Version };

export interface Put {
  op: 'put';
  key: string;
  /** Any well-formed text without NUL, at most MAX_VALUE_BYTES in UTF-8. */
  value: string;
  expect: Expectation;
  /** Whole seconds. Left out: the record stays, even if the one it replaces would have expired. */
  ttlSeconds?: number;
  /** Index name → score: all index entries of the record. Those of the record it replaces are removed. */
  indexes?: Readonly<Record<string, number>>;
}

export interface Remove {
  op: 'remove';
  key: string;
  expect: Expectation;
}

export type Write = Put | Remove;

export type CommitResult =
  /** Every write happened; all records put have this version. */
  | { ok: true; version: Version }
  /** Nothing happened: the record under `key`, the first of the writes in their order, was not as expected. */
  | { ok: false; key: string; current: Version | null };

export interface Counter {
  value: number;
  expiresAt: number | null;
}

export interface ScoreRange {
  /** Lowest score, included; left out: no bound. */
  min?: number;
  /** Highest score, included; left out: no bound. */
  max?: number;
}

export interface RangeOptions extends ScoreRange {
  /** By score, and records of one score by the UTF-8 bytes of their keys; default: ascending. */
  order?: 'ascending' | 'descending';
  /** At most MAX_PAGE; default: DEFAULT_PAGE. */
  limit?: number;
  /**
   * Answers only these fields of each value: `status`, or `mail.to` for a field of an inner object. The values must be objects
   * as `JSON.stringify` writes them. Each value is answered as the JSON of a flat object with the names as asked for
   * (`{"mail.to":"…"}`), without the fields the value lacks. Default: the whole value.
   */
  fields?: readonly string[];
  /** The `next` of an earlier page. */
  cursor?: string;
}

export interface Page<T> {
  records: T[];
  /** The cursor of the page after this one; null when this is the last. */
  next: string | null;
}

/**
 * Records of text under keys, each with a version and, if wanted, an expiry and entries in ordered indexes.
 *
 * - Every method is atomic: it happens completely or not at all, and no other call sees it half done.
 * - What a call has acknowledged survives the end of the process, and all but counts a power cut.
 * - Expired records appear nowhere: not in reads, ranges, counts or expectations.
 * - Every method throws StoreError: `unavailable`, or `invalid` and `too-large` before anything has happened.
 * - Keys and index names have 1 to MAX_KEY_BYTES bytes, without white space and control characters.
 */
export interface Store {
  get(key: string): Promise<StoredRecord | null>;

  /** The records in the order of the keys, at most MAX_PAGE. They are of one moment if they fit a page of PAGE_BYTES. */
  getMany(keys: readonly string[]): Promise<(StoredRecord | null)[]>;

  /**
   * Makes all writes or none: at most MAX_WRITES, no key twice, MAX_COMMIT_BYTES together (`writeBytes`). When the answer is
   * lost and the adapter sends the writes again, they happen once and the answer is the first one.
   */
  commit(writes: readonly Write[]): Promise<CommitResult>;

  /** Reads and removes in one step: of many simultaneous callers one gets the record, the others get null. */
  take(key: string): Promise<StoredRecord | null>;

  /**
   * Adds to a counter that starts at 0. The counter is a record: `get` shows it in decimal, `commit` can remove it.
   * @param options.by a whole number; default: 1
   * @param options.ttlSeconds life of a counter that starts with this call; a running counter keeps its end
   * @throws StoreError `invalid` when the record is no whole number or would leave the safe integers
   */
  increment(key: string, options?: { by?: number; ttlSeconds?: number }): Promise<Counter>;

  /**
   * One page of an index, with the values or some of their fields. A page has at least one record, if there is one. It ends
   * before its limit when its keys and values would take more than PAGE_BYTES (`pageBytes`), or when the values searched for
   * fields would take more than LOOK_BYTES; only `next` tells whether a page is the last. While records change, a walk by
   * cursor meets every record that keeps its score exactly once; it may meet or miss new records and those whose score
   * changes. The record at the end of a page may be removed between two pages.
   */
  range(index: string, options?: RangeOptions): Promise<Page<IndexedRecord>>;

  count(index: string, range?: ScoreRange): Promise<number>;

  /**
   * Every record, in no order, a few in memory at a time: for a backup, or to find a person. A record that does not change
   * during the walk is met, in Redis perhaps twice. SQLite shows all records as they were at the first step; Redis shows each
   * as it is when it is met.
   * @param options.holding only records whose key or value contains one of these texts, A to Z in either case; the database
   *   searches, so the other records are not fetched
   */
  everyRecord(options?: { holding?: readonly string[] }): AsyncIterable<WholeRecord>;

  /** Resolves when the store answers and has room to write. */
  ping(): Promise<void>;

  /** Releases files and connections; the store cannot be used afterwards. */
  close(): Promise<void>;
}

export const MAX_KEY_BYTES = 512;
/** 256 KB, so that several values fit one request to Upstash. */
export const MAX_VALUE_BYTES = 256 * 1024;
/** Keeps a commit below the 1 MB of a request to Upstash, the script included. Measured by `writeBytes`. */
export const MAX_COMMIT_BYTES = 960 * 1024;
export const MAX_WRITES = 100;
export const MAX_PAGE = 1000;
export const DEFAULT_PAGE = 100;
/** Keeps an answer of Upstash, which is in base64, below its 1 MB. */
export const PAGE_BYTES = 700 * 1024;
/** Limits how long one call can occupy the database with taking fields out of large values. */
export const LOOK_BYTES = 4 * 1024 * 1024;

/** Bytes of a page that a record takes besides its key and value: for its version, end and score. */
export const RECORD_BYTES = 100;

/** How much of PAGE_BYTES a record takes. */
export function pageBytes(key: string, shown: string): number {
  return Buffer.byteLength(key) + Buffer.byteLength(shown) + RECORD_BYTES;
}

/** How much of MAX_COMMIT_BYTES a write takes: its value escaped as JSON, and its names as often as a request repeats them. */
export function writeBytes(write: Write): number {
  const own = 2 * Buffer.byteLength(write.key) + 2 * RECORD_BYTES;
  if (write.op === 'remove') return own;
  const indexes = Object.keys(write.indexes ?? {});
  const places = indexes.reduce((sum, index) => sum + 3 * Buffer.byteLength(index) + RECORD_BYTES, 0);
  return own + places + Buffer.byteLength(JSON.stringify(write.value));
}

/**
 * - `unavailable`: the store did not answer, or refused to serve. A write may or may not have happened: read before
 *   repeating it.
 * - `too-large`: a value or a whole commit is over its limit.
 * - `invalid`: the call itself is wrong (key, cursor, limit…): a bug of the caller, or a forged cursor.
 * - `missing`: `require` found nothing.
 * - `corrupt`: a record does not fit its schema.
 */
type StoreErrorKind = 'unavailable' | 'too-large' | 'invalid' | 'missing' | 'corrupt';

/** The only error that adapters throw. Its messages name keys, never values: values are personal data. */
export class StoreError extends Error {
  readonly kind: StoreErrorKind;

  constructor(kind: StoreErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StoreError';
    this.kind = kind;
  }
}
