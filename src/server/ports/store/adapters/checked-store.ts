import { z } from 'zod';
import {
  type CommitResult,
  MAX_COMMIT_BYTES,
  MAX_KEY_BYTES,
  MAX_PAGE,
  MAX_VALUE_BYTES,
  MAX_WRITES,
  type RangeOptions,
  type ScoreRange,
  type Store,
  StoreError,
  type Write,
  writeBytes,
} from '../store.ts';

const WHITE_OR_CONTROL = /[\s\p{Cc}]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const FIELD = /^\w+(\.\w+)*$/;

function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new StoreError('invalid', message);
}

function checkName(what: string, name: string): void {
  const fits = name !== '' && byteLength(name) <= MAX_KEY_BYTES;
  const isPlain = !WHITE_OR_CONTROL.test(name) && !LONE_SURROGATE.test(name);
  demand(fits && isPlain, `${what} ${JSON.stringify(name.slice(0, 80))} is empty, too long or not plain text`);
}

function checkKeys(keys: readonly string[]): void {
  for (const key of keys) checkName('Key', key);
}

function checkTtl(key: string, ttlSeconds: number | undefined): void {
  const isWhole = ttlSeconds === undefined || (Number.isSafeInteger(ttlSeconds) && ttlSeconds > 0);
  demand(isWhole, `The life of ${key} is not a whole number of seconds above 0`);
}

function checkValue(key: string, value: string): void {
  // Half a surrogate pair has no UTF-8, and NUL ends a text in some databases.
  demand(!LONE_SURROGATE.test(value) && !value.includes('\0'), `The value of ${key} is not well-formed text`);
  const bytes = byteLength(value);
  if (bytes > MAX_VALUE_BYTES) throw new StoreError('too-large', `The value of ${key} has ${bytes} bytes`);
}

function checkWrite(write: Write): void {
  checkName('Key', write.key);
  if (write.op === 'remove') return;
  checkValue(write.key, write.value);
  checkTtl(write.key, write.ttlSeconds);
  for (const [index, score] of Object.entries(write.indexes ?? {})) {
    checkName('Index', index);
    demand(Number.isFinite(score), `The score of ${write.key} in ${index} is not a finite number`);
  }
}

function checkCommit(writes: readonly Write[]): void {
  demand(writes.length >= 1 && writes.length <= MAX_WRITES, `A commit of ${writes.length} writes`);
  for (const write of writes) checkWrite(write);
  demand(new Set(writes.map((write) => write.key)).size === writes.length, 'A commit writes one key twice');
  const bytes = writes.reduce((sum, write) => sum + writeBytes(write), 0);
  if (bytes > MAX_COMMIT_BYTES) throw new StoreError('too-large', `The ${writes.length} writes take ${bytes} bytes`);
}

function checkRange(index: string, { min = 0, max = 0 }: ScoreRange): void {
  checkName('Index', index);
  demand(!Number.isNaN(min) && !Number.isNaN(max), `A bound in ${index} is not a number`);
}

function checkPage({ limit, fields = [] }: RangeOptions): void {
  demand(limit === undefined || (Number.isInteger(limit) && limit >= 1 && limit <= MAX_PAGE), `A page of ${limit}`);
  for (const field of fields) demand(FIELD.test(field), `The field ${JSON.stringify(field.slice(0, 80))}`);
}

export function checkedStore(adapter: Store): Store {
  return {
    ...adapter,
    async get(key) {
      checkKeys([key]);
      return adapter.get(key);
    },
    async getMany(keys) {
      demand(keys.length <= MAX_PAGE, `${keys.length} keys at once`);
      checkKeys(keys);
      return keys.length === 0 ? [] : adapter.getMany(keys);
    },
    async commit(writes): Promise<CommitResult> {
      checkCommit(writes);
      return adapter.commit(writes);
    },
    async take(key) {
      checkKeys([key]);
      return adapter.take(key);
    },
    async increment(key, options = {}) {
      checkKeys([key]);
      checkTtl(key, options.ttlSeconds);
      demand(Number.isSafeInteger(options.by ?? 1), `The step of ${key} is not a whole number`);
      return adapter.increment(key, options);
    },
    async range(index, options: RangeOptions = {}) {
      checkRange(index, options);
      checkPage(options);
      return adapter.range(index, options);
    },
    async count(index, range = {}) {
      checkRange(index, range);
      return adapter.count(index, range);
    },
  };
}

interface Position {
  score: number;
  key: string;
}

const positionSchema = z.tuple([z.number(), z.string()]);

export function encodeCursor({ score, key }: Position): string {
  return Buffer.from(JSON.stringify([score, key])).toString('base64url');
}

export function decodeCursor(cursor: string): Position {
  try {
    const [score, key] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { score, key };
  } catch (cause) {
    throw new StoreError('invalid', 'The cursor is not one of ours', { cause });
  }
}
