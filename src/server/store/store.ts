// The few operations the product needs of a database, each atomic (DESIGN 5). Adapters are proven alike by one contract
// suite (tests/contract/store); what the sentences below promise, it tests.

/** Names one state of one record; changes with every write to it. To be compared, never read. */
export type Version = string;

export interface StoredRecord {
  key: string;
  value: string;
  version: Version;
  /** Epoch milliseconds of the adapter's clock from which the record is gone; null: it stays. */
  expiresAt: number | null;
}

export interface IndexedRecord extends StoredRecord {
  score: number;
}

/** A record with all it needs to be put again. */
export interface WholeRecord extends StoredRecord {
  indexes: Readonly<Record<string, number>>;
}

/**
 * What the record must be like for the commit to happen: whatever it is, not there (expired counts as that), or unchanged
 * since this version was read.
 */
export type Expectation = 'any' | 'absent' | { version: Version };

export interface Put {
  op: 'put';
  key: string;
  /** Any well-formed text without NUL, at most MAX_VALUE_BYTES in UTF-8. */
  value: string;
  expect: Expectation;
  /** Whole seconds; left out: the record stays, even where the one it replaces would have expired. */
  ttlSeconds?: number;
  /** Index name → score. All of the record's entries: those of the record it replaces are gone. */
  indexes?: Readonly<Record<string, number>>;
}

export interface Remove {
  op: 'remove';
  key: string;
  expect: Expectation;
}

export type Write = Put | Remove;

export type CommitResult =
  /** Every write happened; the version is that of all records put. */
  | { ok: true; version: Version }
  /** Nothing happened: the record under `key` was not as expected. The first such write, in the order given. */
  | { ok: false; key: string; current: Version | null };

interface Counter {
  /** After the increment. */
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
  /** By score; records of one score by key, in the order of their UTF-8 bytes. Ascending unless told. */
  order?: 'ascending' | 'descending';
  /** At most MAX_PAGE records; DEFAULT_PAGE unless told. */
  limit?: number;
  /**
   * Only these fields of each value, which must be an object as `JSON.stringify` writes it: `status`, or `mail.to` for one
   * of an object in it. The value shown is the JSON of an object that has each field found under its name as asked for
   * (`{"mail.to":"…"}`); what the value has not, or a value that is no object, is left out. Unless told the whole value.
   */
  fields?: readonly string[];
  /** Where an earlier page ended: its `next`. */
  cursor?: string;
}

export interface Page<T> {
  records: T[];
  /** The cursor of the page after this one; null when this is the last. */
  next: string | null;
}

/**
 * Records of text under keys, each with a version, perhaps an expiry and entries in ordered indexes.
 *
 * - Every method is atomic: it happens wholly or not at all, and no other call sees it half done.
 * - What a call acknowledged survives the end of the process.
 * - Expired records appear nowhere: not in reads, ranges, counts or expectations.
 * - Every method throws StoreError: `unavailable`, or `invalid` and `too-large` before anything happened.
 * - Keys and index names: 1 to MAX_KEY_BYTES bytes of text without white space and control characters.
 */
export interface Store {
  get(key: string): Promise<StoredRecord | null>;

  /** The records in the order of the keys, at most MAX_PAGE; all of one moment as far as they fit a page of PAGE_BYTES. */
  getMany(keys: readonly string[]): Promise<(StoredRecord | null)[]>;

  /**
   * Makes all writes or none: at most MAX_WRITES, no key twice, MAX_COMMIT_BYTES together (`writeBytes`). A write whose
   * answer was lost on the way and that the adapter sends again happens once, and is answered as success.
   */
  commit(writes: readonly Write[]): Promise<CommitResult>;

  /** Reads and removes in one step: of many simultaneous callers one gets the record, the others null. */
  take(key: string): Promise<StoredRecord | null>;

