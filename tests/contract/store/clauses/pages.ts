import { describe, expect, it } from 'vitest';
import {
  LOOK_BYTES,
  MAX_VALUE_BYTES,
  MAX_WRITES,
  PAGE_BYTES,
  type Put,
  pageBytes,
  type Store,
} from '../../../../src/server/ports/store/store.ts';
import { keysOf, type OpenBench, put, putOne, setUp, walk } from '../store-bench.ts';

const keyOf = (at: number) => `a:${String(at).padStart(4, '0')}`;

async function fill(store: Store, count: number, value: string): Promise<string[]> {
  const writes = Array.from({ length: count }, (_, at): Put => put(keyOf(at), value, { indexes: { all: at } }));
  const perCommit = Math.max(1, Math.min(MAX_WRITES, Math.floor((400 * 1024) / (value.length + 1))));
  for (let at = 0; at < count; at += perCommit) await store.commit(writes.slice(at, at + perCommit));
  return writes.map(({ key }) => key);
}

export function describePages(openBench: OpenBench): void {
  describe('pages of large records', () => {
    it.each(['ascending', 'descending'] as const)(
      'end by their bytes, and go on where they ended, %s',
      async (order) => {
        const { store } = await setUp(openBench);
        const value = `"${'x'.repeat(30 * 1024)}"`;
        const keys = await fill(store, 60, value);
        const perPage = Math.floor(PAGE_BYTES / pageBytes(keyOf(0), value));
        const { records, next } = await store.range('all', { order, limit: 1000 });
        expect(records).toHaveLength(perPage);
        expect(next).not.toBeNull();
        expect(await walk(store, 'all', { order, limit: 1000 })).toEqual(
          order === 'ascending' ? keys : keys.toReversed(),
        );
        expect((await store.range('all', { limit: perPage - 1 })).records).toHaveLength(perPage - 1);
      },
    );

    it('show the largest record there can be, and say that there are more', async () => {
      const { store } = await setUp(openBench);
      await fill(store, 4, '"'.repeat(MAX_VALUE_BYTES));
      const { records, next } = await store.range('all', { limit: 4 });
      expect(keysOf(records)).toEqual([keyOf(0), keyOf(1)]);
      expect(next).not.toBeNull();
      expect(await walk(store, 'all', { limit: 4 })).toHaveLength(4);
    });

    it('say that there is no more when the last record is the one that fills them', async () => {
      const { store } = await setUp(openBench);
      await fill(store, 2, 'x'.repeat(MAX_VALUE_BYTES));
      expect((await store.range('all')).next).toBeNull();
    });

    it('count the bytes of characters, not their number', async () => {
      const { store } = await setUp(openBench);
      await fill(store, 40, 'č'.repeat(15 * 1024));
      expect((await store.range('all')).records).toHaveLength(
        Math.floor(PAGE_BYTES / pageBytes(keyOf(0), 'x'.repeat(30 * 1024))),
      );
    });

    it('of records with many places in indexes are answered', async () => {
      const { store } = await setUp(openBench);
      for (let at = 0; at < 400; at += 20) {
        const many = Array.from({ length: 20 }, (_, own) => at + own);
        const places = (id: number) =>
          Object.fromEntries(Array.from({ length: 8 }, (_, own) => [`${own}${'i'.repeat(400)}`, id]));
        await store.commit(many.map((id) => put(keyOf(id), 'x'.repeat(500), { indexes: { all: id, ...places(id) } })));
      }
      expect(await walk(store, 'all', { limit: 1000 })).toHaveLength(400);
      expect((await store.getMany(Array.from({ length: 400 }, (_, at) => keyOf(at)))).every(Boolean)).toBe(true);
    });

    it('are put together again where records are asked for by key, and in a walk over all', async () => {
      const { store } = await setUp(openBench);
      const value = 'x'.repeat(30 * 1024);
      const keys = await fill(store, 60, value);
      const asked = [...keys, 'none', keyOf(0)];
      expect((await store.getMany(asked)).map((record) => record?.value.length ?? null)).toEqual([
        ...keys.map(() => value.length),
        null,
        value.length,
      ]);
      const met: string[] = [];
      for await (const { key } of store.everyRecord()) met.push(key);
      expect(met.sort()).toEqual(keys);
    });
  });

  describe('a range of fields', () => {
    const VALUE = {
      id: 7,
      name: 'Jana „Ľ“ \\ "quoted\\" \u2028 🎭',
      empty: '',
      none: null,
      yes: true,
      big: 1_795_172_400_123,
      small: 0.1 + 0.2,
      list: [{ due: '2026-12-01', of: ['a]', '}'] }, [], {}],
      nothing: [],
      mail: { html: '<p class="x">[{"</p>', to: 'jana@kd.example', deep: { er: -1.5e-9 } },
      last: 'end',
    };

    async function shown(store: Store, value: string, fields: string[]): Promise<unknown> {
      await putOne(store, 'a', value, { indexes: { all: 1 } });
      const [record] = (await store.range('all', { fields })).records;
      return JSON.parse(record?.value ?? '');
    }

    it('shows those asked for, exactly as they were put', async () => {
      const { store } = await setUp(openBench);
      const { mail, ...top } = VALUE;
      const asked = [...Object.keys(top), 'mail.to', 'mail.deep', 'mail.deep.er'];
      expect(await shown(store, JSON.stringify(VALUE), asked)).toEqual({
        ...top,
        'mail.to': mail.to,
        'mail.deep': mail.deep,
        'mail.deep.er': mail.deep.er,
      });
    });

    it('leaves out what is not there, a field in what is no object, and the fields of what is no object', async () => {
      const { store } = await setUp(openBench);
      const fields = ['absent', 'name.length', 'nothing.0', 'mail.absent', 'html'];
      expect(await shown(store, JSON.stringify(VALUE), fields)).toEqual({});
      for (const value of ['', '7', 'null', '"name"', '[1]', '{}', 'no JSON', '{"name":', '{"name":"x'])
        expect(await shown(store, value, ['name']), value).toEqual({});
    });

    it('answers key, version, end and score as ever, page by page', async () => {
      const { store, clock } = await setUp(openBench);
      const writes = [3, 1, 2].map((score) =>
        put(`a:${score}`, JSON.stringify({ score, text: 'x' }), { indexes: { all: score }, ttlSeconds: 60 }),
      );
      const result = await store.commit(writes);
      const version = result.ok ? result.version : '';
      const options = { fields: ['score'], order: 'descending', limit: 2 } as const;
      const { records, next } = await store.range('all', options);
      const expiresAt = clock.now() + 60_000;
      expect(records).toEqual([
        { key: 'a:3', value: '{"score":3}', version, expiresAt, score: 3 },
        { key: 'a:2', value: '{"score":2}', version, expiresAt, score: 2 },
      ]);
      const rest = await store.range('all', { ...options, cursor: next ?? '' });
      expect(keysOf(rest.records)).toEqual(['a:1']);
      expect(rest.next).toBeNull();
    });

    it('counts what it shows, but looks through so many bytes only', async () => {
      const { store } = await setUp(openBench);
      const bytes = 30 * 1024;
      await fill(store, 150, JSON.stringify({ name: 'x', text: 'x'.repeat(bytes - 24) }));
      const { records, next } = await store.range('all', { limit: 1000, fields: ['name'] });
      expect(records.length).toBeGreaterThan(PAGE_BYTES / bytes);
      expect(records).toHaveLength(
        Math.floor(LOOK_BYTES / JSON.stringify({ name: 'x', text: 'x'.repeat(bytes - 24) }).length),
      );
      expect(next).not.toBeNull();
      expect((await store.range('all', { fields: ['text'] })).records.length).toBeLessThan(PAGE_BYTES / bytes);
    });

    it.each(['', 'a b', 'a.', '.a', "a'", 'a"', 'ľ', '*', 'a[0]'])('refuses the field %j', async (field) => {
      const { store } = await setUp(openBench);
      await expect(store.range('all', { fields: [field] })).rejects.toMatchObject({ kind: 'invalid' });
    });
  });
}
