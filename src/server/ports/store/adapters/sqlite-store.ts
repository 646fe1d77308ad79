import { randomUUID } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Clock } from '../../../../domain/time/clock.ts';
import {
  type Counter,
  DEFAULT_PAGE,
  type Expectation,
  type IndexedRecord,
  LOOK_BYTES,
  PAGE_BYTES,
  type Put,
  pageBytes,
  type Store,
  type StoredRecord,
  StoreError,
  type WholeRecord,
} from '../store.ts';
import { checkedStore, decodeCursor, encodeCursor } from './checked-store.ts';
import { inTransaction, openDatabase, openReader, withoutFsync } from './sqlite-database.ts';

const MIN_FREE_BYTES = 1024 * 1024;

const SWEEP_ROWS = 100;

const recordSchema = z.object({
  key: z.string(),
  value: z.string(),
  version: z.string(),
  expiresAt: z.number().nullable(),
});
const indexedSchema = recordSchema.extend({ score: z.number(), looked: z.number() });
const placeSchema = z.object({ name: z.string(), score: z.number() });
const lastSchema = z.object({ key: z.string().nullable() });
const countSchema = z.object({ count: z.number() });

const COLUMNS = 'records.key, value, version, expires_at AS expiresAt';
const FIELDS = `records.key, version, expires_at AS expiresAt, octet_length(records.value) AS looked,
  CASE WHEN json_valid(records.value) THEN
    (SELECT json_group_object(field.value, records.value -> ('$.' || field.value)) FROM json_each(:fields) AS field
     WHERE records.value -> ('$.' || field.value) IS NOT NULL)
  ELSE '{}' END AS value`;
const IS_ALIVE = '(expires_at IS NULL OR expires_at > :now)';
const FROM_INDEX = `FROM index_entries JOIN records ON records.key = index_entries.key
   WHERE name = :index AND score BETWEEN :min AND :max AND ${IS_ALIVE}`;

function prepareStatements(database: DatabaseSync) {
  return {
    find: database.prepare(`SELECT ${COLUMNS} FROM records WHERE key = :key AND ${IS_ALIVE}`),
    put: database.prepare(
      `INSERT INTO records (key, version, expires_at, value) VALUES (:key, :version, :expiresAt, :value)
       ON CONFLICT (key) DO UPDATE SET version = :version, expires_at = :expiresAt, value = :value`,
    ),
    remove: database.prepare('DELETE FROM records WHERE key = :key'),
    clearIndexes: database.prepare('DELETE FROM index_entries WHERE key = :key'),
    putIndex: database.prepare('INSERT INTO index_entries (name, score, key) VALUES (:index, :score, :key)'),
    sweep: database.prepare(
      `DELETE FROM records WHERE rowid IN
       (SELECT rowid FROM records WHERE expires_at <= :now ORDER BY expires_at LIMIT ${SWEEP_ROWS})`,
    ),
    whole: prepareRanges(database, `${COLUMNS}, 0 AS looked`),
    fields: prepareRanges(database, FIELDS),
    count: database.prepare(`SELECT count(*) AS count ${FROM_INDEX}`),
    ping: database.prepare('SELECT 1 FROM records LIMIT 1'),
  };
}

function prepareRanges(database: DatabaseSync, columns: string) {
  return {
    ascending: database.prepare(
      `SELECT ${columns}, score ${FROM_INDEX} AND (score, index_entries.key) > (:score, :key)
       ORDER BY score, index_entries.key LIMIT :limit`,
    ),
    descending: database.prepare(
      `SELECT ${columns}, score ${FROM_INDEX} AND (score, index_entries.key) < (:score, :key)
       ORDER BY score DESC, index_entries.key DESC LIMIT :limit`,
    ),
  };
}

function pageOf(rows: Iterable<unknown>, limit: number): { records: IndexedRecord[]; hasMore: boolean } {
  const records: IndexedRecord[] = [];
  let shownBytes = 0;
  let lookedBytes = 0;
  for (const row of rows) {
    const { looked, ...record } = indexedSchema.parse(row);
    shownBytes += pageBytes(record.key, record.value);
    lookedBytes += looked;
    const fits = shownBytes <= PAGE_BYTES && lookedBytes <= LOOK_BYTES;
    if (records.length === limit || (records.length > 0 && !fits)) return { records, hasMore: true };
    records.push(record);
  }
  return { records, hasMore: false };
}

function isAsExpected(expect: Expectation, current: StoredRecord | null): boolean {
  if (expect === 'any') return true;
  if (expect === 'absent') return current === null;
  return current?.version === expect.version;
}

function wholeNumber(key: string, value: string): number {
  if (!/^-?\d{1,16}$/.test(value)) throw new StoreError('invalid', `${key} is not a whole number`);
  return Number(value);
}

/** SQLite's errors name no values. */
async function answer<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError('unavailable', 'The SQLite database does not serve', { cause });
  }
}

