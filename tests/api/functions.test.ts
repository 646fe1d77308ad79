import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config, Context } from '@netlify/functions';
import { METHOD_NAME_ALL } from 'hono/router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { functionRoutes } from '../../netlify/selfhost/functions-app.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { testServices } from '../support/test-services.ts';

const FOLDER = 'netlify/functions';

interface FunctionFile {
  name: string;
  source: string;
  config: Config;
  handler: (request: Request, context: Pick<Context, 'ip'>) => Promise<Response>;
}

const files: FunctionFile[] = await Promise.all(
  (await readdir(FOLDER)).map(async (file) => {
    const name = basename(file, '.ts');
    const module = await import(`../../netlify/functions/${name}.ts`);
    return { name, source: await readFile(join(FOLDER, file), 'utf8'), config: module.config, handler: module.default };
  }),
);
const pathsOf = ({ config }: FunctionFile) => [config.path ?? []].flat();

async function registeredPaths(): Promise<string[]> {
  const routes = functionRoutes(await testServices(), async () => new Response(null, { status: 404 }));
  const handlers = routes.flatMap((app) => app.routes).filter(({ method }) => method !== METHOD_NAME_ALL);
  return [...new Set(handlers.map(({ path }) => path))].sort();
}

test('every route is reached by a function on the host, and every function by the self-host', async () => {
  expect(files.flatMap(pathsOf).sort()).toEqual(await registeredPaths());
});

test.each(files)(
  '$name writes its paths as literals, so that the host reads them without running it',
  ({ source, config }) => {
    const written = /\bpath: (\[[^\]]*\])/s.exec(source)?.[1] ?? '';
    const literals = [...written.matchAll(/'([^'`$]+)'/g)].map((match) => match[1]);
    expect(written.replace(/'[^'`$]+'|[[\],\s]/g, '')).toBe('');
    expect(literals).toEqual([config.path].flat());
  },
);

test.each(files)(
  '$name is short, runs in the EU, and lets pages come first where there are some',
  ({ source, config }) => {
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    expect(config.region).toBe('fra');
    const isBesidePages = [config.path].flat().some((path) => !path?.startsWith('/api/'));
    expect(config.preferStatic ?? false).toBe(isBesidePages);
  },
);

test('a function answers with the services of its environment', async () => {
  vi.stubEnv('DATA_DIR', await tempFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  const health = files.find(({ name }) => name === 'health');
  const answer = await health?.handler(new Request('https://www.kd.example/api/health'), { ip: '192.0.2.7' });
  expect(answer?.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await answer?.json()).toHaveProperty('adapters.contentIndex');
});