  /**
   * Adds to a whole number, which starts at 0, and keeps it as a record: `get` shows it in decimal, `commit` can remove it.
   * @param options.by a whole number, 1 unless told
   * @param options.ttlSeconds life of a counter that starts with this call; a running one keeps its end
   * @throws StoreError `invalid` when the record is no whole number or would leave the safe ones
   */
  increment(key: string, options?: { by?: number; ttlSeconds?: number }): Promise<Counter>;

  /**
   * One page of an index, values or some of their fields included. It has a record at least, if there is one, and ends
   * before its limit where the keys and values it shows would take more than PAGE_BYTES (`pageBytes`), or the values it
   * looks through for fields more than LOOK_BYTES; only `next` tells whether it is the last. Walking by cursor while
   * records change: a record that keeps its score is met exactly once, new ones and those whose score moves may be met or
   * not; a removed page end does not disturb.
   */
  range(index: string, options?: RangeOptions): Promise<Page<IndexedRecord>>;

  /** How many records an index holds. */
  count(index: string, range?: ScoreRange): Promise<number>;

  /**
   * Every record, in no order, for a backup; in memory are a few at a time. One that stays as it is while this walks is met,
   * in Redis perhaps twice. SQLite shows all as they are at the first step, whatever is written meanwhile; Redis each as it
   * is when it is met.
   * @param options.holding only those whose key or text holds one of these, its letters A to Z large or small; the database
   *   looks, so that the others need not be fetched
   */
  everyRecord(options?: { holding?: readonly string[] }): AsyncIterable<WholeRecord>;

  /** Answers when the store does, and has room to write. */
  ping(): Promise<void>;

  /** Lets go of files and connections; the store cannot be used afterwards. */
  close(): Promise<void>;
}

export const MAX_KEY_BYTES = 512;
/** 256 KB: what fits a request to the host's store several times. */
export const MAX_VALUE_BYTES = 256 * 1024;
/** Keeps a commit below the 1 MB a request to Upstash may have, the script included. Measured by `writeBytes`. */
export const MAX_COMMIT_BYTES = 960 * 1024;
export const MAX_WRITES = 100;
export const MAX_PAGE = 1000;
export const DEFAULT_PAGE = 100;
/** Keeps an answer, in base64, below the 1 MB that one of Upstash may have. */
export const PAGE_BYTES = 700 * 1024;
/** Keeps a database that takes fields out of large values free for others. */
export const LOOK_BYTES = 4 * 1024 * 1024;

/** What a record takes of a page beside its key and value: version, end, score. */
export const RECORD_BYTES = 100;

/** What a record takes of PAGE_BYTES. */
export function pageBytes(key: string, shown: string): number {
  return Buffer.byteLength(key) + Buffer.byteLength(shown) + RECORD_BYTES;
}

/** What a write takes of MAX_COMMIT_BYTES: its value escaped as JSON, and its names as often as a request repeats them. */
export function writeBytes(write: Write): number {
  const own = 2 * Buffer.byteLength(write.key) + 2 * RECORD_BYTES;
  if (write.op === 'remove') return own;
  const indexes = Object.keys(write.indexes ?? {});
  const places = indexes.reduce((sum, index) => sum + 3 * Buffer.byteLength(index) + RECORD_BYTES, 0);
  return own + places + Buffer.byteLength(JSON.stringify(write.value));
}

/**
 * - `unavailable`: the store did not answer, or refused to serve. A write may or may not have happened: look before
 *   doing it again.
 * - `too-large`: a value or a whole commit is over its limit.
 * - `invalid`: the call itself is wrong (key, cursor, limit…); a bug of the caller, or a cursor someone made up.
 * - `missing`: `require` found nothing.
 * - `corrupt`: a record is not what its schema says.
 */
type StoreErrorKind = 'unavailable' | 'too-large' | 'invalid' | 'missing' | 'corrupt';

/** What every adapter throws, and nothing else. Messages name keys, never values: those are personal data. */
export class StoreError extends Error {
  readonly kind: StoreErrorKind;

  constructor(kind: StoreErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StoreError';
    this.kind = kind;
  }
}
