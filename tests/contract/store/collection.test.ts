import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sqliteStore } from '../../../src/server/ports/store/adapters/sqlite-store.ts';
import { collection } from '../../../src/server/ports/store/collection.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';

const sessionSchema = z.object({
  user_id: z.string(),
  started_at: z.number(),
  is_fresh: z.boolean().default(false),
});

async function setUp() {
  const clock = testClock(TEST_NOW);
  const store = await sqliteStore({ path: join(await tempFolder(), 'store.sqlite'), clock });
  const sessions = collection(store, 'session', sessionSchema, {
    byStart: (session) => ({ score: session.started_at }),
    byUser: (session) => ({ of: session.user_id, score: session.started_at }),
    fresh: (session) => (session.is_fresh ? { score: session.started_at } : null),
  });
  return { clock, store, sessions };
}

const anna = { user_id: 'anna', started_at: 1, is_fresh: true };
const boris = { user_id: 'boris', started_at: 2, is_fresh: false };

describe('a collection', () => {
  it('finds what it created, and answers null or throws for what is not there', async () => {
    const { sessions } = await setUp();
    const result = await sessions.create('s:1', anna);
    const entry = { id: 's:1', value: anna, version: result.ok ? result.version : '', expiresAt: null };
    expect(await sessions.find('s:1')).toEqual(entry);
    expect(await sessions.require('s:1')).toEqual(entry);
    expect(await sessions.findMany(['none', 's:1'])).toEqual([null, entry]);
    expect(await sessions.find('none')).toBeNull();
    await expect(sessions.require('none')).rejects.toMatchObject({ kind: 'missing' });
  });

  it('has nothing under an id that can be no key', async () => {
    const { sessions } = await setUp();
    for (const id of ['a b', 'a\nb', '\ud800', 'a'.repeat(600)]) {
      expect(await sessions.find(id)).toBeNull();
      await expect(sessions.require(id)).rejects.toMatchObject({ kind: 'missing' });
      await expect(sessions.create(id, anna)).rejects.toMatchObject({ kind: 'invalid' });
    }
  });

  it('creates once, and updates and removes the version that was read', async () => {
    const { sessions } = await setUp();
    await sessions.create('1', anna);
    expect(await sessions.create('1', boris)).toMatchObject({ ok: false });
    const { version } = await sessions.require('1');
    expect(await sessions.update('1', boris, version)).toMatchObject({ ok: true });
    expect(await sessions.update('1', anna, version)).toMatchObject({ ok: false });
    expect(await sessions.remove('1', version)).toMatchObject({ ok: false });
    expect((await sessions.require('1')).value).toEqual(boris);
    expect(await sessions.remove('1')).toMatchObject({ ok: true });
    expect(await sessions.find('1')).toBeNull();
  });

  it('lists and counts by its indexes, whole or per something, and follows changes', async () => {
    const { sessions } = await setUp();
    await sessions.create('1', anna);
    await sessions.create('2', boris);
    await sessions.create('3', { ...anna, started_at: 3 });
    const ids = async (...list: Parameters<typeof sessions.list>) =>
      (await sessions.list(...list)).records.map((entry) => entry.id);
    expect(await ids('byStart', { order: 'descending' })).toEqual(['3', '2', '1']);
    expect(await ids('byUser', { of: 'anna' })).toEqual(['1', '3']);
    expect(await ids('fresh')).toEqual(['1', '3']);
    expect(await sessions.count('byUser', { of: 'boris' })).toBe(1);
    const { version } = await sessions.require('1');
    await sessions.update('1', { ...boris, started_at: 9 }, version);
    expect(await ids('byUser', { of: 'boris' })).toEqual(['2', '1']);
    expect(await ids('fresh')).toEqual(['3']);
    const first = await sessions.list('byStart', { limit: 2 });
    expect(await ids('byStart', { limit: 2, cursor: first.next ?? '' })).toEqual(['1']);
  });

  it('lists parts of its entries, with what has a default, and none that is corrupt', async () => {
    const { store } = await setUp();
    const mail = z.object({ to: z.string(), html: z.string(), tags: z.array(z.string()) });
    const schema = z.object({ mail, at: z.number(), last: z.string().nullable(), rank: z.number().default(3) });
    const mails = collection(store, 'mail', schema, { all: ({ at }) => ({ score: at }) });
    const part = schema
      .pick({ at: true, rank: true, last: true })
      .extend({ mail: mail.pick({ to: true, tags: true }) });
    const letter = { to: 'jana@example.sk', html: '<p>', tags: [] };
    const first = await mails.create('1', { mail: letter, at: 1, last: null, rank: 1 });
    const value = JSON.stringify({ mail: { ...letter, tags: ['a'] }, at: 2, last: 'x' });
    await store.commit([{ op: 'put', key: 'mail:2', value, expect: 'any', indexes: { 'mail:all': 2 } }]);
    const { records, next } = await mails.listParts('all', part, { max: 2 });
    expect(next).toBeNull();
    expect(records[0]).toEqual({
      id: '1',
      value: { mail: { to: letter.to, tags: [] }, at: 1, last: null, rank: 1 },
      version: first.ok ? first.version : '',
      expiresAt: null,
    });
    expect(records[1]?.value).toEqual({ mail: { to: letter.to, tags: ['a'] }, at: 2, last: 'x', rank: 3 });
    const corrupt = '{"mail":{"to":7},"at":3,"last":null}';
    await store.commit([{ op: 'put', key: 'mail:3', value: corrupt, expect: 'any', indexes: { 'mail:all': 3 } }]);
    await expect(mails.listParts('all', part)).rejects.toMatchObject({ kind: 'corrupt' });
  });

  it('gives entries a life, and takes one for a single caller', async () => {
    const { sessions, clock } = await setUp();
    await sessions.create('1', anna, { ttlSeconds: 60 });
    await sessions.create('2', boris, { ttlSeconds: 60 });
    const taken = await Promise.all([sessions.take('1'), sessions.take('1')]);
    expect(taken).toMatchObject([{ id: '1', value: anna }, null]);
    clock.advance(60_000);
    expect(await sessions.find('2')).toBeNull();
  });

  it('joins writes of several collections in one commit', async () => {
    const { store, sessions } = await setUp();
    const mails = collection(store, 'mail', z.object({ to: z.string() }), {});
    await sessions.create('1', anna);
    const { version } = await sessions.require('1');
    const writes = [mails.put('m', { to: 'anna' }, 'absent'), sessions.removal('1', { version })];
    expect(await store.commit(writes)).toMatchObject({ ok: true });
    expect(await store.commit(writes)).toMatchObject({ ok: false, key: 'mail:m' });
    expect((await mails.require('m')).value).toEqual({ to: 'anna' });
    expect(await sessions.find('1')).toBeNull();
  });

  it('parses what it reads: defaults are filled in, anything else is corrupt, told without its values', async () => {
    const { store, sessions } = await setUp();
    const write = (value: string) => store.commit([{ op: 'put', key: 'session:1', value, expect: 'any' }]);
    await write('{"user_id":"anna","started_at":1}');
    expect((await sessions.require('1')).value).toEqual({ ...anna, is_fresh: false });
    for (const value of ['{"user_id":"jana@example.sk"}', '"jana@example.sk', 'null', '']) {
      await write(value);
      const error: unknown = await sessions.find('1').catch((reason) => reason);
      expect(error).toMatchObject({ name: 'StoreError', kind: 'corrupt' });
      expect(error instanceof Error ? `${error.message} ${error.cause}` : '').not.toContain('jana');
    }
  });

  it('refuses to write what it could not read', async () => {
    const { sessions } = await setUp();
    expect(() => sessions.put('1', { ...anna, started_at: Number.NaN }, 'any')).toThrow(z.ZodError);
    expect(await sessions.find('1')).toBeNull();
  });
});
