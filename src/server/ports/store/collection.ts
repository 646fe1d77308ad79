import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import {
  type CommitResult,
  type Expectation,
  MAX_PAGE,
  type Page,
  type Put,
  type RangeOptions,
  type Remove,
  type ScoreRange,
  type Store,
  type StoredRecord,
  StoreError,
  type Version,
  type Write,
} from './store.ts';

export interface Entry<T> {
  id: string;
  value: T;
  version: Version;
  /** Epoch milliseconds; null: it stays. */
  expiresAt: number | null;
}

export interface Place {
  of?: string;
  score: number;
}

type IndexRules<T, Name extends string> = Readonly<Record<Name, (value: T, id: string) => Place | null>>;

const shownSchema = z.record(z.string(), z.unknown());

interface Life {
  ttlSeconds?: number;
}

/**
 * JSON under `<name>:<id>`, in the indexes `<name>:<index>` or `<name>:<index>:<of>`. When index rules change, write
 * old entries once more. The schema must accept its own output: a stored entry that does not fit is `corrupt`, a new
 * value throws ZodError.
 */
export function collection<T, Name extends string>(
  store: Store,
  name: string,
  schema: z.ZodType<T>,
  indexes: IndexRules<T, Name>,
) {
  const keyOf = (id: string) => `${name}:${id}`;
  const idOf = (key: string) => key.slice(name.length + 1);
  const indexOf = (index: Name, of: string | undefined) => `${name}:${index}${of === undefined ? '' : `:${of}`}`;

  const parse = (json: unknown): T => schema.parse(json);

  function toEntry<V>({ key, value, version, expiresAt }: StoredRecord, judge: (json: unknown) => V): Entry<V> {
    try {
      return { id: idOf(key), value: judge(JSON.parse(value)), version, expiresAt };
    } catch (error) {
      // JSON.parse quotes the text in its error, and personal data must not reach a log.
      const options = error instanceof z.ZodError ? { cause: error } : {};
      throw new StoreError('corrupt', `${key} is not what its schema says`, options);
    }
  }

  function scoresOf(id: string, value: T): Record<string, number> {
    const scores: Record<string, number> = {};
    for (const index in indexes) {
      const place = indexes[index](value, id);
      if (place !== null) scores[indexOf(index, place.of)] = place.score;
    }
    return scores;
  }

  function put(id: string, value: T, expect: Expectation | null, life: Life = {}): Put {
    const checked = schema.parse(value);
    return {
      op: 'put',
      key: keyOf(id),
      value: JSON.stringify(checked),
      expect: expect === null ? 'absent' : typeof expect === 'string' ? expect : { version: expect.version },
      indexes: scoresOf(id, checked),
      ...life,
    };
  }

  function removal(id: string, expect: Expectation): Remove {
    return { op: 'remove', key: keyOf(id), expect };
  }

  /** Ids come from addresses: null also for one that cannot be a key. */
  async function find(id: string): Promise<Entry<T> | null> {
    const record = await store.get(keyOf(id)).catch(nullIfNoKey);
    return record === null ? null : toEntry(record, parse);
  }

  return {
    put,
    removal,
    find,

    async require(id: string): Promise<Entry<T>> {
      const entry = await find(id);
      if (entry === null) throw new StoreError('missing', `There is no ${keyOf(id)}`);
      return entry;
    },

    async findMany(ids: readonly string[]): Promise<(Entry<T> | null)[]> {
      const records = await store.getMany(ids.map(keyOf));
      return records.map((record) => (record === null ? null : toEntry(record, parse)));
    },

    create(id: string, value: T, life?: Life): Promise<CommitResult> {
      return store.commit([put(id, value, 'absent', life)]);
    },

    /** Not ok: changed or removed since this version. */
    update(id: string, value: T, version: Version, life?: Life): Promise<CommitResult> {
      return store.commit([put(id, value, { version }, life)]);
    },

    /** Without a version in any case. */
    remove(id: string, version?: Version): Promise<CommitResult> {
      return store.commit([removal(id, version === undefined ? 'any' : { version })]);
    },

    async take(id: string): Promise<Entry<T> | null> {
      const record = await store.take(keyOf(id));
      return record === null ? null : toEntry(record, parse);
    },

    async list(
      index: Name,
      options: Omit<RangeOptions, 'fields'> & { of?: string; mayBeWanted?: (id: string, json: string) => boolean } = {},
    ): Promise<Page<Entry<T>>> {
      const { of, mayBeWanted = () => true, ...range } = options;
      const { records, next } = await store.range(indexOf(index, of), range);
      const wanted = records.filter(({ key, value }) => mayBeWanted(idOf(key), value));
      return { records: wanted.map((record) => toEntry(record, parse)), next };
    },

    /** `part` is some fields of the schema: `schema.pick({ status: true })`. */
    async listParts<P extends z.ZodObject>(
      index: Name,
      part: P & ([T] extends [z.output<P>] ? unknown : never),
      options: Omit<RangeOptions, 'fields'> & { of?: string } = {},
    ): Promise<Page<Entry<z.output<P>>>> {
      const { of, ...range } = options;
      const { records, next } = await store.range(indexOf(index, of), { ...range, fields: pathsIn(part) });
      const judge = (json: unknown) => part.parse(nested(part, new Map(Object.entries(shownSchema.parse(json)))));
      return { records: records.map((record) => toEntry(record, judge)), next };
    },

    count(index: Name, options: ScoreRange & { of?: string } = {}): Promise<number> {
      const { of, ...range } = options;
      return store.count(indexOf(index, of), range);
    },
  };
}

