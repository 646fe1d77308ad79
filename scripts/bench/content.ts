// The content repository: saves and reads in local files by the number of events, and what saves and lists ask of GitHub.
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../src/domain/time/clock.ts';
import type { ContentRepository } from '../../src/server/repository/content-repository.ts';
import { githubContentRepository } from '../../src/server/repository/github-content-repository.ts';
import { localContentRepository } from '../../src/server/repository/local-content-repository.ts';
import { startGithubServer } from '../../tests/support/github-server.ts';
import { generateContent } from './generated-content.ts';
import { printTable } from './table.ts';

const SIZES = [100, 1000, 10_000];
const SAVES = 50;
/** Files changed a moment ago are read again each time; after this they are known by their times. */
const SETTLED_MS = 2100;

/** `npm run bench content [events…]` */
export async function benchContent(root: string, args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const rows = [];
  for (const size of sizes) rows.push(await inFolder((folder) => measureLocal(root, folder, size)));
  printTable(
    ['events', 'first start s', 'start ms', 'state ms', 'read all ms', 'save ms', 'p99 ms', 'history ms', 'KB a save'],
    rows,
  );
  console.log();
  printTable(['on GitHub', 'calls', 'which'], await inFolder((folder) => countCalls(root, folder)));
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureLocal(root: string, folder: string, size: number): Promise<number[]> {
  const contentDir = join(folder, 'content');
  const gitdir = join(folder, 'content.git');
  await generateContent(join(root, 'content'), contentDir, size, Date.now());
  const open = () => localContentRepository({ folder: contentDir, gitdir, clock: systemClock });

  const [firstStart, first] = await timed(open);
  await first.close();
  const [start, content] = await timed(open);
  await sleep(SETTLED_MS);
  await content.state();
  const [state] = await timed(() => content.state());
  const [readAll] = await timed(async () => {
    const { blobIds, read } = await content.state();
    return read(blobIds.keys());
  });
  const bytesBefore = await bytesOf(gitdir);
  const path = [...(await content.state()).blobIds.keys()].find((name) => name.startsWith('events/')) ?? '';
  const saves: number[] = [];
  for (let at = 0; at < SAVES; at++) saves.push((await timed(() => save(content, path, at)))[0]);
  const bytes = (await bytesOf(gitdir)) - bytesBefore;
  const [history] = await timed(() => content.history([path], { limit: 20 }));
  await content.close();
  saves.sort((a, b) => a - b);
  const [median = 0, slowest = 0] = [saves[SAVES / 2], saves.at(-1)];
  const inMs = [start, state, readAll, median, slowest, history].map((ms) => Number(ms.toFixed(1)));
  return [size, Number((firstStart / 1000).toFixed(2)), ...inMs, Math.round(bytes / 1024 / SAVES)];
}

async function countCalls(root: string, folder: string): Promise<(string | number)[][]> {
  const source = join(root, 'content');
  const files = new Map<string, string>();
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(`content/${file.slice(source.length + 1)}`, await readFile(file, 'utf8'));
  }
  await mkdir(folder, { recursive: true });
  const github = await startGithubServer(join(folder, 'web.git'), files);
  const options = { token: github.token, owner: 'riviera', repo: 'web', branch: 'main', contentPath: 'content' };
  const open = () =>
    githubContentRepository({ ...options, baseUrl: github.url, builtFolder: source, clock: systemClock });
  const content = open();
  const list = async (of: ContentRepository) => {
    const { blobIds, read } = await of.state();
    await read(blobIds.keys());
  };
  const rows: (string | number)[][] = [];
  const count = async (name: string, work: () => Promise<unknown>) => {
    const before = github.requests.length;
    await work();
    const asked = github.requests.slice(before);
    const timesOf = (request: string) => asked.filter((other) => other === request).length;
    const which = [...new Set(asked)].map((request) => `${timesOf(request)} × ${request}`).join(', ');
    rows.push([name, github.requests.length - before, which]);
  };
  const path = 'site.json';
  await count(`first list of a process, ${files.size} files, as built`, () => list(content));
  await count('list again', () => list(content));
  await count('save', () => save(content, path, 1));
  await count('list after the save, same process', () => list(content));
  await count('list after the save, another process', () => list(open()));
  await count('first save of a process', () => save(open(), path, 2));
  for (let at = 3; at < 12; at++) await save(content, path, at);
  await count('history of an entry, ten commits, another process', () => open().history([path], { limit: 10 }));
  await count('an earlier version', async () => {
    const [, , earlier] = await content.history([path], { limit: 3 });
    const state = await open().stateAt(earlier?.id ?? '');
    await state?.read([path]);
  });
  await github.stop();
  return rows;
}

function save(content: ContentRepository, path: string, at: number): Promise<unknown> {
  return content.commit({
    author: 'u_bench',
    message: 'Save',
    expected: new Map(),
    change: async (state) => new Map([[path, `${(await state.read([path])).get(path)} ${at}`]]),
  });
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const startedAt = performance.now();
  const result = await work();
  return [performance.now() - startedAt, result];
}

/** Bytes of all git objects. */
async function bytesOf(gitdir: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(join(gitdir, 'objects'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
