import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Config } from '@netlify/functions';
import type { Hono } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type FunctionContext, netlifyFunction, servicesOnNetlify } from '../../netlify/netlify-function.ts';
import { redirectsFile } from '../../src/publisher/host-files.ts';
import { findRedirect, parseRedirectRules, pathPattern } from '../../src/selfhost/host-rules.ts';
import { servicesFromEnv } from '../../src/server/assemble.ts';
import type { AppEnv } from '../../src/server/core/http/app-env.ts';
import { runJob } from '../../src/server/core/jobs/job-runs.ts';
import { queuedMail } from '../../src/server/core/mail/mail-queue.ts';
import { jobs } from '../../src/server/jobs.ts';
import { areas, functionsApp } from '../../src/server/routes.ts';
import { apiRoutes, TEST_HOST } from '../support/api-routes.ts';
import { makeMail } from '../support/make-mail.ts';
import { readOutbox } from '../support/read-outbox.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { testServices } from '../support/test-services.ts';

const FOLDER = 'netlify/functions';

interface FunctionFile {
  name: string;
  source: string;
  config: Config;
  handler: (request: Request, context: FunctionContext) => Promise<Response>;
}

const files: FunctionFile[] = await Promise.all(
  (await readdir(FOLDER)).map(async (file) => {
    const name = basename(file, '.ts');
    const module = await import(`../../netlify/functions/${name}.ts`);
    return { name, source: await readFile(join(FOLDER, file), 'utf8'), config: module.config, handler: module.default };
  }),
);
const scheduled = files.filter(({ config }) => config.schedule !== undefined);
const routed = files.filter(({ config }) => config.schedule === undefined);
const pathsOf = ({ config }: FunctionFile) => [config.path ?? []].flat();

function registeredPaths(routes: readonly Hono<AppEnv>[]): string[] {
  const handlers = routes.flatMap((app) => app.routes).filter(({ method }) => method !== METHOD_NAME_ALL);
  return [...new Set(handlers.map(({ path }) => path))].sort();
}

/** Whether the host hands an address to the function. */
function isReached({ config }: FunctionFile, address: string): boolean {
  const isIn = (paths: FunctionFile['config']['path']) =>
    [paths ?? []].flat().some((path) => pathPattern(path)(address) !== null);
  return isIn(config.path) && !isIn(config.excludedPath);
}

const addressOf = (route: string) => route.replace(/:\w+/g, '0');

test('every route is reached by exactly one function on the host and by the self-host, and every function mounts its area', async () => {
  const services = await testServices();
  const { convert, notFoundPage } = TEST_HOST;
  const { media, pages, ...others } = areas;
  const mounted: Record<string, readonly Hono<AppEnv>[]> = {
    media: await media(services, convert),
    pages: await pages(services, notFoundPage),
  };
  for (const [name, area] of Object.entries(others)) mounted[name] = await area(services);
  expect(routed.map(({ name }) => name).sort()).toEqual(Object.keys(mounted).sort());
  for (const file of routed) {
    const addresses = registeredPaths(mounted[file.name] ?? []).map(addressOf);
    for (const address of addresses) {
      const reached = routed.filter((other) => isReached(other, address));
      expect([address, reached.map(({ name }) => name)]).toEqual([address, [file.name]]);
    }
    const idle = pathsOf(file).filter((path) => addresses.every((address) => pathPattern(path)(address) === null));
    expect([file.name, idle]).toEqual([file.name, []]);
    expect(file.source).toMatch(new RegExp(`\\bareas\\.${file.name}\\b`));
  }
  const all = Object.values(mounted).flatMap(registeredPaths);
  expect(all.sort()).toEqual(registeredPaths(await apiRoutes(services)));
});

