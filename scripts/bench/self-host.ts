import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { REPORTING, readUsage, type Usage } from './timed-process.ts';

export interface RunningSite {
  /** Without a slash at the end. */
  url: string;
  stop(): Promise<unknown>;
}

interface RunningSelfHost extends RunningSite {
  /** Memory it holds right now, in MB; only where /proc tells. */
  residentMegabytes(): Promise<number>;
  /** Ends it; answers what it took. */
  stop(): Promise<Omit<Usage, 'seconds'>>;
}

/**
 * Starts the self-hosted site over the project's `dist`, in a process of its own, on a free port, with a data folder of its own.
 * @throws Error with what it wrote when it does not start
 */
export async function startSelfHost(root: string, env: Record<string, string> = {}): Promise<RunningSelfHost> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kd-bench-data-'));
  const usageFile = join(dataDir, 'usage.json');
  const place = { PORT: '0', HOST: '127.0.0.1', SITE_URL: 'http://localhost:4321', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [...REPORTING, join(root, 'netlify/selfhost/server.ts')], {
    cwd: root,
    env: { ...process.env, ...place, ...env, USAGE_FILE: usageFile },
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
    async residentMegabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
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
