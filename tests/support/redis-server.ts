import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
/** Another process may take the free port. */
const ATTEMPTS = 3;

interface RedisServer {
  port: number;
  stop(): Promise<void>;
}

/** Null when it is not installed. */
export function findRedisServer(): string | null {
  const place = PLACES.find((path) => existsSync(path)) ?? null;
  if (place === null && process.env.CI) throw new Error('redis-server is missing: in CI nothing is left out');
  return place;
}

/** Null when it ends instead of getting ready. */
async function startOn(program: string, port: number, folder: string): Promise<RedisServer | null> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
    child.on('error', () => resolve());
  });
  const isReady = new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve(true);
    });
    ended.then(() => resolve(false));
  });
  if (!(await isReady)) return null;
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** It keeps no data on disk. Null when it is not installed. */
export async function startRedisServer(): Promise<RedisServer | null> {
  const program = findRedisServer();
  if (program === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'kd-redis-'));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = await startOn(program, await freePort(), folder);
    if (server === null) continue;
    return {
      port: server.port,
      async stop() {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
  await rm(folder, { recursive: true, force: true });
  throw new Error('redis-server does not start');
}
