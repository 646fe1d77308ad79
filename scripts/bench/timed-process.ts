import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** What a program took. */
export interface Usage {
  seconds: number;
  /** Time of all cores together; other programs on the machine change it less than `seconds`. */
  cpuSeconds: number;
  /** The most memory it held at once, in MB (10⁶ bytes). */
  peakMegabytes: number;
}

/** Loaded into the program before its own code; portable, where `/usr/bin/time` is not. */
const REPORTER = `
  import { writeFileSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage())));
`;

/** Arguments of Node that make a program write what it took into `USAGE_FILE` when it ends. */
export const REPORTING = ['--import', `data:text/javascript,${encodeURIComponent(REPORTER)}`];

/** What a program wrote there. */
export async function readUsage(usageFile: string): Promise<Omit<Usage, 'seconds'>> {
  const usage = usageSchema.parse(JSON.parse(await readFile(usageFile, 'utf8')));
  return {
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    peakMegabytes: (usage.maxRSS * 1024) / 1e6,
  };
}

/** `maxRSS` in kilobytes, times in microseconds. */
const usageSchema = z.object({ maxRSS: z.number(), userCPUTime: z.number(), systemCPUTime: z.number() });

/**
 * Runs a Node program and measures it.
 * @throws Error with what it wrote when it fails
 */
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
