import { describe, expect, it } from 'vitest';
import { MAX_VALUE_BYTES } from '../../../../src/server/ports/store/store.ts';
import { keysOf, type OpenBench, put, putOne, readValue, setUp } from '../store-bench.ts';

const HOSTILE_VALUES = {
  'a number': '123456',
  'a number with a zero in front': '007',
  null: 'null',
  true: 'true',
  'an array': '[1]',
  'an object': '{"a":[null,"1"]}',
  'a status': 'OK',
  'nothing at all': '',
  emoji: 'Ďakujeme 🎭🎻 👩‍🎤',
  'a byte order mark in front': '\uFEFFahoj',
  'line ends and control characters': 'a\r\nb\tc\u0001\u001f\u007f\u2028',
  'base64 of something': 'T0s=',
  quotes: `'"\\`,
};

export function describeRecords(openBench: OpenBench): void {
  describe('get and getMany', () => {
    it('answer null for what is not there', async () => {
      const { store } = await setUp(openBench);
      expect(await store.get('user:1')).toBeNull();
      expect(await store.getMany(['user:1', 'user:2'])).toEqual([null, null]);
      expect(await store.getMany([])).toEqual([]);
    });

    it('answer records whole, in the order of the keys, repeated keys included', async () => {
      const { store, clock } = await setUp(openBench);
      const first = await putOne(store, 'user:1', 'Anna');
      const second = await putOne(store, 'user:2', 'Boris', { ttlSeconds: 60 });
      const anna = { key: 'user:1', value: 'Anna', version: first, expiresAt: null };
      const boris = { key: 'user:2', value: 'Boris', version: second, expiresAt: clock.now() + 60_000 };
      expect(await store.get('user:1')).toEqual(anna);
      expect(await store.getMany(['user:2', 'user:3', 'user:1', 'user:2'])).toEqual([boris, null, anna, boris]);
    });

    it.each(Object.entries(HOSTILE_VALUES))('give %s back as it was put', async (_, value) => {
      const { store, open } = await setUp(openBench);
      await putOne(store, 'note', value, { indexes: { notes: 1 } });
      expect(await readValue(await open(), 'note')).toBe(value);
      expect((await store.getMany(['note']))[0]?.value).toBe(value);
      expect((await store.range('notes')).records[0]?.value).toBe(value);
      expect((await store.take('note'))?.value).toBe(value);
    });

    it('give 256 KB back, plain and of four-byte characters', async () => {
      const { store } = await setUp(openBench);
      const plain = 'x'.repeat(MAX_VALUE_BYTES);
      const wide = '🎭'.repeat(MAX_VALUE_BYTES / 4);
      await store.commit([put('plain', plain), put('wide', wide)]);
      expect(await readValue(store, 'plain')).toBe(plain);
      expect(await readValue(store, 'wide')).toBe(wide);
    });

    it.each(['user-by-email:jana@example.sk', 'ľuboš:čaj', 'a:b/c?d#e%20{f}', '=x', '-', '__proto__'])(
      'tell the key %s from others',
      async (key) => {
        const { store } = await setUp(openBench);
        await store.commit([put(key, 'this', { indexes: { [`by:${key}`]: 1 } }), put(`${key}x`, 'that')]);
        expect(await readValue(store, key)).toBe('this');
        expect(await readValue(store, `${key}x`)).toBe('that');
        expect(keysOf((await store.range(`by:${key}`)).records)).toEqual([key]);
      },
    );
  });

  describe('take', () => {
    it('gives a record once and takes its index entries with it', async () => {
      const { store } = await setUp(openBench);
      const version = await putOne(store, 'token', 'Anna', { indexes: { tokens: 1 } });
      expect(await store.take('token')).toEqual({ key: 'token', value: 'Anna', version, expiresAt: null });
      expect(await store.take('token')).toBeNull();
      expect(await store.count('tokens')).toBe(0);
    });
  });

  describe('ping and close', () => {
    it('answer', async () => {
      const { store } = await setUp(openBench);
      await expect(store.ping()).resolves.toBeUndefined();
      await expect(store.close()).resolves.toBeUndefined();
    });

    it('leave the data to whoever opens it next', async () => {
      const { store, open } = await setUp(openBench);
      await putOne(store, 'a', '1', { indexes: { all: 1 } });
      await store.close();
      const next = await open();
      expect(await readValue(next, 'a')).toBe('1');
      expect(await next.count('all')).toBe(1);
    });
  });
}
