import { describe, expect, it } from 'vitest';
import { MAX_WRITES } from '../../../../src/server/ports/store/store.ts';
import { keysOf, type OpenBench, put, putOne, readValue, remove, setUp } from '../store-bench.ts';

export function describeCommits(openBench: OpenBench): void {
  describe('commit', () => {
    it('gives a record another version with every write, even of the same value', async () => {
      const { store } = await setUp(openBench);
      const first = await putOne(store, 'a', 'same');
      const second = await putOne(store, 'a', 'same');
      expect(second).not.toBe(first);
      expect((await store.get('a'))?.version).toBe(second);
    });

    it('creates what is absent, once', async () => {
      const { store } = await setUp(openBench);
      const version = await putOne(store, 'a', 'first', { expect: 'absent' });
      expect(await store.commit([put('a', 'second', { expect: 'absent' })])).toEqual({
        ok: false,
        key: 'a',
        current: version,
      });
      expect(await readValue(store, 'a')).toBe('first');
    });

    it('replaces and removes the version that was read, and no other', async () => {
      const { store } = await setUp(openBench);
      const first = await putOne(store, 'a', '1');
      const second = await putOne(store, 'a', '2', { expect: { version: first } });
      const refusal = { ok: false, key: 'a', current: second };
      expect(await store.commit([put('a', '3', { expect: { version: first } })])).toEqual(refusal);
      expect(await store.commit([remove('a', { expect: { version: first } })])).toEqual(refusal);
      expect(await readValue(store, 'a')).toBe('2');
      expect(await store.commit([remove('a', { expect: { version: second } })])).toMatchObject({ ok: true });
      expect(await store.commit([remove('a', { expect: { version: second } })])).toEqual({ ...refusal, current: null });
      expect(await store.commit([put('a', '4', { expect: { version: second } })])).toEqual({
        ...refusal,
        current: null,
      });
      expect(await store.get('a')).toBeNull();
    });

    it('takes removing what is not there for done, unless a version was expected', async () => {
      const { store } = await setUp(openBench);
      expect(await store.commit([remove('a')])).toMatchObject({ ok: true });
      expect(await store.commit([remove('a', { expect: 'absent' })])).toMatchObject({ ok: true });
      expect(await store.commit([remove('a', { expect: { version: 'x' } })])).toMatchObject({ ok: false });
    });

    it('makes several writes one: all records bear its version', async () => {
      const { store } = await setUp(openBench);
      await putOne(store, 'old', 'x');
      const result = await store.commit([put('a', '1'), put('b', '2', { expect: 'absent' }), remove('old')]);
      const [a, b, old] = await store.getMany(['a', 'b', 'old']);
      expect(result).toEqual({ ok: true, version: a?.version });
      expect(b?.version).toBe(a?.version);
      expect(old).toBeNull();
    });

    it.each([0, 1, 2])('leaves nothing behind when expectation %i of three fails, and says which', async (stale) => {
      const { store } = await setUp(openBench);
      const kept = await putOne(store, 'kept', 'kept', { indexes: { all: 1 }, ttlSeconds: 60 });
      const writes = [
        put('new:1', 'x', { expect: 'absent', indexes: { all: 2 } }),
        remove('kept', { expect: { version: kept } }),
        put('new:2', 'x', { expect: 'absent', indexes: { all: 3 } }),
      ].map((write, at) => (at === stale ? { ...write, expect: { version: 'stale' } } : write));
      expect(await store.commit(writes)).toMatchObject({ ok: false, key: writes[stale]?.key });
      expect((await store.getMany(['new:1', 'kept', 'new:2'])).map((record) => record?.version)).toEqual([
        undefined,
        kept,
        undefined,
      ]);
      expect(keysOf((await store.range('all')).records)).toEqual(['kept']);
    });

    it('names the first of several failed expectations, in the order given', async () => {
      const { store } = await setUp(openBench);
      await store.commit([put('z', '1'), put('a', '1')]);
      const writes = ['new', 'z', 'a'].map((key) => put(key, '2', { expect: 'absent' }));
      expect(await store.commit(writes)).toMatchObject({ ok: false, key: 'z' });
    });

    it(`takes ${MAX_WRITES} writes at once`, async () => {
      const { store } = await setUp(openBench);
      const writes = Array.from({ length: MAX_WRITES }, (_, at) =>
        put(`a:${at}`, String(at), { indexes: { even: at, odd: -at }, ttlSeconds: 60 }),
      );
      expect(await store.commit(writes)).toMatchObject({ ok: true });
      expect(await store.count('even')).toBe(MAX_WRITES);
    });
  });
}