async function* everyRecord(path: string, clock: Clock, holding: readonly string[]): AsyncGenerator<WholeRecord> {
  const reader = await answer(() => openReader(path));
  try {
    const lastOfStep = reader.prepare(
      `SELECT max(key) AS key FROM (SELECT key FROM records WHERE key > :after ORDER BY key LIMIT ${DEFAULT_PAGE})`,
    );
    const step = reader.prepare(
      `SELECT ${COLUMNS} FROM records WHERE key > :after AND key <= :last AND ${IS_ALIVE}
       AND (:holding = '[]' OR EXISTS
         (SELECT 1 FROM json_each(:holding) AS wanted
          WHERE instr(lower(records.key || ' ' || records.value), lower(wanted.value)) > 0))
       ORDER BY key`,
    );
    const places = reader.prepare('SELECT name, score FROM index_entries WHERE key = :key');
    function wholeOf(record: StoredRecord): WholeRecord {
      const entries = z.array(placeSchema).parse(places.all({ key: record.key }));
      return { ...record, indexes: Object.fromEntries(entries.map(({ name, score }) => [name, score])) };
    }
    function recordsAfter(after: string): { records: WholeRecord[]; last: string | null } {
      const { key: last } = lastSchema.parse(lastOfStep.get({ after }));
      if (last === null) return { records: [], last };
      const rows = step.all({ after, last, now: clock.now(), holding: JSON.stringify(holding) });
      return { records: z.array(recordSchema).parse(rows).map(wholeOf), last };
    }
    reader.exec('BEGIN DEFERRED');
    let after: string | null = '';
    while (after !== null) {
      const start: string = after;
      const { records, last } = await answer(() => recordsAfter(start));
      yield* records;
      after = last;
      await nextTurn();
    }
  } finally {
    reader.close();
  }
}

interface SqliteOptions {
  path: string;
  clock: Clock;
  /** False: a power cut may undo what is acknowledged. */
  waitsForDisk?: boolean;
}

/** Several processes may share the file; that of a newer program is `unavailable`. */
export async function sqliteStore({ path, clock, waitsForDisk = true }: SqliteOptions): Promise<Store> {
  const database = await answer(() => openDatabase(path, { waitsForDisk }));
  const statements = prepareStatements(database);

  const find = (key: string): StoredRecord | null =>
    recordSchema.optional().parse(statements.find.get({ key, now: clock.now() })) ?? null;

  const endOfLife = (ttlSeconds: number | undefined) =>
    ttlSeconds === undefined ? null : clock.now() + ttlSeconds * 1000;

  function put({ key, value, ttlSeconds, indexes = {} }: Put, version: string): void {
    statements.put.run({ key, value, version, expiresAt: endOfLife(ttlSeconds) });
    statements.clearIndexes.run({ key });
    for (const [index, score] of Object.entries(indexes)) statements.putIndex.run({ index, score, key });
  }

  function add(key: string, { by = 1, ttlSeconds }: { by?: number; ttlSeconds?: number }): Counter {
    const current = find(key);
    const value = (current === null ? 0 : wholeNumber(key, current.value)) + by;
    if (!Number.isSafeInteger(value)) throw new StoreError('invalid', `${key} would leave the safe numbers`);
    // A counter must not inherit entries of the expired record it replaces.
    if (current === null) statements.clearIndexes.run({ key });
    const expiresAt = current === null ? endOfLife(ttlSeconds) : current.expiresAt;
    statements.put.run({ key, value: String(value), version: randomUUID(), expiresAt });
    return { value, expiresAt };
  }

  // A power cut may take counts away.
  const counted = <T>(work: () => T): T => (waitsForDisk ? withoutFsync(database, work) : work());

  return checkedStore({
    get: (key) => answer(() => find(key)),

    getMany: (keys) => answer(() => inTransaction(database, () => keys.map(find), 'DEFERRED')),

    commit: (writes) =>
      answer(() =>
        inTransaction(database, () => {
          for (const { key, expect } of writes) {
            const current = find(key);
            if (!isAsExpected(expect, current)) return { ok: false, key, current: current?.version ?? null };
          }
          const version = randomUUID();
          statements.sweep.run({ now: clock.now() });
          for (const write of writes) {
            if (write.op === 'put') put(write, version);
            else statements.remove.run({ key: write.key });
          }
          return { ok: true, version };
        }),
      ),

    take: (key) =>
      answer(() =>
        inTransaction(database, () => {
          const record = find(key);
          statements.remove.run({ key });
          return record;
        }),
      ),

    increment: (key, options = {}) => answer(() => counted(() => inTransaction(database, () => add(key, options)))),

    range: (
      index,
      { min = -Infinity, max = Infinity, order = 'ascending', limit = DEFAULT_PAGE, cursor, fields } = {},
    ) =>
      answer(() => {
        const edge = { score: order === 'ascending' ? -Infinity : Infinity, key: '' };
        const start = cursor === undefined ? edge : decodeCursor(cursor);
        const place = { index, min, max, now: clock.now(), limit: limit + 1, ...start };
        const rows =
          fields === undefined
            ? statements.whole[order].iterate(place)
            : statements.fields[order].iterate({ ...place, fields: JSON.stringify(fields) });
        const { records, hasMore } = pageOf(rows, limit);
        const last = records.at(-1);
        return { records, next: hasMore && last !== undefined ? encodeCursor(last) : null };
      }),

    count: (index, { min = -Infinity, max = Infinity } = {}) =>
      answer(() => countSchema.parse(statements.count.get({ index, min, max, now: clock.now() })).count),

    everyRecord: ({ holding = [] } = {}) => everyRecord(path, clock, holding),

    ping: () =>
      answer(() => {
        statements.ping.get();
        const { bavail, bsize } = statfsSync(dirname(path));
        if (bavail * bsize < MIN_FREE_BYTES) throw new StoreError('unavailable', 'The disk of the database is full');
      }),

    close: () => answer(() => database.close()),
  });
}
