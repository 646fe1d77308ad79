// How many requests a second the self-host answers, beside nginx with the same files where nginx is installed.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { startNginx } from './nginx.ts';
import { runJson } from './run-json.ts';
import { startSelfHost } from './self-host.ts';
import { printTable } from './table.ts';

/** Run as a program of its own, so that it does not share a thread with what it measures. */
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');
const SECONDS = 10;
const CONNECTIONS = 50;

const REQUESTS = [
  { name: 'page, precompressed', path: '/about', isFile: true },
  { name: 'page of all events, precompressed', path: '/events', isFile: true },
  { name: 'search of a month', path: '/api/events/upcoming/2026-12-01/2026-12-31', isFile: false },
  { name: 'picture, original', path: '/storage/events/0103.webp', isFile: true },
  { name: 'picture, scaled', path: '/.netlify/images?url=/storage/events/0103.webp&w=800', isFile: false },
];

const resultSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/** `npm run bench serve` */
export async function benchServe(root: string): Promise<void> {
  const ours = await startSelfHost(root);
  const nginx = await startNginx(join(root, 'dist'));
  try {
    const rows = [];
    for (const { name, path, isFile } of REQUESTS) {
      const own = await load(ours.url + path);
      const other = nginx !== null && isFile ? await load(nginx.url + path) : null;
      const ratio = other === null ? '' : (own.requests.average / other.requests.average).toFixed(2);
      rows.push([
        name,
        Math.round(own.requests.average),
        own.latency.p99,
        rate(other?.requests.average),
        other?.latency.p99 ?? '',
        ratio,
      ]);
    }
    printTable(['request', 'self-host /s', 'p99 ms', 'nginx /s', 'p99 ms', 'ratio'], rows);
    if (nginx === null) console.log('nginx is not installed: nothing to compare with.');
  } finally {
    await nginx?.stop();
    await ours.stop();
  }
}

function rate(perSecond: number | undefined): number | string {
  return perSecond === undefined ? '' : Math.round(perSecond);
}

/** Both servers send gzip, which nginx has without a module. */
async function load(url: string): Promise<z.infer<typeof resultSchema>> {
  const headers = ['-H', 'accept-encoding=gzip', '-H', 'accept=image/webp,*/*'];
  const options = ['--json', '--connections', String(CONNECTIONS), '--duration', String(SECONDS), ...headers];
  const result = resultSchema.parse(await runJson([AUTOCANNON, ...options, url]));
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return result;
}
