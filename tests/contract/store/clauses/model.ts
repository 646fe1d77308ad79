import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Expectation, Put, Store } from '../../../../src/server/ports/store/store.ts';
import { cases } from '../../../support/property-cases.ts';
import type { TestClock } from '../../../support/test-clock.ts';
import type { OpenBench } from '../store-bench.ts';

const KEYS = ['a', 'b', 'ľ', 'a:1'];
const INDEXES = ['x', 'y'];
const RUNS = 60;

interface ModelRecord {
  value: string;
  expiresAt: number | null;
  indexes: Record<string, number>;
  written: number;
}

type Guess = 'any' | 'absent' | 'current' | 'stale';

type Step =
  | { op: 'commit'; writes: { key: string; put: Omit<Put, 'op' | 'key' | 'expect'> | null; guess: Guess }[] }
  | { op: 'take'; key: string }
  | { op: 'increment'; key: string; by: number; ttlSeconds?: number }
  | { op: 'wait'; seconds: number };

const ttl = fc.constantFrom({}, { ttlSeconds: 1 }, { ttlSeconds: 3 });
const key = fc.constantFrom(...KEYS);
const putArbitrary = fc
  .tuple(
    fc.constantFrom('7', '-3', 'text', ''),
    ttl,
    fc.dictionary(fc.constantFrom(...INDEXES), fc.integer({ min: 0, max: 2 }), { noNullPrototype: true }),
  )
  .map(([value, life, indexes]) => ({ value, ...life, indexes }));
const writeArbitrary = fc.record({
  key,
  put: fc.option(putArbitrary, { freq: 4 }),
  guess: fc.constantFrom<Guess>('any', 'any', 'absent', 'current', 'stale'),
});
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      op: fc.constant('commit'),
      writes: fc.uniqueArray(writeArbitrary, { minLength: 1, maxLength: 3, selector: (write) => write.key }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('take'), key }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(key, fc.integer({ min: -2, max: 5 }), ttl)
      .map(([name, by, life]) => ({ op: 'increment' as const, key: name, by, ...life })),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('wait'), seconds: fc.integer({ min: 1, max: 2 }) }) },
);

function makeModel(clock: TestClock) {
  const records = new Map<string, ModelRecord>();
  let writes = 0;

  const find = (name: string): ModelRecord | null => {
    const record = records.get(name);
    return record && (record.expiresAt === null || record.expiresAt > clock.now()) ? record : null;
  };
  const endOf = (ttlSeconds: number | undefined) => (ttlSeconds === undefined ? null : clock.now() + ttlSeconds * 1000);

  return {
    find,
    commit({ writes: wanted }: Extract<Step, { op: 'commit' }>): string | null {
      const isMet = ({ key: name, guess }: (typeof wanted)[number]) => {
        const current = find(name);
        return guess === 'any' || (guess === 'absent' ? current === null : guess === 'current' && current !== null);
      };
      const failed = wanted.find((write) => !isMet(write));
      if (failed) return failed.key;
      writes++;
      for (const write of wanted) {
        if (write.put === null) records.delete(write.key);
        else {
          const { value, ttlSeconds, indexes = {} } = write.put;
          records.set(write.key, { value, expiresAt: endOf(ttlSeconds), indexes: { ...indexes }, written: writes });
        }
      }
      return null;
    },
    take(name: string): string | null {
      const value = find(name)?.value ?? null;
      records.delete(name);
      return value;
    },
    increment({ key: name, by, ttlSeconds }: Extract<Step, { op: 'increment' }>): number | 'invalid' {
      const current = find(name);
      if (current !== null && !/^-?\d+$/.test(current.value)) return 'invalid';
      const value = Number(current?.value ?? 0) + by;
      const fresh = { expiresAt: endOf(ttlSeconds), indexes: {} };
      records.set(name, { ...(current ?? fresh), value: String(value), written: ++writes });
      return value;
    },
    list(index: string): string[] {
      const alive = [...records.keys()].filter((name) => find(name)?.indexes[index] !== undefined);
      const score = (name: string) => find(name)?.indexes[index] ?? 0;
      return alive.toSorted((a, b) => score(a) - score(b) || Buffer.compare(Buffer.from(a), Buffer.from(b)));
    },
  };
}

type Model = ReturnType<typeof makeModel>;

async function toExpectation(store: Store, name: string, guess: Guess): Promise<Expectation> {
  if (guess === 'any' || guess === 'absent') return guess;
  const record = guess === 'current' ? await store.get(name) : null;
  return { version: record?.version ?? 'never-there' };
}

async function runStep(step: Step, store: Store, model: Model, clock: TestClock): Promise<void> {
  if (step.op === 'wait') {
    clock.advance(step.seconds * 1000);
  } else if (step.op === 'take') {
    expect((await store.take(step.key))?.value ?? null).toBe(model.take(step.key));
  } else if (step.op === 'increment') {
    const { key: name, op: _, ...options } = step;
    const outcome = await store.increment(name, options).catch((error) => error.kind);
    const expected = model.increment(step);
    expect(typeof outcome === 'string' ? outcome : outcome.value).toBe(expected);
  } else {
    const writes = await Promise.all(
      step.writes.map(async ({ key: name, put, guess }) => {
        const expectation = await toExpectation(store, name, guess);
        return put === null
          ? { op: 'remove' as const, key: name, expect: expectation }
          : { op: 'put' as const, key: name, expect: expectation, ...put };
      }),
    );
    const result = await store.commit(writes);
    expect(result.ok ? null : result.key).toBe(model.commit(step));
  }
}

async function expectSame(store: Store, model: Model): Promise<void> {
  const records = await store.getMany(KEYS);
  const seen = records.map((record) => record && { value: record.value, expiresAt: record.expiresAt });
  expect(seen).toEqual(
    KEYS.map(model.find).map((record) => record && { value: record.value, expiresAt: record.expiresAt }),
  );
  // Only one write gives records the same version.
  const versions = records.map((record) => records.findIndex((other) => other?.version === record?.version));
  const written = KEYS.map(model.find);
  expect(versions).toEqual(written.map((record) => written.findIndex((other) => other?.written === record?.written)));
  for (const index of INDEXES) {
    const { records: listed } = await store.range(index);
    expect(listed.map((record) => record.key)).toEqual(model.list(index));
    expect(await store.count(index)).toBe(model.list(index).length);
  }
}

export function describeModel(openBench: OpenBench): void {
  it('ends in the state the plainest store would be in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { minLength: 1, maxLength: 25 }), async (steps) => {
        const { clock, open } = await openBench();
        const store = await open();
        const model = makeModel(clock);
        for (const step of steps) {
          await runStep(step, store, model, clock);
          await expectSame(store, model);
        }
        await store.close();
      }),
      { ...cases(RUNS), endOnFailure: true },
    );
  }, 60_000);
}
