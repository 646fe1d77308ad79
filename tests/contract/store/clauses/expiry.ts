import { describe, expect, it } from 'vitest';
import { type OpenBench, put, putOne, readValue, setUp, walk } from '../store-bench.ts';

export function describeExpiry(openBench: OpenBench): void {
  describe('expiry', () => {
    it('ends a record at its very millisecond, in every operation', async () => {
      const { store, clock } = await setUp(openBench);
      const version = await putOne(store, 'a', '1', { ttlSeconds: 60, indexes: { all: 1 } });
      clock.advance(59_999);
      expect(await readValue(store, 'a')).toBe('1');
      expect(await store.count('all')).toBe(1);
      expect((await store.range('all')).records).toHaveLength(1);
      clock.advance(1);
      expect(await store.get('a')).toBeNull();
      expect(await store.getMany(['a'])).toEqual([null]);
      expect(await store.count('all')).toBe(0);
      expect(await store.range('all')).toEqual({ records: [], next: null });
      expect(await store.commit([put('a', '2', { expect: { version } })])).toEqual({
        ok: false,
        key: 'a',
        current: null,
      });
      expect(await store.take('a')).toBeNull();
    });

    it('counts as absent: the key can be created again, without the entries of the one before', async () => {
      const { store, clock } = await setUp(openBench);
      await putOne(store, 'a', 'old', { ttlSeconds: 60, indexes: { before: 1, both: 1 } });
      clock.advance(60_000);
      await putOne(store, 'a', 'new', { expect: 'absent', indexes: { both: 2 } });
      clock.advance(1_000_000_000);
      expect(await readValue(store, 'a')).toBe('new');
      expect(await store.count('before')).toBe(0);
      expect((await store.range('both')).records).toMatchObject([{ key: 'a', score: 2, expiresAt: null }]);
    });

    it('is that of the last write: longer, shorter or none', async () => {
      const { store, clock } = await setUp(openBench);
      for (const key of ['longer', 'shorter', 'none']) {
        await putOne(store, key, '1', { ttlSeconds: 60, indexes: { all: 1 } });
      }
      await putOne(store, 'longer', '2', { ttlSeconds: 120, indexes: { all: 1 } });
      await putOne(store, 'shorter', '2', { ttlSeconds: 30, indexes: { all: 1 } });
      await putOne(store, 'none', '2', { indexes: { all: 1 } });
      clock.advance(30_000);
      expect(await walk(store, 'all', { limit: 10 })).toEqual(['longer', 'none']);
      clock.advance(60_000);
      expect(await walk(store, 'all', { limit: 10 })).toEqual(['longer', 'none']);
      clock.advance(30_000);
      expect(await walk(store, 'all', { limit: 10 })).toEqual(['none']);
      expect(await store.count('all')).toBe(1);
    });
  });
}
