import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from './self-host.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const START_TRIES = 50;

/** One worker, as our server is one process; files and compressed twins from the system's cache, nothing logged. */
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

/** nginx over a built site; null when the machine has none. */
export async function startNginx(siteDir: string): Promise<RunningSite | null> {
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
    await pause(100);
  }
  throw new Error('nginx does not start');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
