// The adapter's tests rely on the bridge.
import { Redis } from '@upstash/redis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRedisServer, startRedisServer } from '../../support/redis-server.ts';
import { startUpstashBridge, type UpstashBridge } from '../../support/upstash-bridge.ts';

const isLeftOut = findRedisServer() === null;
if (isLeftOut) it.skip('the bridge to Upstash: left out, because this machine has no redis-server', () => {});

describe.skipIf(isLeftOut)('the bridge', () => {
  let bridge: UpstashBridge;
  let redis: Redis;
  let stopAll: () => Promise<void>;

  beforeAll(async () => {
    const server = await startRedisServer();
    if (server === null) throw new Error('redis-server vanished');
    bridge = await startUpstashBridge(server.port);
    redis = new Redis({ url: bridge.url, token: bridge.token });
    stopAll = async () => {
      await bridge.stop();
      await server.stop();
    };
  });
  afterAll(() => stopAll());
  beforeEach(async () => {
    await bridge.redis(['FLUSHALL']);
    bridge.requests.length = 0;
  });

  it('runs single calls of the SDK as a pipeline, answers in base64 included', async () => {
    const answers = await Promise.all([
      redis.set('emoji', '🎭'),
      redis.get('emoji'),
      redis.get('none'),
      redis.incr('n'),
    ]);
    expect(answers).toEqual(['OK', expect.toBeOneOf(['🎭', null]), null, 1]);
    expect(await redis.get('emoji')).toBe('🎭');
    expect(new Set(bridge.requests.map((request) => request.path))).toEqual(new Set(['/pipeline']));
  });

  it('shows what the SDK makes of text that looks like JSON', async () => {
    await redis.set('code', '123456');
    expect(await redis.get('code')).toBe(123456);
  });

  it('answers plain text when base64 is not asked for', async () => {
    const plain = new Redis({ url: bridge.url, token: bridge.token, responseEncoding: false });
    await plain.set('emoji', '🎭');
    expect(await plain.get('emoji')).toBe('🎭');
  });

  it('runs a transaction as one step, and does not undo the others when one command fails', async () => {
    await redis.set('text', 'x');
    const results = await redis.multi().incr('n').incr('text').incr('n').exec({ keepErrors: true });
    expect(results.map((result) => result.error ?? result.result)).toEqual([1, expect.stringContaining('ERR'), 2]);
    expect(bridge.requests.at(-1)?.path).toBe('/multi-exec');
  });

  it('lets other commands come between those of a pipeline, but not of a transaction', async () => {
    const counts = async (exec: () => Promise<unknown[]>) => {
      const all = await Promise.all([exec(), exec(), exec()]);
      return all.map((answers) => Number(answers.at(-1)) - Number(answers[0]));
    };
    const twenty = Array.from({ length: 20 }, (_, at) => at);
    const fill = <T extends { incr(key: string): unknown }>(batch: T) => {
      for (const _ of twenty) batch.incr('n');
      return batch;
    };
    expect(await counts(() => fill(redis.multi()).exec<unknown[]>())).toEqual([19, 19, 19]);
    expect(Math.max(...(await counts(() => fill(redis.pipeline()).exec<unknown[]>())))).toBeGreaterThan(19);
  });

  it('tells errors as Upstash does', async () => {
    await redis.set('text', 'x');
    const single = new Redis({ url: bridge.url, token: bridge.token, enableAutoPipelining: false });
    await expect(single.incr('text')).rejects.toMatchObject({
      name: 'UpstashError',
      message: /ERR value is not an int/,
    });
    const stranger = new Redis({ url: bridge.url, token: 'wrong' });
    await expect(stranger.get('text')).rejects.toMatchObject({ message: expect.stringContaining('Unauthorized') });
    await expect(redis.set('large', 'x'.repeat(1024 * 1024))).rejects.toMatchObject({
      message: expect.stringContaining('max request size'),
    });
  });
});
