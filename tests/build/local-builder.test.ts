import { existsSync, rmSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/domain/time/clock.ts';
import { type LocalBuilder, localBuilder } from '../../src/server/ports/builds/adapters/local-builder.ts';
import type { PublisherOptions } from '../../src/server/ports/builds/adapters/publisher-process.ts';
import { projectBuild } from '../../src/server/ports/builds/build-contract.ts';
import { localContentRepository } from '../../src/server/ports/repository/adapters/local-content-repository.ts';
import type { ContentRepository } from '../../src/server/ports/repository/content-repository.ts';
import { copyBuiltSite } from '../support/copy-built-site.ts';
import { HOUSE_CONTENT } from '../support/house.ts';
import { TURN_MS, withMachineLock } from '../support/machine-lock.ts';

const EVENT = 'events/0007-stromy-okolo-nas-vystava-kresieb.md';
const PAGE = 'events/7/stromy-okolo-nas-vystava-kresieb.html';
const OTHER = 'events/0014-vianocne-koledy-2024.md';
const OTHER_PAGE = 'events/14/vianocne-koledy-2024.html';
const NEW = 'events/0151-nove.md';
const WAIT = { timeout: 30_000, interval: 50 };

let root: string;
let history: ContentRepository;
let builder: LocalBuilder;
let served: string[];
const errors: unknown[] = [];

beforeAll(async () => {
  root = await mkdtemp(resolve('.cache/local-builder-'));
  await copyBuiltSite(root);
  const folder = join(root, 'content');
  await cp(HOUSE_CONTENT, folder, { recursive: true });
  history = await localContentRepository({ folder, gitdir: join(root, 'content.git'), clock: systemClock });
  await withMachineLock(async () => {
    await start();
    await isLive();
  });
}, TURN_MS + 60_000);

afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});

afterAll(async () => {
  await builder?.close();
  await history?.close();
  await rm(root, { recursive: true, force: true });
});

async function start(publisher: Partial<PublisherOptions> = {}): Promise<void> {
  served = [];
  builder = await localBuilder({
    root,
    dataDir: join(root, '.data'),
    contentDir: join(root, 'content'),
    publicDir: join(root, 'public'),
    environment: {},
    clock: systemClock,
    content: history,
    publisher,
    report: (error) => errors.push(error),
  });
  await builder.start(async ({ site }) => {
    served.push(site);
  });
}

const livePage = () => readFile(join(builder.live().site, PAGE), 'utf8');
const newest = async () => (await builder.runs(1))[0];
const isLive = () => vi.waitFor(async () => expect((await newest())?.state).toBe('live'), WAIT);
const isIdle = () => vi.waitFor(async () => expect((await newest())?.state).not.toBe('building'), WAIT);

test('the first build makes the site independent of the project, and takes seconds', async () => {
  expect((await newest())?.state).toBe('live');
  expect(served).toEqual([builder.live().site]);
  expect(builder.live()).not.toEqual(projectBuild(root));
  expect(await livePage()).toContain('Stromy okolo nás');
});

test('a file changed by hand publishes itself, and one build answers a burst', async () => {
  const before = (await builder.runs(20)).length;
  for (let change = 0; change < 5; change += 1) await appendFile(join(root, 'content', EVENT), `\nZmena ${change}.\n`);
  await vi.waitFor(async () => expect(await livePage()).toContain('Zmena 4.'), WAIT);
  await isIdle();
  expect((await builder.runs(20)).length - before).toBeLessThanOrEqual(2);
});

test('changes are noticed after the whole content folder was replaced', async () => {
  const content = join(root, 'content');
  const copy = join(root, 'content-copy');
  await cp(content, copy, { recursive: true });
  await rm(content, { recursive: true });
  await cp(copy, content, { recursive: true });
  await rm(copy, { recursive: true });
  await setTimeout(2000);
  await isIdle();
  for (const change of ['Po výmene.', 'Druhá zmena.']) {
    await appendFile(join(content, EVENT), `\n${change}\n`);
    await vi.waitFor(async () => expect(await livePage()).toContain(change), WAIT);
  }
});

test('requests during a build make one more at its end, and each is recorded', async () => {
  const before = (await builder.runs(20)).length;
  await Promise.all(Array.from({ length: 10 }, () => builder.request()));
  await vi.waitFor(async () => expect((await newest())?.state).toBe('building'), { timeout: 5000, interval: 2 });
  await builder.request();
  await vi.waitFor(async () => expect((await builder.runs(20)).length - before).toBe(2), WAIT);
  await builder.idle();
  expect((await builder.runs(20)).length - before).toBe(2);
  expect((await newest())?.state).toBe('live');
});

