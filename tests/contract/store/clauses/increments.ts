import { describe, expect, it } from 'vitest';
import { type OpenBench, putOne, readValue, remove, setUp } from '../store-bench.ts';

export function describeIncrements(openBench: OpenBench): void {
  describe('increment', () => {
    it('starts at 0 and adds any whole number', async () => {
      const { store } = await setUp(openBench);
      expect(await store.increment('n')).toEqual({ value: 1, expiresAt: null });
      expect(await store.increment('n', { by: 41 })).toEqual({ value: 42, expiresAt: null });
      expect(await store.increment('n', { by: -50 })).toEqual({ value: -8, expiresAt: null });
      expect(await store.increment('n', { by: 8 })).toEqual({ value: 0, expiresAt: null });
      expect(await store.increment('n', { by: 0 })).toEqual({ value: 0, expiresAt: null });
    });

    it('lets the first write decide how long the counter lives', async () => {
      const { store, clock } = await setUp(openBench);
      const expiresAt = clock.now() + 60_000;
      expect(await store.increment('n', { ttlSeconds: 60 })).toEqual({ value: 1, expiresAt });
      clock.advance(59_000);
      expect(await store.increment('n', { ttlSeconds: 60 })).toEqual({ value: 2, expiresAt });
      expect(await store.increment('n')).toEqual({ value: 3, expiresAt });
      clock.advance(1000);
      expect(await store.increment('n', { ttlSeconds: 30 })).toEqual({ value: 1, expiresAt: clock.now() + 30_000 });
    });

    it('keeps a record like any other: readable, removable, with a new version each time', async () => {
      const { store } = await setUp(openBench);
      await store.increment('n');
      const first = await store.get('n');
      await store.increment('n');
      const second = await store.get('n');
      expect(second?.value).toBe('2');
      expect(second?.version).not.toBe(first?.version);
      await store.commit([remove('n')]);
      expect(await store.increment('n')).toMatchObject({ value: 1 });
    });

    it('counts on in a record that was put, and leaves its index entries', async () => {
      const { store, clock } = await setUp(openBench);
      await putOne(store, 'n', '-5', { indexes: { all: 7 }, ttlSeconds: 60 });
      expect(await store.increment('n')).toEqual({ value: -4, expiresAt: clock.now() + 60_000 });
      expect((await store.range('all')).records).toMatchObject([{ key: 'n', value: '-4', score: 7 }]);
      clock.advance(60_000);
      expect(await store.increment('n')).toEqual({ value: 1, expiresAt: null });
      expect(await store.count('all')).toBe(0);
    });

    it.each(['', 'Anna', '1.5', '1e3', ' 1', '0x1', '99999999999999999'])('refuses the record %j', async (value) => {
      const { store } = await setUp(openBench);
      await putOne(store, 'n', value);
      await expect(store.increment('n')).rejects.toMatchObject({ kind: 'invalid' });
      expect(await readValue(store, 'n')).toBe(value);
    });

    it('refuses to leave the safe whole numbers', async () => {
      const { store } = await setUp(openBench);
      expect(await store.increment('n', { by: Number.MAX_SAFE_INTEGER })).toMatchObject({
        value: Number.MAX_SAFE_INTEGER,
      });
      await expect(store.increment('n')).rejects.toMatchObject({ kind: 'invalid' });
      expect(await readValue(store, 'n')).toBe(String(Number.MAX_SAFE_INTEGER));
    });
  });
}
