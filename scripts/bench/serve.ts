import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tests/support/free-port.ts';
import { type RunningSite, startSelfHost } from './processes.ts';
import { median, printTable, round } from './table.ts';

const SECONDS = 3;
const ROUNDS = 3;
const CONNECTIONS = 50;
const REST_MS = 60_000;

async function requestsTo(siteDir: string): Promise<{ name: string; path: string; isFile: boolean }[]> {
  const pages = [
    { name: 'home page', path: '/', isFile: true },
    { name: 'page of all events', path: '/events', isFile: true },
    { name: 'search of a month', path: '/api/events/upcoming/2026-12-01/2026-12-31', isFile: false },
  ];
  const files = await readdir(join(siteDir, 'storage/events')).catch((): string[] => []);
  const [poster] = files.filter((name) => /\.(?:webp|jpe?g|png)$/.test(name)).sort();
  if (poster === undefined) return pages;
  const original = `/storage/events/${poster}`;
  return [
    ...pages,
    { name: 'picture, original', path: original, isFile: true },
    { name: 'picture, scaled', path: `/.netlify/images?url=${original}&w=800`, isFile: false },
  ];
}

export async function benchServe(root: string): Promise<void> {
  if (spawnSync('wrk', ['--version']).error !== undefined) {
    console.log(
      'wrk is not installed (apt install wrk): a generator that is slower than the servers would measure itself.',
    );
    return;
  }
  const ours = await startSelfHost(root);
  const siteDir = join(root, 'dist');
  const nginx = await startNginx(siteDir);
  try {
    await ours.settled();
    await wait(REST_MS);
    const rested = await ours.memory();
    const rows = [];
    for (const { name, path, isFile } of await requestsTo(siteDir)) {
      const bare = await startBareNode(root, ours.url + path);
      const others = isFile ? { bare, ...(nginx !== null && { nginx }) } : { bare };
      rows.push([name, ...row(await inTurns({ ours, ...others }, path))]);
      await bare.stop();
    }
    printTable(['request', 'self-host /s', 'p99 ms', 'bare Node /s', 'ratio', 'nginx /s', 'ratio'], rows);
    if (nginx === null) console.log('nginx is not installed: its columns stay empty.');
    const loaded = await ours.memory();
    await wait(REST_MS);
    const after = await ours.memory();
    console.log();
    printTable(
      ['memory of the self-host', 'processes', 'PSS MB'],
      [
        ['at rest after its start', rested.processes, round(rested.megabytes, 0)],
        ['right after the load', loaded.processes, round(loaded.megabytes, 0)],
        ['a minute after the load', after.processes, round(after.megabytes, 0)],
      ],
    );
  } finally {
    await nginx?.stop();
    await ours.stop();
  }
}

interface Load {
  perSecond: number;
  p99Ms: number;
}

type Loads = Partial<Record<'ours' | 'bare' | 'nginx', Load>>;

function row({ ours, bare, nginx }: Loads): (string | number)[] {
  const mine = ours?.perSecond ?? 0;
  const beside = (other?: Load) =>
    other === undefined ? ['', ''] : [Math.round(other.perSecond), round(mine / other.perSecond, 2)];
  return [Math.round(mine), ours?.p99Ms ?? 0, ...beside(bare), ...beside(nginx)];
}

/** In turns, so that other work of the machine affects all alike; medians. */
async function inTurns(sites: Readonly<Record<string, RunningSite>>, path: string): Promise<Loads> {
  const loads = Object.entries(sites).map(([name, { url }]) => ({ name, url: url + path, all: [] as Load[] }));
  for (let turn = 0; turn < ROUNDS; turn += 1) for (const { url, all } of loads) all.push(await load(url));
  const medianOf = (all: readonly Load[], part: keyof Load) => median(all.map((one) => one[part]));
  return Object.fromEntries(
    loads.map(({ name, all }) => [name, { perSecond: medianOf(all, 'perSecond'), p99Ms: medianOf(all, 'p99Ms') }]),
  );
}

/** nginx supports gzip without a module. */
async function load(url: string): Promise<Load> {
  const headers = ['-H', 'Accept-Encoding: gzip', '-H', 'Accept: image/webp,*/*'];
  const options = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${SECONDS}s`, '--latency'];
  const child = spawn('wrk', [...options, ...headers, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const text = Buffer.concat(await child.stdout.toArray()).toString();
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`${url} answers with errors:\n${text}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  const inMs = { us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN;
  return { perSecond: Number(rate), p99Ms: round(Number(p99) * inMs, 1) };
}

async function startBareNode(root: string, address: string): Promise<RunningSite> {
  const child = spawn(process.execPath, [join(root, 'scripts/bench/bare-node.ts'), address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const START_TRIES = 50;

/** One worker, as ours is one process. */
function configuration(siteDir: string, port: number, folder: string): string {
  return `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      types { text/html html; text/css css; text/javascript js; image/webp webp; }
      access_log off; sendfile on; tcp_nopush on; gzip_static on; open_file_cache max=1000; keepalive_requests 1000000;
      client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      server { listen 127.0.0.1:${port}; root ${siteDir}; location / { try_files $uri $uri.html $uri/index.html =404; } }
    }`;
}

async function startNginx(siteDir: string): Promise<RunningSite | null> {
  const program = PLACES.find((path) => existsSync(path));
  if (program === undefined) return null;
  const folder = await mkdtemp(join(tmpdir(), 'kd-bench-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(siteDir, port, folder));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url);
  return {
    url,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < START_TRIES; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('nginx does not start');
}