test('a file with a mistake keeps the page it had, a new one is left out, and everything else goes out', async () => {
  const content = join(root, 'content');
  const good = await readFile(join(content, EVENT), 'utf8');
  await writeFile(join(content, EVENT), good.replace(/^start_date: .*$/m, 'start_date: zajtra'));
  await writeFile(join(content, NEW), '---\nid: 151\n---\n');
  await appendFile(join(content, OTHER), '\nZmena inde.\n');
  await vi.waitFor(
    async () =>
      expect(await newest()).toMatchObject({
        state: 'live',
        reason: null,
        problems: expect.arrayContaining([expect.objectContaining({ file: EVENT, field: 'start_date' })]),
        heldBack: { [EVENT]: expect.any(String), [NEW]: expect.any(String) },
      }),
    WAIT,
  );
  expect(await livePage()).toContain('Stromy okolo nás');
  expect(existsSync(join(builder.live().site, 'events/151'))).toBe(false);
  expect(await readFile(join(builder.live().site, OTHER_PAGE), 'utf8')).toContain('Zmena inde.');
  await rm(join(content, NEW));
  await writeFile(join(content, EVENT), `${good}\nOpravené.\n`);
  await vi.waitFor(async () => expect(await livePage()).toContain('Opravené.'), WAIT);
  await vi.waitFor(async () => expect(await newest()).toMatchObject({ state: 'live', problems: [] }), WAIT);
});

test('while a file that must be there is away with others, the live site stays as it is', async () => {
  await isIdle();
  const live = builder.live();
  const away = ['faq.json', EVENT].map((path) => join(root, 'content', path));
  const texts = await Promise.all(away.map((path) => readFile(path)));
  // No build must see only one of them removed.
  for (const path of away) rmSync(path);
  const refused = { state: 'failed', reason: 'content/faq.json: súbor chýba' };
  await vi.waitFor(async () => expect(await newest()).toMatchObject(refused), WAIT);
  expect(builder.live()).toEqual(live);
  await Promise.all(away.map((path, at) => writeFile(path, texts[at] ?? '')));
  await vi.waitFor(async () => expect(await newest()).toMatchObject({ state: 'live', problems: [] }), WAIT);
});

test('a build that is killed leaves the old site up, and the next one comes through', async () => {
  await isIdle();
  const live = builder.live();
  await builder.request();
  await killPublisher();
  await vi.waitFor(async () => expect((await newest())?.state).toBe('failed'), WAIT);
  expect((await newest())?.reason).toContain('prerušilo');
  expect(String(errors.splice(0))).toContain('SIGKILL');
  expect(builder.live()).toEqual(live);
  expect(await livePage()).toContain('Stromy okolo nás');
  await builder.request();
  await isLive();
});

test('old builds do not pile up', async () => {
  await isIdle();
  expect((await builder.runs(20)).length).toBeGreaterThan(5);
  const folders = async () =>
    (await readdir(join(root, '.data/builds'), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  // These are the live build, the one before, and the next one.
  await vi.waitFor(async () => expect((await folders()).length).toBeLessThanOrEqual(3), WAIT);
});

test('a new start serves the newest good build and takes up what was changed meanwhile', async () => {
  await isIdle();
  const live = builder.live();
  await builder.close();
  await appendFile(join(root, 'content', EVENT), '\nKým bol web vypnutý.\n');
  await start();
  expect(builder.live()).toEqual(live);
  await vi.waitFor(async () => expect(await livePage()).toContain('Kým bol web vypnutý.'), WAIT);
});

test('a start after a build by newer code serves that one', async () => {
  await builder.close();
  await writeFile(join(root, 'dist-renderer/renderer-id'), 'newer code');
  await start({ afterWorkMs: 300, afterWarmUpMs: 60_000 });
  expect(builder.live()).toEqual(projectBuild(root));
  await isLive();
  expect(builder.live()).not.toEqual(projectBuild(root));
});

test('the process that makes builds ends when nobody needs it, and comes back for the next change', async () => {
  await vi.waitFor(async () => expect(await publishers()).toEqual([]), WAIT);
  await appendFile(join(root, 'content', EVENT), '\nPo prestávke.\n');
  await vi.waitFor(async () => expect(await livePage()).toContain('Po prestávke.'), WAIT);
  await isIdle();
  await vi.waitFor(async () => expect(await publishers()).toEqual([]), WAIT);
});

test('it is there again as soon as somebody opens an editor, and stays while they write', async () => {
  expect(await publishers()).toEqual([]);
  builder.warmUp?.();
  const started = await publishers();
  expect(started).toHaveLength(1);
  await builder.request();
  await vi.waitFor(async () => expect((await newest())?.state).toBe('building'), { timeout: 5000, interval: 2 });
  await isIdle();
  // Longer than it stays after work alone.
  await setTimeout(1000);
  expect(await publishers()).toEqual(started);
});

async function killPublisher(): Promise<void> {
  for (const pid of await publishers()) process.kill(pid, 'SIGKILL');
}

async function publishers(): Promise<number[]> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  const pids = children.split(' ').filter((text) => text !== '');
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.flatMap((pid, at) => (commands[at]?.includes('src/publisher/publisher.ts') ? [Number(pid)] : []));
}
