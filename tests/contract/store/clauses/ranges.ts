import { describe, expect, it } from 'vitest';
import { MAX_PAGE, MAX_WRITES, type Put } from '../../../../src/server/ports/store/store.ts';
import { keysOf, type OpenBench, put, putOne, remove, setUp, walk } from '../store-bench.ts';

export function describeRanges(openBench: OpenBench): void {
  describe('range and count', () => {
    const SCORES = [3, -1.5, 0, 2 ** 53, Date.parse('2026-11-20'), 1e-9, -(10 ** 300), 0.1 + 0.2];

    it('answer records by score, exactly as given', async () => {
      const { store } = await setUp(openBench);
      await store.commit(SCORES.map((score) => put(`a:${score}`, '', { indexes: { all: score } })));
      const { records, next } = await store.range('all');
      expect(records.map((record) => record.score)).toEqual(SCORES.toSorted((a, b) => a - b));
      expect(next).toBeNull();
      const descending = await store.range('all', { order: 'descending' });
      expect(keysOf(descending.records)).toEqual(keysOf(records).toReversed());
    });

    it('order records of one score by the bytes of their keys', async () => {
      const { store } = await setUp(openBench);
      const keys = ['b', 'a', 'B', 'ľ', 'z', '🎭', '\uffee', 'aa', 'a:'];
      await store.commit(keys.map((key) => put(key, '', { indexes: { all: 1 } })));
      const byBytes = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(await walk(store, 'all', { limit: 100 })).toEqual(byBytes);
      expect(await walk(store, 'all', { limit: 2 })).toEqual(byBytes);
      expect(await walk(store, 'all', { limit: 1, order: 'descending' })).toEqual(byBytes.toReversed());
    });

    it('keep to the bounds, both included', async () => {
      const { store } = await setUp(openBench);
      await store.commit([1, 2, 3, 4].map((score) => put(`a:${score}`, '', { indexes: { all: score } })));
      expect(keysOf((await store.range('all', { min: 2, max: 3 })).records)).toEqual(['a:2', 'a:3']);
      expect(keysOf((await store.range('all', { min: 2.5 })).records)).toEqual(['a:3', 'a:4']);
      expect(keysOf((await store.range('all', { max: 2, order: 'descending' })).records)).toEqual(['a:2', 'a:1']);
      expect(await store.range('all', { min: 3, max: 2 })).toEqual({ records: [], next: null });
      expect(await store.count('all', { min: 2, max: 3 })).toBe(2);
      expect(await store.count('all', { min: 4 })).toBe(1);
      expect(await store.count('all', { min: 5 })).toBe(0);
      expect(await store.count('nothing')).toBe(0);
    });

    it.each([1, 2, 5, 11, 12, 13])('walk twelve records in pages of %i, both ways, within bounds', async (limit) => {
      const { store } = await setUp(openBench);
      const writes = Array.from({ length: 12 }, (_, at) =>
        put(`a:${at}`, '', { indexes: { all: Math.floor(at / 3) } }),
      );
      await store.commit(writes);
      // Keys of one score are in order of text: 10, 11, 9.
      const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 9].map((id) => `a:${id}`);
      expect(await walk(store, 'all', { limit })).toEqual(all);
      expect(await walk(store, 'all', { limit, order: 'descending' })).toEqual(all.toReversed());

      const { records, next } = await store.range('all', { min: 1, max: 2, limit: 4 });
      const rest = await store.range('all', { min: 1, max: 2, limit: 4, cursor: next ?? '' });
      expect(keysOf([...records, ...rest.records])).toEqual(all.slice(3, 9));
      expect(rest.next).toBeNull();
    });

    it('say that there is no more exactly when the last record was met', async () => {
      const { store } = await setUp(openBench);
      await store.commit([put('a', '', { indexes: { all: 1 } }), put('b', '', { indexes: { all: 2 } })]);
      expect((await store.range('all', { limit: 2 })).next).toBeNull();
      expect((await store.range('all', { limit: 1 })).next).not.toBeNull();
      expect((await store.range('all', { limit: 1, max: 1 })).next).toBeNull();
    });

    it.each(['ascending', 'descending'] as const)(
      'meet every record that stays exactly once while others come, go, move and expire, %s',
      async (order) => {
        const { store, clock } = await setUp(openBench);
        const entry = (key: string, score: number, more: Partial<Put> = {}) =>
          put(key, '', { indexes: { all: score }, ...more });
        const staying = Array.from({ length: 20 }, (_, at) => entry(`stay:${at}`, at % 5));
        const leaving = Array.from({ length: 20 }, (_, at) => entry(`leave:${at}`, at % 5));
        await store.commit([...staying, ...leaving, entry('brief', 2, { ttlSeconds: 60 })]);

        const met = await walk(store, 'all', {
          order,
          limit: 3,
          between: async ({ records }, step) => {
            clock.advance(20_000);
            // The record of the cursor goes, or moves to where the walk would meet it again.
            const last = records.at(-1)?.key ?? '';
            const end = step % 2 === 0 ? remove(last) : entry(last, order === 'ascending' ? 9 : -9);
            await store.commit([entry(`new:${step}`, step % 5), ...(last.startsWith('leave') ? [end] : [])]);
          },
        });
        const stayed = met.filter((key) => key.startsWith('stay'));
        expect(stayed.toSorted()).toEqual(staying.map((write) => write.key).toSorted());
      },
    );

    it.each(['ascending', 'descending'] as const)(
      'leave nobody out when the end of a page moves back among those met, %s',
      async (order) => {
        const { store } = await setUp(openBench);
        await store.commit(['a', 'b', 'c', 'd'].map((key, at) => put(key, '', { indexes: { all: at } })));
        for (const score of [-9, 9]) {
          const met = await walk(store, 'all', {
            order,
            limit: 2,
            between: async ({ records }) => {
              await putOne(store, records.at(-1)?.key ?? '', '', { indexes: { all: score } });
            },
          });
          expect(met).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
          await store.commit(['a', 'b', 'c', 'd'].map((key, at) => put(key, '', { indexes: { all: at } })));
        }
      },
    );

    it('hold the entries of the last put only, and none of what was removed', async () => {
      const { store } = await setUp(openBench);
      await putOne(store, 'a', '1', { indexes: { left: 1, both: 1 } });
      await putOne(store, 'a', '2', { indexes: { both: 5, right: 2 } });
      expect(await store.count('left')).toBe(0);
      expect((await store.range('both')).records).toMatchObject([{ key: 'a', value: '2', score: 5 }]);
      expect(await store.count('right')).toBe(1);
      await putOne(store, 'a', '3');
      expect(await store.count('both')).toBe(0);
      await putOne(store, 'a', '4', { indexes: { both: 1 } });
      await store.commit([remove('a')]);
      expect(await store.count('both')).toBe(0);
    });

    it(`answer ${MAX_PAGE} records at once`, async () => {
      const { store } = await setUp(openBench);
      for (let from = 0; from <= MAX_PAGE; from += MAX_WRITES) {
        const ids = Array.from({ length: MAX_WRITES }, (_, at) => from + at);
        await store.commit(ids.map((id) => put(`a:${id}`, String(id), { indexes: { all: id } })));
      }
      const { records, next } = await store.range('all', { limit: MAX_PAGE });
      expect(records.map((record) => record.score)).toEqual(Array.from({ length: MAX_PAGE }, (_, at) => at));
      expect(next).not.toBeNull();
      const texts = (await store.getMany(keysOf(records))).map((record) => record?.value);
      expect(texts).toEqual(records.map((record) => record.value));
    });
  });
}
