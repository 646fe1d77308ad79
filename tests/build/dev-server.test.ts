import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isolatedConfig } from '../support/build-content.ts';
import { TEST_NOW } from '../support/build-site.ts';
import { freePort } from '../support/free-port.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE, linkPublicFolder } from '../support/house.ts';
import { TURN_MS, withMachineLock } from '../support/machine-lock.ts';

const OWN_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let folder: string;
let url: string;
let stop: () => void;
let output = '';

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(resolve('.cache/dev-'));
  await cp(HOUSE_CONTENT, join(folder, 'content'), { recursive: true });
  await cp(HOUSE_STORAGE, join(folder, 'content/storage'), { recursive: true });
  await writeFile(join(folder, 'content/storage/own.svg'), OWN_PICTURE);
  const publicDir = await linkPublicFolder(join(folder, 'public'));
  const config = await isolatedConfig(process.cwd(), folder);
  await withMachineLock(() => start(config, publicDir));
}, TURN_MS + 60_000);

async function start(config: string, publicDir: string): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'dev', '--port', String(port), '--config', config], {
    env: {
      PATH: process.env.PATH ?? '',
      CONTENT_DIR: join(folder, 'content'),
      PUBLIC_DIR: publicDir,
      DATA_DIR: join(folder, 'data'),
      BUILD_NOW: TEST_NOW,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  stop = () => void child.kill('SIGKILL');
  await vi.waitFor(() => answer('/robots.txt'), { timeout: 60_000, interval: 250 });
}

afterAll(async () => {
  stop?.();
  await rm(folder, { recursive: true, force: true });
});

const answer = async (path: string) => (await fetch(url + path)).text();

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, 'content', file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

test('the page of an event shows its file as it is, also what `getStaticPaths` gives (`astro:content-changed`)', async () => {
  const index = JSON.parse(await answer('/content-index.json')) as {
    events: { id: number; slug: string; title: string }[];
  };
  const [event] = index.events;
  if (event === undefined) throw new Error('There are no events');
  const path = `/events/${event.id}/${event.slug}`;
  expect(await answer(path)).toContain(event.title);
  const file = `events/${String(event.id).padStart(4, '0')}-${event.slug}.md`;
  await edit(file, (text) => text.replace(/^title:.*$/m, 'title: Zmenený názov'));
  await expect.poll(() => answer(path)).toContain('Zmenený názov');
});

test('pictures beside the content are served, and scaled', async () => {
  expect(await answer('/storage/own.svg')).toBe(OWN_PICTURE);
  const scaled = await fetch(`${url}/.netlify/images?url=/storage/rooms/1.webp&w=320`);
  expect([scaled.status, scaled.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('a mistake in the content is said with file, field and reason, and no page is shown', async () => {
  await edit('site.json', (text) => text.replace(/"founded_year": *\d+/, '"founded_year": "dávno"'));
  const response = await fetch(`${url}/about`);
  expect(response.status).toBe(500);
  await expect.poll(() => output).toContain('content/site.json, pole founded_year: ');
});