function pathsIn(part: z.ZodObject): string[] {
  return Object.entries(part.shape).flatMap(([name, field]) =>
    field instanceof z.ZodObject ? pathsIn(field).map((path) => `${name}.${path}`) : [name],
  );
}

function nested(part: z.ZodObject, found: ReadonlyMap<string, unknown>, start = ''): Record<string, unknown> {
  const fields = Object.entries(part.shape).flatMap(([name, field]): [string, unknown][] => {
    const path = `${start}${name}`;
    if (field instanceof z.ZodObject) return [[name, nested(field, found, `${path}.`)]];
    return found.has(path) ? [[name, found.get(path)]] : [];
  });
  return Object.fromEntries(fields);
}

export function splitKey(key: string): { kind: string; id: string } {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at), id: key.slice(at + 1) };
}

function nullIfNoKey(error: unknown): null {
  if (error instanceof StoreError && error.kind === 'invalid') return null;
  throw error;
}

export type ReadPage<T> = (page: { limit: number; cursor?: string }) => Promise<Page<Entry<T>>>;

export async function* everyPage<T>(read: ReadPage<T>): AsyncGenerator<Entry<T>[]> {
  let cursor: string | null = null;
  do {
    const page: Page<Entry<T>> = await read({ limit: MAX_PAGE, ...(cursor === null ? {} : { cursor }) });
    yield page.records;
    cursor = page.next;
  } while (cursor !== null);
}

export async function* everyEntry<T>(read: ReadPage<T>): AsyncGenerator<Entry<T>> {
  for await (const page of everyPage(read)) yield* page;
}

export function allOf<T>(read: ReadPage<T>): Promise<Entry<T>[]> {
  return firstOf(everyEntry(read), Number.POSITIVE_INFINITY);
}

export async function firstOf<T>(entries: AsyncIterable<T>, most: number, skipped = 0): Promise<T[]> {
  const first: T[] = [];
  let at = 0;
  if (most > 0)
    for await (const entry of entries) {
      at += 1;
      if (at > skipped) first.push(entry);
      if (first.length === most) break;
    }
  return first;
}

/** At least 1. */
export function restOfLife({ expiresAt }: { expiresAt: number | null }, nowMs: number): { ttlSeconds?: number } {
  return expiresAt === null ? {} : { ttlSeconds: Math.max(1, Math.ceil((expiresAt - nowMs) / 1000)) };
}

interface Commits {
  commit(writes: readonly Write[]): Promise<{ ok: boolean }>;
}

interface Plan<T> {
  writes: readonly Write[];
  result: T;
}

const MAX_ATTEMPTS = 10;

/**
 * `plan` runs again when another change came between; allow more attempts where many compete.
 * @throws what the plan throws; AppError unavailable after the last attempt
 */
export async function commitPlan<T>(
  store: Commits,
  plan: () => Promise<Plan<T>>,
  maxAttempts = MAX_ATTEMPTS,
): Promise<T> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { writes, result } = await plan();
    if (writes.length === 0 || (await store.commit(writes)).ok) return result;
  }
  throw new AppError('unavailable', 'Práve je tu priveľa zmien naraz. Skúste to, prosím, o\u00a0chvíľu.');
}