test.each(routed)(
  '$name writes its paths as literals, so that the host reads them without running it',
  ({ source, config }) => {
    for (const name of ['path', 'excludedPath'] as const) {
      const [, list = ''] = new RegExp(`\\b${name}: (\\[[^\\]]*\\])`, 's').exec(source) ?? [];
      const written = list.replace(/^ *\/\/.*$/gm, '');
      const literals = [...written.matchAll(/'([^'`$]+)'/g)].map((match) => match[1]);
      expect(written.replace(/'[^'`$]+'|[[\],\s]/g, '')).toBe('');
      expect(literals).toEqual([config[name] ?? []].flat());
    }
  },
);

test.each(files)(
  '$name holds no code, runs in the EU, and lets pages come first where there are some',
  ({ source, config }) => {
    const code = source
      .replace(/^import .*$/gm, '')
      .replace(/^export const config\b.*?^};$|^export const config\b.*$/gms, '');
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(7);
    expect(config.region).toBe('fra');
    const isBesidePages = [config.path ?? []].flat().some((path) => !path.startsWith('/api/'));
    expect(config.preferStatic ?? false).toBe(isBesidePages);
  },
);

test('one function on the host runs all jobs, as often as the most frequent of them, by a clock it names as a literal', () => {
  expect(scheduled.map(({ name }) => name)).toEqual(['jobs']);
  const [{ source, config } = { source: '', config: {} }] = scheduled;
  expect(source).toContain(`schedule: '${config.schedule}'`);
  expect(config.schedule).toBe(jobs['mail-retry'].cron);
});

test('a call that no function knows is answered alike by the host, from a file, and by the self-host', async () => {
  const path = '/api/nothing-like-it';
  const rule = findRedirect(parseRedirectRules(redirectsFile()), path, false);
  expect(rule).toEqual({ to: '/api-not-found.json', status: 404, force: false });
  const services = await testServices();
  const answer = await functionsApp(services, await apiRoutes(services)).request(path);
  expect(answer.status).toBe(404);
  expect(JSON.parse(await readFile(join('public', rule?.to ?? ''), 'utf8'))).toEqual(await answer.json());
});

test('a scheduled function does its job', async () => {
  const dataDir = await tempFolder();
  vi.stubEnv('DATA_DIR', dataDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const services = await servicesFromEnv(process.env);
  await services.store.commit([queuedMail(services, makeMail(), 'decision').write]);
  // Only this one is due: the others have their own tests.
  const others = Object.values(jobs).filter(({ name }) => name !== 'mail-retry');
  for (const job of others) await runJob(services, { ...job, run: async () => {} });
  await services.close();
  const [dispatcher] = scheduled;
  const request = new Request('https://www.kd.example/.netlify/functions/jobs');
  const answer = await dispatcher?.handler(request, { ip: '192.0.2.7' });
  expect(answer?.status).toBe(204);
  expect(await readOutbox(join(dataDir, 'outbox'))).toHaveLength(1);
});

test('a function answers with the services of its environment', async () => {
  vi.stubEnv('DATA_DIR', await tempFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  const anybody = files.find(({ name }) => name === 'public');
  const answer = await anybody?.handler(new Request('https://www.kd.example/api/health'), { ip: '127.0.0.1' });
  expect(answer?.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await answer?.json()).toHaveProperty('adapters.contentIndex');
});

test('a function writes to the folder that the host lets it write to, whatever the environment says', async () => {
  vi.stubEnv('TMPDIR', await tempFolder());
  vi.stubEnv('APP_SECRET', 'x'.repeat(32));
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const dataDir of ['', '.data']) {
    vi.stubEnv('DATA_DIR', dataDir);
    const services = await servicesOnNetlify({ deploy: { context: 'deploy-preview' } });
    expect(services.config.dataDir).toBe(join(tmpdir(), 'kulturny-dom'));
    await services.close();
  }
});

test('a published function without its keys answers 503, and the log says what is missing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const context = { ip: '192.0.2.7', deploy: { context: 'production' } };
  const answer = await netlifyFunction(areas.public)(new Request('https://www.kd.example/api/health'), context);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.text()).not.toContain('APP_SECRET');
  expect(log.mock.calls.join()).toMatch(/APP_SECRET chýba.*UPSTASH_REDIS_REST_URL.*RESEND_API_KEY/);
});
