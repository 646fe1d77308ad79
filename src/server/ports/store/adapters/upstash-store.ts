import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../../domain/time/clock.ts';
import {
  type CommitResult,
  DEFAULT_PAGE,
  type Expectation,
  type IndexedRecord,
  type Page,
  type Store,
  StoreError,
  type WholeRecord,
  type Write,
} from '../store.ts';
import { checkedStore, decodeCursor, encodeCursor } from './checked-store.ts';
import { type Command, type UpstashOptions, upstashClient } from './upstash-client.ts';
import { COUNT, FILTER, MANY, RANGE, WHOLE } from './upstash-read-scripts.ts';
import { formatRecord, indexesOf, parseRecord, REMOVAL_DELAY_MS } from './upstash-record.ts';
import { COMMIT, INCREMENT, TAKE } from './upstash-write-scripts.ts';

const textSchema = z.string().nullable();
const textsSchema = z.array(textSchema);
const commitSchema = z.union([z.tuple([z.literal('ok')]), z.tuple([z.literal('conflict'), z.string(), z.string()])]);
const takeSchema = z.union([z.tuple([]), z.tuple([z.string()])]);
const incrementSchema = z.union([z.tuple([z.literal('invalid')]), z.tuple([z.literal('ok'), z.string(), z.string()])]);
const rangeSchema = z.tuple([z.enum(['more', 'last'])], textSchema);

const scanSchema = z.tuple([z.coerce.string(), z.array(z.string())]);
const keysSchema = z.array(z.string());
const wholeSchema = z.tuple([z.number()], z.tuple([z.string(), z.string()], z.string()));

const SCAN_KEYS = 500;
const WHOLE_RECORDS = 20;

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (!result.success) throw new StoreError('unavailable', 'Upstash answers in another form', { cause: result.error });
  return result.data;
}

const bound = (score: number) => (score === Infinity ? '+inf' : score === -Infinity ? '-inf' : String(score));

function formatExpectation(expect: Expectation): string {
  return typeof expect === 'string' ? expect : `=${expect.version}`;
}

function toIndexedRecords(flat: readonly (string | null)[]): IndexedRecord[] {
  const records: IndexedRecord[] = [];
  for (let at = 0; at + 2 < flat.length; at += 3) {
    const [key, score, text] = flat.slice(at, at + 3);
    if (key && text) records.push({ ...parseRecord(key, text), score: Number(score) });
  }
  return records;
}

