// The stores a benchmark of calls runs on: the embedded one, and a real Redis behind a bridge that speaks Upstash's REST.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upstashStore } from '../../src/server/store/upstash-store.ts';
import { makeContentIndex } from '../../tests/support/content-factories.ts';
import { type OpenServices, openServices } from '../../tests/support/open-services.ts';
import { startRedisServer } from '../../tests/support/redis-server.ts';
import { startUpstashBridge } from '../../tests/support/upstash-bridge.ts';
import { MEGABYTE } from './measure.ts';

/** One kind of store with empty data. */
export interface Ground {
  name: string;
  services: OpenServices;
  /** What the data take, in MB: of the file, or of Redis' memory. */
  heldMegabytes(): Promise<number>;
  close(): Promise<void>;
}

/** One after another; each must be closed. */
export async function* grounds(): AsyncGenerator<Ground> {
  yield await embedded();
  const ground = await redis();
  if (ground === null) console.log('redis-server is not installed: its half is left out.');
  else yield ground;
}

async function embedded(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-bench-'));
  const contentIndexPath = join(folder, 'content-index.json');
  await writeFile(contentIndexPath, JSON.stringify(makeContentIndex()));
  const services = await openServices({ dataDir: join(folder, 'data'), contentIndexPath, nowMs: Date.now() });
  const files = ['store.sqlite', 'store.sqlite-wal'].map((name) => join(services.config.dataDir, name));
  return {
    name: 'embedded SQLite',
    services,
    async heldMegabytes() {
      const sizes = await Promise.all(files.map((file) => stat(file).then(({ size }) => size)));
      return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE;
    },
    async close() {
      await services.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Null when this machine has no Redis. */
async function redis(): Promise<Ground | null> {
  const server = await startRedisServer();
  if (server === null) return null;
  const bridge = await startUpstashBridge(server.port);
  const ground = await embedded();
  const { clock } = ground.services;
  const store = upstashStore({ url: bridge.url, token: bridge.token, prefix: 'bench:', clock });
  return {
    name: 'Redis, bridge',
    services: { ...ground.services, store },
    async heldMegabytes() {
      const info = String(await bridge.redis(['INFO', 'memory']));
      return Number(/used_memory:(\d+)/.exec(info)?.[1] ?? 0) / MEGABYTE;
    },
    async close() {
      await ground.services.settled();
      await store.close();
      await bridge.stop();
      await server.stop();
      await ground.close();
    },
  };
}
