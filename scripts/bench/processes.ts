import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { DEFAULTS } from '../../src/domain/defaults.ts';
import { bundleServerIfStale } from '../build-server.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from '../memory.ts';

export interface RunningSite {
  url: string;
  stop(): Promise<unknown>;
}

interface RunningSelfHost extends RunningSite {
  /** Until what a start leaves to other processes is done: a build, and pictures that pages ask for. Linux only. */
  settled(): Promise<void>;
  /** MB, with children; shared memory counts by its share. Linux only. */
  memory(): Promise<{ processes: number; megabytes: number }>;
  /** Milliseconds that its serving thread has had of a processor. Linux only. */
  servingMs(): Promise<number>;
  stop(): Promise<Omit<Usage, 'seconds'>>;
}

/** Pages and mails name it; the server listens elsewhere. */
export const BENCH_SITE_URL = `http://localhost:${DEFAULTS.port}`;

const SETTLED_POLL_MS = 1000;

const PROJECT = process.env.PROJECT_ROOT ?? process.cwd();

/**
 * On a free port with its own data folder.
 * @throws Error with the server's output
 */
export async function startSelfHost(root: string, env: Record<string, string> = {}): Promise<RunningSelfHost> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kd-bench-data-'));
  const usageFile = join(dataDir, 'usage.json');
  const place = { PORT: '0', HOST: '127.0.0.1', SITE_URL: BENCH_SITE_URL, DATA_DIR: dataDir };
  const server = await bundleServerIfStale(PROJECT);
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...REPORTING, server], {
    cwd: root,
    env: { ...process.env, ...SERVER_MEMORY, ...place, ...env, USAGE_FILE: usageFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
    ended.then(() => reject(new Error(`The self-host does not start; is the site built?\n${complaints}`)));
  });
  return {
    url,
    async settled() {
      while ((await withChildren(child.pid ?? 0)).length > 1) await wait(SETTLED_POLL_MS);
    },
    async memory() {
      const pids = await withChildren(child.pid ?? 0);
      const shares = await Promise.all(
        pids.map((pid) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')),
      );
      const kilobytes = shares.map((text) => Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? Number.NaN));
      return { processes: pids.length, megabytes: (kilobytes.reduce((sum, one) => sum + one, 0) * 1024) / 1e6 };
    },
    async servingMs() {
      const [nanoseconds] = (await readFile(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8')).split(' ');
      return Number(nanoseconds) / 1e6;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      const usage = await readUsage(usageFile);
      await rm(dataDir, { recursive: true, force: true });
      return usage;
    },
  };
}

async function withChildren(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = text.split(' ').filter((word) => word !== '');
  return [pid, ...(await Promise.all(children.map((child) => withChildren(Number(child))))).flat()];
}

export interface Usage {
  seconds: number;
  /** Other programs disturb it less than `seconds`. */
  cpuSeconds: number;
  /** MB (10⁶ bytes). */
  peakMegabytes: number;
}

const REPORTER = `
  import { writeFileSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage())));
`;

const REPORTING = ['--import', `data:text/javascript,${encodeURIComponent(REPORTER)}`];

async function readUsage(usageFile: string): Promise<Omit<Usage, 'seconds'>> {
  const usage = usageSchema.parse(JSON.parse(await readFile(usageFile, 'utf8')));
  return {
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    peakMegabytes: (usage.maxRSS * 1024) / 1e6,
  };
}

/** `maxRSS` in kilobytes, times in microseconds. */
const usageSchema = z.object({ maxRSS: z.number(), userCPUTime: z.number(), systemCPUTime: z.number() });

/** @throws Error with the program's output */
export async function timeNode(
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<Usage> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-usage-'));
  const usageFile = join(folder, 'usage.json');
  const started = performance.now();
  const child = spawn(process.execPath, [...REPORTING, ...args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env, USAGE_FILE: usageFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  try {
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
    return { seconds, ...(await readUsage(usageFile)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
