import { describe, expect, it } from 'vitest';
import { MAX_WRITES, type Store, type WholeRecord } from '../../../../src/server/ports/store/store.ts';
import { type OpenBench, put, putOne, remove, setUp } from '../store-bench.ts';

async function everyRecord(store: Store): Promise<Record<string, WholeRecord>> {
  const met: Record<string, WholeRecord> = {};
  for await (const record of store.everyRecord()) met[record.key] = record;
  return met;
}

export function describeEveryRecord(openBench: OpenBench): void {
  describe('a walk over every record', () => {
    it('meets each with its text, its end and its places, counters too', async () => {
      const { store, clock } = await setUp(openBench);
      await putOne(store, 'a', 'line\nline 🎭', { indexes: { all: -1.5, 'of:jana': 2 ** 53 } });
      await putOne(store, 'b', '', { ttlSeconds: 60, indexes: { all: 0.1 + 0.2 } });
      await store.increment('c', { by: 7, ttlSeconds: 5 });
      expect(await everyRecord(store)).toMatchObject({
        a: { value: 'line\nline 🎭', expiresAt: null, indexes: { all: -1.5, 'of:jana': 2 ** 53 } },
        b: { value: '', expiresAt: clock.now() + 60_000, indexes: { all: 0.1 + 0.2 } },
        c: { value: '7', expiresAt: clock.now() + 5000, indexes: {} },
      });
    });

    it('meets nothing where there is nothing, nothing removed and nothing that is over', async () => {
      const { store, clock } = await setUp(openBench);
      expect(await everyRecord(store)).toEqual({});
      await store.commit([put('a', ''), put('b', '', { ttlSeconds: 60 }), put('c', '')]);
      await store.commit([remove('a')]);
      clock.advance(60_000);
      expect(Object.keys(await everyRecord(store))).toEqual(['c']);
    });

    it('meets only those that hold a text looked for, in the key or the value, large or small', async () => {
      const { store, clock } = await setUp(openBench);
      await store.commit([
        put('mail:1', '{"to":"Eva@Example.sk"}', { indexes: { all: 3 } }),
        put('mail:2', '{"to":"jan@example.sk"}'),
        put('of:EVA@example.sk', ''),
        put('over', 'eva@example.sk', { ttlSeconds: 1 }),
        put('pattern', 'evaXexample.sk 100%'),
        put('word', 'ďalej: žltý'),
        ...Array.from({ length: 90 }, (_, at) => put(`other:${at}`, 'eva')),
      ]);
      clock.advance(1000);
      const keysHolding = async (...holding: string[]) => {
        const keys: string[] = [];
        for await (const record of store.everyRecord({ holding })) keys.push(record.key);
        return keys.sort();
      };
      expect(await keysHolding('eva@example.sk')).toEqual(['mail:1', 'of:EVA@example.sk']);
      expect(await keysHolding('JAN@', 'žltý')).toEqual(['mail:2', 'word']);
      expect(await keysHolding('eva%')).toEqual([]);
      expect(await keysHolding('a.example')).toEqual([]);
      expect(await keysHolding('nobody@')).toEqual([]);
      for await (const record of store.everyRecord({ holding: ['"eva@'] })) expect(record.indexes).toEqual({ all: 3 });
    });

    it('meets every record that stays while others come and go', async () => {
      const { store } = await setUp(openBench);
      const keys = Array.from({ length: 1300 }, (_, at) => `stay:${at}`);
      for (let at = 0; at < keys.length; at += MAX_WRITES)
        await store.commit(keys.slice(at, at + MAX_WRITES).map((key) => put(key, key, { indexes: { all: 1 } })));
      const met = new Set<string>();
      let step = 0;
      for await (const record of store.everyRecord()) {
        met.add(record.key);
        step += 1;
        if (step % 100 === 0) await store.commit([put(`new:${step}`, ''), remove(`new:${step - 100}`)]);
      }
      expect(keys.filter((key) => !met.has(key))).toEqual([]);
    });
  });
}
