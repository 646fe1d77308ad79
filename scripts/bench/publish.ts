// From saving until visitors see the change.
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isolatedConfig } from '../../tests/support/build-content.ts';
import { generateContent } from './generated-content.ts';
import { BENCH_SITE_URL, startSelfHost, timeNode } from './processes.ts';
import { median, printTable, round } from './table.ts';

const SIZES = [100, 1000, 10_000];
const ROUNDS = 5;
const POLL_MS = 10;
/** An upcoming event stands on the most pages. */
const EDITED_BEFORE_LAST = 60;
const SIGN_IN = { email: 'bench@kd.example', password: 'merané heslo na skúšku' };

const loginSchema = z.object({ access_token: z.string() });
const entrySchema = z.object({ version: z.string() });
const settingSchema = entrySchema.extend({ value: z.looseObject({}) });
const publishingSchema = z.object({ state: z.string() });

export async function benchPublish(root: string, args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  await mkdir(join(root, '.cache'), { recursive: true });
  // Within the project, so that the kept bundle finds the packages.
  const folder = await mkdtemp(join(root, '.cache/bench-publish-'));
  try {
    const rows = [];
    for (const size of sizes) rows.push(await measure(root, join(folder, String(size)), size));
    printTable(['events', 'save ms', 'save → live s, median', 'slowest', 'every page s', 'whole build s'], rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(root: string, folder: string, size: number): Promise<(string | number)[]> {
  const wholeSeconds = await buildWhole(root, folder, size);
  const site = await startSelfHost(folder, {
    CONTENT_DIR: join(folder, 'content'),
    ADMIN_EMAIL: SIGN_IN.email,
    ADMIN_PASSWORD: SIGN_IN.password,
  });
  try {
    const call = await signIn(site.url);
    await allLive(call);
    const saves = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      saves.push(await saveEvent(site.url, call, size - EDITED_BEFORE_LAST, `Meranie ${round}`));
      await allLive(call);
    }
    const everyPage = await saveHouse(site.url, call);
    const live = saves.map(({ liveSeconds }) => liveSeconds);
    const times = [median(live), Math.max(...live), everyPage, wholeSeconds];
    return [size, Math.round(median(saves.map(({ saveMs }) => saveMs))), ...times.map((time) => round(time, 2))];
  } finally {
    await site.stop();
  }
}

async function buildWhole(root: string, folder: string, size: number): Promise<number> {
  await mkdir(folder);
  const contentDir = join(folder, 'content');
  await generateContent(join(root, 'content'), contentDir, size, Date.now());
  for (const shared of ['public', 'src', 'netlify']) await symlink(join(root, shared), join(folder, shared));
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const usage = await timeNode([astro, 'build', '--silent', '--config', await isolatedConfig(root, folder)], {
    cwd: root,
    env: { CONTENT_DIR: contentDir, SITE_URL: BENCH_SITE_URL, NODE_ENV: 'production' },
  });
  return usage.seconds;
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

async function signIn(url: string): Promise<Call> {
  const ask = async (method: string, path: string, body?: object, token?: string): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { access_token } = loginSchema.parse(await ask('POST', '/api/auth/login', SIGN_IN));
  return (method, path, body) => ask(method, path, body, access_token);
}

async function allLive(call: Call): Promise<void> {
  while (publishingSchema.parse(await call('GET', '/api/admin/publishing')).state !== 'live') await wait(200);
  // Meanwhile the server prepares the next build; people do not save twice in a second.
  await wait(2000);
}

async function saveEvent(url: string, call: Call, id: number, title: string) {
  const { version } = entrySchema.parse(await call('GET', `/api/admin/events/${id}`));
  const started = performance.now();
  await call('PUT', `/api/admin/events/${id}`, { version, title });
  const saveMs = performance.now() - started;
  await shown(`${url}/events/${id}/podujatie-${id}`, title);
  return { saveMs, liveSeconds: (performance.now() - started) / 1000 };
}

async function saveHouse(url: string, call: Call): Promise<number> {
  const { version, value } = settingSchema.parse(await call('GET', '/api/admin/settings/site'));
  const name = 'Dom na meranie';
  const started = performance.now();
  await call('PUT', '/api/admin/settings/site', { version, value: { ...value, name } });
  await shown(`${url}/about`, name);
  return (performance.now() - started) / 1000;
}

async function shown(address: string, text: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(text)) await wait(POLL_MS);
}
