import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upstashStore } from '../../../src/server/ports/store/adapters/upstash-store.ts';
import type { Store } from '../../../src/server/ports/store/store.ts';
import { findRedisServer, startRedisServer } from '../../support/redis-server.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';
import { type Fault, startUpstashBridge, type UpstashBridge } from '../../support/upstash-bridge.ts';
import { put, putOne, readValue, remove } from './store-bench.ts';
import { storeContract } from './store-contract.ts';

const TTL = { seconds: 60, ms: 60_000 };
const HOUR_MS = 3_600_000;

const isLeftOut = findRedisServer() === null;
if (isLeftOut) {
  console.warn('The store in Upstash is NOT tested: this machine has no redis-server.');
  it.skip('the store in Upstash: left out, because this machine has no redis-server', () => {});
}

describe.skipIf(isLeftOut)('Upstash', () => {
  let bridge: UpstashBridge;
  let stopAll: () => Promise<void>;

  beforeAll(async () => {
    const redis = await startRedisServer();
    if (redis === null) throw new Error('redis-server vanished');
    bridge = await startUpstashBridge(redis.port);
    stopAll = async () => {
      await bridge.stop();
      await redis.stop();
    };
  });
  afterAll(() => stopAll());
  beforeEach(() => {
    bridge.faults.length = 0;
    bridge.requests.length = 0;
  });

  function openBench() {
    const prefix = `test-${randomUUID()}:`;
    const clock = testClock(TEST_NOW);
    const open = async () => upstashStore({ url: bridge.url, token: bridge.token, clock, prefix });
    return { clock, prefix, open };
  }

  async function setUp() {
    const { clock, prefix, open } = openBench();
    const redis = (...command: string[]) => bridge.redis(command);
    return { clock, prefix, redis, store: await open(), other: await open() };
  }

  describe('keeps the contract:', () => storeContract(async () => openBench()));

  describe('requests', () => {
    it('are one for each call, of one command or one script', async () => {
      const { store } = await setUp();
      const calls: [command: string, call: () => Promise<unknown>][] = [
        ['EVAL', () => store.commit([put('a', '1', { indexes: { all: 1 } }), put('b', '2'), remove('c')])],
        ['GET', () => store.get('a')],
        ['EVAL', () => store.getMany(['a', 'b'])],
        ['EVAL', () => store.range('all')],
        ['EVAL', () => store.count('all')],
        ['EVAL', () => store.increment('n')],
        ['EVAL', () => store.take('a')],
        ['PING', () => store.ping()],
      ];
      for (const [command, call] of calls) {
        bridge.requests.length = 0;
        await call();
        expect(bridge.requests, String(call)).toEqual([{ path: '/', command }]);
      }
    });
  });

  describe('a write whose answer is lost', () => {
    const FAULTS: Fault[][] = [
      ['lost-request'],
      ['lost-answer'],
      ['cut-answer'],
      ['bad-gateway'],
      ['lost-answer', 'cut-answer'],
    ];
    const EACH_FAULT = FAULTS.map((faults) => [faults.join(', then '), faults] as const);

    it.each(EACH_FAULT)('is committed once and told so (%s)', async (_, faults) => {
      const { store } = await setUp();
      const old = await putOne(store, 'a', 'old');
      bridge.faults.push(...faults);
      const result = await store.commit([
        put('a', 'new', { expect: { version: old }, indexes: { all: 1 } }),
        put('b', 'new', { expect: 'absent' }),
      ]);
      expect(result).toEqual({ ok: true, version: (await store.get('a'))?.version });
      expect(await readValue(store, 'b')).toBe('new');
      expect(await store.count('all')).toBe(1);
    });

    it.each(EACH_FAULT)('removes, takes and counts once (%s)', async (_, faults) => {
      const { store } = await setUp();
      const version = await putOne(store, 'gone', 'x');
      const lost = <T>(call: () => Promise<T>) => {
        bridge.faults.push(...faults);
        return call();
      };
      expect(await lost(() => store.commit([remove('gone', { expect: { version } })]))).toMatchObject({ ok: true });
      await putOne(store, 'token', 'Anna', { ttlSeconds: 60 });
      expect(await lost(() => store.take('token'))).toMatchObject({ key: 'token', value: 'Anna' });
      expect(await store.take('token')).toBeNull();
      expect(await lost(() => store.increment('n', { by: 5, ttlSeconds: 60 }))).toMatchObject({ value: 5 });
      expect(await lost(() => store.increment('n', { by: 5 }))).toMatchObject({ value: 10 });
      expect(await readValue(store, 'n')).toBe('10');
    });

    it('is told as success even when others changed the record before the repetition', async () => {
      const { store, other } = await setUp();
      bridge.faults.push('lost-answer');
      const mine = store.commit([put('a', 'mine', { expect: 'absent' })]);
      // The repetition waits 50 ms.
      while ((await readValue(other, 'a')) === null);
      await putOne(other, 'a', 'theirs');
      expect(await mine).toMatchObject({ ok: true });
      expect(await readValue(store, 'a')).toBe('theirs');
    });

    it('twin: without the receipt, as from another caller, the repetition is a conflict or counts twice', async () => {
      const { store } = await setUp();
      const write = put('a', 'new', { expect: 'absent' });
      await store.commit([write]);
      expect(await store.commit([write])).toMatchObject({ ok: false, key: 'a' });
      await store.increment('n');
      expect(await store.increment('n')).toMatchObject({ value: 2 });
    });

    it('leaves a receipt for a minute, no longer', async () => {
      const { store, prefix, redis } = await setUp();
      await store.commit([put('a', '1')]);
      await store.increment('n');
      await store.take('a');
      const receipts = await redis('KEYS', `${prefix}w:*`);
      expect(receipts).toHaveLength(3);
      for (const receipt of Array.isArray(receipts) ? receipts : []) {
        const ttl = Number(await redis('PTTL', String(receipt)));
        expect(ttl).toBeGreaterThan(50_000);
        expect(ttl).toBeLessThanOrEqual(60_000);
      }
    });
  });

  describe('trouble', () => {
    const SECRET = 'jana.novakova@example.sk';

    async function expectUnavailable(store: Store) {
      const error: unknown = await store.commit([put('a', SECRET)]).catch((reason) => reason);
      expect(error).toMatchObject({ name: 'StoreError', kind: 'unavailable' });
      const { message, cause } = error instanceof Error ? error : { message: '', cause: undefined };
      expect(`${message} ${String(cause)}`).not.toContain(SECRET);
      return message;
    }

    it('of the network is told after three attempts, without values', async () => {
      const { store } = await setUp();
      bridge.faults.push('lost-request', 'lost-request', 'lost-request');
      await expectUnavailable(store);
      expect(bridge.requests).toHaveLength(3);
      expect(await store.get('a')).toBeNull();
    });

    it('of a server that is not there is named', async () => {
      const store = upstashStore({ url: 'http://127.0.0.1:1', token: 'x', clock: testClock(TEST_NOW), prefix: '' });
      expect(await expectUnavailable(store)).toContain('Upstash does not serve');
      await expect(store.ping()).rejects.toMatchObject({ kind: 'unavailable' });
    });

    it('of a silent server ends in time', async () => {
      const { clock, prefix } = openBench();
      const store = upstashStore({ url: bridge.url, token: bridge.token, clock, prefix, attemptTimeoutMs: 50 });
      bridge.faults.push('silence', 'silence', 'silence');
      expect(await expectUnavailable(store)).toContain('TimeoutError');
    });

    it('of a wrong token, or a request Upstash refuses, is told at once and without values', async () => {
      const { clock, prefix } = openBench();
      const store = upstashStore({ url: bridge.url, token: 'wrong', clock, prefix });
      expect(await expectUnavailable(store)).toContain('Unauthorized');
      const { store: good, redis, prefix: own } = await setUp();
      await redis('LPUSH', `${own}r:a`, 'not ours');
      bridge.requests.length = 0;
      expect(await expectUnavailable(good)).toContain('WRONGTYPE');
      expect(bridge.requests).toHaveLength(1);
    });

    it('of a foreign record is told before any write of the commit', async () => {
      const { store, redis, prefix } = await setUp();
      await redis('SET', `${prefix}r:foreign`, 'no record');
      await expect(store.get('foreign')).rejects.toMatchObject({ kind: 'corrupt' });
      await expect(store.commit([put('a', '1'), put('foreign', '1')])).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await store.get('a')).toBeNull();
    });
  });

  describe('what stays in Redis', () => {
    it('is under the prefix, and apart from other prefixes', async () => {
      const { store, prefix, redis } = await setUp();
      const { store: foreign } = await setUp();
      await store.commit([put('a', '1', { ttlSeconds: 60, indexes: { all: 1 } })]);
      const keys = await redis('KEYS', `${prefix}*`);
      const names = (Array.isArray(keys) ? keys.map(String) : []).map((key) => key.slice(prefix.length));
      expect(names.toSorted()).toEqual(['expiry', 'i:all', 'r:a', expect.stringMatching(/^w:/)]);
      expect(await foreign.get('a')).toBeNull();
      expect(await foreign.count('all')).toBe(0);
    });

    it.each(['put', 'increment'])(
      'of a record with an end, made by %s, is removed within an hour after it',
      async (op) => {
        const { store, prefix, redis } = await setUp();
        if (op === 'put') await putOne(store, 'a', '1', { ttlSeconds: TTL.seconds });
        else await store.increment('a', { ttlSeconds: TTL.seconds });
        await store.increment('a');
        const ttl = Number(await redis('PTTL', `${prefix}r:a`));
        expect(ttl).toBeGreaterThan(TTL.ms);
        expect(ttl).toBeLessThanOrEqual(TTL.ms + HOUR_MS);
        await putOne(store, 'a', '1');
        expect(await redis('PTTL', `${prefix}r:a`)).toBe(-1);
      },
    );

    it('of expired index entries is swept by the next commit, range or count', async () => {
      const { store, clock, prefix, redis } = await setUp();
      for (const sweep of [() => store.commit([put('b', '')]), () => store.range('x'), () => store.count('x')]) {
        await putOne(store, 'a', '1', { ttlSeconds: 60, indexes: { all: 1, more: 2 } });
        clock.advance(60_000);
        await sweep();
        expect(await redis('EXISTS', `${prefix}i:all`, `${prefix}i:more`, `${prefix}expiry`)).toBe(0);
      }
    });

    it('of a record that Redis removed before any sweep does not harm the next one under its key', async () => {
      const { store, clock, prefix, redis } = await setUp();
      await putOne(store, 'a', 'old', { ttlSeconds: 60, indexes: { all: 1 } });
      await redis('DEL', `${prefix}r:a`);
      expect(await store.range('all')).toEqual({ records: [], next: null });
      await putOne(store, 'a', 'new', { expect: 'absent', indexes: { all: 2 } });
      clock.advance(60_000);
      expect((await store.range('all')).records).toMatchObject([{ key: 'a', value: 'new', score: 2 }]);
    });
  });
});