/** Different `prefix`es share a database without seeing each other. */
export function upstashStore({ clock, prefix, ...access }: UpstashOptions & { clock: Clock; prefix: string }): Store {
  const send = upstashClient(access);
  const recordKey = (key: string) => `${prefix}r:${key}`;
  const indexKey = (index: string) => `${prefix}i:${index}`;

  /** Upstash loads the keys that the script is known to touch before it takes its lock. */
  function run(script: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    const command: Command = ['EVAL', script, keys.length, ...keys, prefix, clock.now(), ...args];
    return send(command);
  }

  function lifetime(ttlSeconds: number | undefined) {
    if (ttlSeconds === undefined) return { expiresAt: null, redisMs: 0 };
    return { expiresAt: clock.now() + ttlSeconds * 1000, redisMs: ttlSeconds * 1000 + REMOVAL_DELAY_MS };
  }

  const isAlive = (record: { expiresAt: number | null }) => record.expiresAt === null || record.expiresAt > clock.now();

  function readRecord(key: string, text: string | null) {
    if (text === null) return null;
    const record = parseRecord(key, text);
    return isAlive(record) ? record : null;
  }

  function formatWrite(write: Write, version: string): (string | number)[] {
    const head = [write.key, formatExpectation(write.expect), write.op];
    if (write.op === 'remove') return head;
    const { expiresAt, redisMs } = lifetime(write.ttlSeconds);
    const entries = Object.entries(write.indexes ?? {});
    const text = formatRecord({ version, expiresAt, indexes: entries.map(([index]) => index), value: write.value });
    return [...head, redisMs, expiresAt ?? '-', text, entries.length, ...entries.flat()];
  }

  async function* fetchWhole(keys: readonly string[]): AsyncGenerator<WholeRecord> {
    for (let at = 0; at < keys.length; ) {
      const some = keys.slice(at, at + WHOLE_RECORDS);
      const [looked, ...answers] = read(wholeSchema, await run(WHOLE, some.map(recordKey), some));
      for (const [key, text, ...scores] of answers) {
        const indexes = indexesOf(text).map((index, place) => [index, Number(scores[place])]);
        yield { ...parseRecord(key, text), indexes: Object.fromEntries(indexes) };
      }
      at += looked;
    }
  }

  async function filterKeys(keys: readonly string[], holding: readonly string[]): Promise<readonly string[]> {
    if (holding.length === 0 || keys.length === 0) return keys;
    return read(keysSchema, await run(FILTER, keys.map(recordKey), [holding.length, ...holding, ...keys]));
  }

  async function* everyRecord({ holding = [] }: { holding?: readonly string[] } = {}): AsyncGenerator<WholeRecord> {
    const start = recordKey('');
    const pattern = `${start.replace(/[\\*?[\]^-]/g, '\\$&')}*`;
    let cursor = '0';
    do {
      const [next, found] = read(scanSchema, await send(['SCAN', cursor, 'MATCH', pattern, 'COUNT', SCAN_KEYS]));
      const keys = found.map((name) => name.slice(start.length));
      yield* fetchWhole(await filterKeys(keys, holding));
      cursor = next;
    } while (cursor !== '0');
  }

  return checkedStore({
    async get(key) {
      return readRecord(key, read(textSchema, await send(['GET', recordKey(key)])));
    },

    async getMany(keys) {
      const texts: (string | null)[] = [];
      while (texts.length < keys.length) {
        const rest = keys.slice(texts.length);
        texts.push(...read(textsSchema, await run(MANY, rest.map(recordKey), rest)));
      }
      return keys.map((key, at) => readRecord(key, texts[at] ?? null));
    },

    async commit(writes): Promise<CommitResult> {
      // One id for all attempts: the receipt of a repeated request is under it.
      const version = randomUUID();
      const keys = writes.flatMap((write) => [
        recordKey(write.key),
        ...(write.op === 'put' ? Object.keys(write.indexes ?? {}).map(indexKey) : []),
      ]);
      const args = writes.flatMap((write) => formatWrite(write, version));
      const [outcome, key, current] = read(commitSchema, await run(COMMIT, keys, [version, ...args]));
      return outcome === 'ok' ? { ok: true, version } : { ok: false, key, current: current || null };
    },

    async take(key) {
      const [text] = read(takeSchema, await run(TAKE, [recordKey(key)], [randomUUID(), key]));
      return text === undefined ? null : parseRecord(key, text);
    },

    async increment(key, { by = 1, ttlSeconds } = {}) {
      const { expiresAt, redisMs } = lifetime(ttlSeconds);
      const args = [randomUUID(), key, by, redisMs, expiresAt ?? '-'];
      const [outcome, value, end] = read(incrementSchema, await run(INCREMENT, [recordKey(key)], args));
      if (outcome === 'invalid') throw new StoreError('invalid', `${key} is no safe whole number`);
      return { value: Number(value), expiresAt: end === '-' ? null : Number(end) };
    },

    async range(index, options = {}): Promise<Page<IndexedRecord>> {
      const { min = -Infinity, max = Infinity, order = 'ascending', limit = DEFAULT_PAGE, cursor, fields } = options;
      const start = cursor === undefined ? null : decodeCursor(cursor);
      const shown = fields?.join(' ') ?? '*';
      const args = [index, bound(min), bound(max), order, limit, shown, ...(start ? [start.score, start.key] : [])];
      const [state, ...flat] = read(rangeSchema, await run(RANGE, [indexKey(index)], args));
      const records = toIndexedRecords(flat);
      const last = flat.slice(-3);
      const next = state === 'more' && last[0] ? encodeCursor({ key: last[0], score: Number(last[1]) }) : null;
      return { records, next };
    },

    async count(index, { min = -Infinity, max = Infinity } = {}) {
      return read(z.number(), await run(COUNT, [indexKey(index)], [index, bound(min), bound(max)]));
    },

    everyRecord,

    async ping() {
      await send(['PING']);
    },

    async close() {},
  });
}
