// What editors wait for: the calls of the events section over local content, by the number of events.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '../../tests/support/call-api.ts';
import { makeAccount, signInAs } from '../../tests/support/make-account.ts';
import { openServices } from '../../tests/support/open-services.ts';
import { generateContent } from './generated-content.ts';
import { percentile, round } from './measure.ts';
import { printTable } from './table.ts';

const SIZES = [100, 1000, 10_000];
const RUNS = 15;
/** Files written a moment ago are read again each time; after this they are known by their times. */
const SETTLED_MS = 2100;

/** `npm run bench editing [events…]` */
export async function benchEditing(root: string, args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const rows = [];
  for (const size of sizes) rows.push([size, ...(await measureSize(root, size))]);
  printTable(
    [
      'events',
      'first list ms',
      'list ms',
      'search ms',
      'open ms',
      'save ms',
      'save CPU ms',
      'slowest save ms',
      'history ms',
    ],
    rows,
  );
}

async function measureSize(root: string, size: number): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kd-bench-'));
  await generateContent(join(root, 'content'), join(dataDir, 'content'), size, Date.now());
  const contentIndexPath = join(dataDir, 'content-index.json');
  const services = await openServices({ dataDir, contentIndexPath, nowMs: Date.now() });
  try {
    // Taking all files into the history is what the first start costs, and measured by `content`.
    await services.content.state();
    await sleep(SETTLED_MS);
    const token = await signInAs(services, await makeAccount(services, { roles: ['editor'] }));
    const send = callApi(services);
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await send(method, `/api/admin/events${path}`, { token, body });
      if (answer.status !== 200) throw new Error(`${method} ${path} was answered ${answer.status}`);
      return answer.body;
    };
    const first = await timed(() => call('GET', ''));
    const list = await runs(() => call('GET', '?page=2&sort=title'));
    const search = await runs(() => call('GET', '?query=zbor+sala&phase=ended'));
    const open = await runs(() => call('GET', '/7'));
    let { version } = await call('GET', '/7');
    const cpuBefore = process.cpuUsage();
    const save = await runs(async (at) => {
      version = (await call('PUT', '/7', { version, location: `Sála ${at}` })).version;
    });
    const { user, system } = process.cpuUsage(cpuBefore);
    const history = await runs(() => call('GET', '/7/history'));
    const cpu = (user + system) / 1000 / RUNS;
    const medians = [list, search, open, save].map((times) => percentile(times, 0.5));
    return [first, ...medians, cpu, percentile(save, 0.99), percentile(history, 0.5)].map((ms) => round(ms, 1));
  } finally {
    await services.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function runs(work: (at: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < RUNS; at += 1) times.push(await timed(() => work(at)));
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
