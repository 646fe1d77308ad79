import { describe, expect, it } from 'vitest';
import {
  MAX_COMMIT_BYTES,
  MAX_KEY_BYTES,
  MAX_PAGE,
  MAX_VALUE_BYTES,
  MAX_WRITES,
  writeBytes,
} from '../../../../src/server/ports/store/store.ts';
import { type OpenBench, put, remove, setUp } from '../store-bench.ts';

export function describeLimits(openBench: OpenBench): void {
  describe('limits', () => {
    const oneByteMore = `${'x'.repeat(MAX_VALUE_BYTES - 3)}🎭`;

    it('refuse a value one byte over 256 KB, and the commit it is in', async () => {
      const { store } = await setUp(openBench);
      const writes = [put('small', 'x'), put('large', oneByteMore)];
      await expect(store.commit(writes)).rejects.toMatchObject({ name: 'StoreError', kind: 'too-large' });
      expect(await store.getMany(['small', 'large'])).toEqual([null, null]);
    });

    it('take names of 512 bytes', async () => {
      const { store } = await setUp(openBench);
      const longest = 'ľ'.repeat(MAX_KEY_BYTES / 2);
      await store.commit([put(longest, 'x', { indexes: { [longest]: 1 } })]);
      expect((await store.range(longest)).records).toMatchObject([{ key: longest, value: 'x' }]);
    });

    it('refuse values that together are too large', async () => {
      const { store } = await setUp(openBench);
      const value = 'x'.repeat(MAX_VALUE_BYTES);
      const writes = ['a', 'b', 'c', 'd'].map((key) => put(key, value));
      await expect(store.commit(writes)).rejects.toMatchObject({ kind: 'too-large' });
      expect(await store.commit(writes.slice(1))).toMatchObject({ ok: true });
    });

    it('count values as they are escaped, and names as often as they are sent', async () => {
      const { store } = await setUp(openBench);
      const quotes = '"'.repeat(MAX_VALUE_BYTES);
      await expect(store.commit([put('a', quotes), put('b', quotes)])).rejects.toMatchObject({ kind: 'too-large' });
      expect(await store.commit([put('a', quotes)])).toMatchObject({ ok: true });
      const name = 'i'.repeat(MAX_KEY_BYTES - 1);
      const indexes = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((own) => [`${name}${own}`, 1]));
      const many = Array.from({ length: MAX_WRITES }, (_, at) => put(`a:${at}`, '', { indexes }));
      await expect(store.commit(many)).rejects.toMatchObject({ kind: 'too-large' });
    });

    it('take the largest commit there may be', async () => {
      const { store } = await setUp(openBench);
      const named = Array.from({ length: MAX_WRITES }, (_, at) => put(`a:${at}`, '', { indexes: { all: at } }));
      const left = MAX_COMMIT_BYTES - named.reduce((sum, write) => sum + writeBytes(write), 0);
      const full = named.map((write) => ({ ...write, value: '"'.repeat(Math.floor(left / MAX_WRITES / 2)) }));
      expect(await store.commit(full)).toMatchObject({ ok: true });
      const names = [];
      for (let at = 0, bytes = 0; ; at++) {
        const write = put(`${at}${'k'.repeat(500)}`, '', { indexes: { [`${at}${'i'.repeat(500)}`]: 1 } });
        bytes += writeBytes(write);
        if (bytes > MAX_COMMIT_BYTES || names.length === MAX_WRITES) break;
        names.push(write);
      }
      expect(await store.commit(names)).toMatchObject({ ok: true });
    });

    it.each(['', ' ', 'a b', 'a\nb', 'a\0b', 'a\u00a0b', '\ud800', 'k'.repeat(MAX_KEY_BYTES + 1), 'ľ'.repeat(257)])(
      'refuse the name %j',
      async (name) => {
        const { store } = await setUp(openBench);
        const invalid = { name: 'StoreError', kind: 'invalid' };
        await expect(store.get(name)).rejects.toMatchObject(invalid);
        await expect(store.getMany(['a', name])).rejects.toMatchObject(invalid);
        await expect(store.take(name)).rejects.toMatchObject(invalid);
        await expect(store.increment(name)).rejects.toMatchObject(invalid);
        await expect(store.commit([remove(name)])).rejects.toMatchObject(invalid);
        await expect(store.commit([put('a', '', { indexes: { [name]: 1 } })])).rejects.toMatchObject(invalid);
        await expect(store.range(name)).rejects.toMatchObject(invalid);
        await expect(store.count(name)).rejects.toMatchObject(invalid);
      },
    );

    it('refuse calls that make no sense', async () => {
      const { store } = await setUp(openBench);
      const many = Array.from({ length: MAX_PAGE + 1 }, (_, at) => `a:${at}`);
      const calls: (() => Promise<unknown>)[] = [
        () => store.commit([]),
        () => store.commit(many.slice(0, MAX_WRITES + 1).map((key) => remove(key))),
        () => store.commit([put('a', '1'), remove('a')]),
        () => store.commit([put('a', 'half \ud83c pair')]),
        () => store.commit([put('a', 'NUL \0')]),
        () => store.commit([put('a', '', { ttlSeconds: 0 })]),
        () => store.commit([put('a', '', { ttlSeconds: 0.5 })]),
        () => store.commit([put('a', '', { indexes: { all: Number.NaN } })]),
        () => store.commit([put('a', '', { indexes: { all: Number.POSITIVE_INFINITY } })]),
        () => store.getMany(many),
        () => store.increment('a', { by: 0.5 }),
        () => store.increment('a', { ttlSeconds: -1 }),
        () => store.range('all', { limit: 0 }),
        () => store.range('all', { limit: MAX_PAGE + 1 }),
        () => store.range('all', { min: Number.NaN }),
        () => store.range('all', { cursor: 'nonsense' }),
        () => store.range('all', { cursor: Buffer.from('[1e999,"a"]').toString('base64url') }),
      ];
      for (const call of calls) await expect(call(), String(call)).rejects.toMatchObject({ kind: 'invalid' });
      expect(await store.get('a')).toBeNull();
    });
  });
}
