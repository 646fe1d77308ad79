import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentSource } from '../../src/content-files/content-source.ts';
import { siteContentOf } from '../../src/content-files/site-content.ts';
import { writePages } from '../../src/publisher/page-threads.ts';
import { publisherProcess } from '../../src/server/ports/builds/adapters/publisher-process.ts';
import {
  type BuildFolders,
  buildIn,
  projectBuild,
  RENDERER_ID_FILE,
} from '../../src/server/ports/builds/build-contract.ts';
import { buildContent } from '../support/build-content.ts';
import { TEST_NOW, TEST_SITE_URL } from '../support/build-site.ts';
import { CHANGES } from '../support/content-changes.ts';
import { copyBuiltSite } from '../support/copy-built-site.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE } from '../support/house.ts';
import { TURN_MS } from '../support/machine-lock.ts';
import { testRandom } from '../support/test-random.ts';

const HOUR_MS = 60 * 60 * 1000;
/** For two whole builds. */
const BUILD_MS = 2 * TURN_MS + 180_000;
const kinds = Object.keys(CHANGES);

let folder: string;
let publisher: ReturnType<typeof publisherProcess>;
let renderer: string;
let latest: BuildFolders;
let builds = 0;

beforeAll(async () => {
  folder = await mkdtemp(resolve('.cache/incremental-'));
  await cp(HOUSE_CONTENT, join(folder, 'content'), { recursive: true });
  latest = await copyBuiltSite(folder);
  renderer = await readFile(join(latest.records, RENDERER_ID_FILE), 'utf8');
  const env = { PROJECT_ROOT: folder, CONTENT_DIR: join(folder, 'content'), SITE_URL: TEST_SITE_URL };
  publisher = publisherProcess({ ...env, BUILD_NOW: TEST_NOW, BUILDS_DIR: join(folder, 'builds') });
});

afterAll(async () => {
  await publisher?.close();
  await rm(folder, { recursive: true, force: true });
});

async function publish(nowMs: number): Promise<{ rendered: number; kept: number }> {
  builds += 1;
  const to = buildIn(join(folder, 'builds', String(builds)));
  const report = await publisher.build({ kind: 'build', renderer, from: latest, to, nowMs, onlyIfChanged: false });
  if (report.kind !== 'built') throw new Error(JSON.stringify(report));
  latest = to;
  return report;
}

async function wholeBuild(name: string, nowMs: number): Promise<BuildFolders> {
  const whole = join(folder, name);
  await mkdir(whole);
  await cp(join(folder, 'content'), join(whole, 'content'), { recursive: true });
  expect(await buildContent(whole, new Date(nowMs).toISOString())).toEqual({ exitCode: 0, output: '' });
  return projectBuild(whole);
}

async function filesOf({ site, functions }: BuildFolders): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const part of [site, functions]) {
    for (const entry of await readdir(part, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const file = join(entry.parentPath, entry.name);
        files.set(file.slice(part.length), await readFile(file));
      }
  }
  return files;
}

async function differences(a: BuildFolders, b: BuildFolders): Promise<string[]> {
  const [ofA, ofB] = [await filesOf(a), await filesOf(b)];
  const paths = new Set([...ofA.keys(), ...ofB.keys()]);
  return [...paths].filter((path) => !ofA.get(path)?.equals(ofB.get(path) ?? Buffer.alloc(0)));
}

test(
  'after any changes, built one by one, every byte is that of a whole build at that moment',
  async () => {
    const random = testRandom(`changes ${process.env.SEED ?? 'riviera'}`);
    const order = kinds.map((kind) => ({ kind, at: Buffer.from(random.bytes(4)).toString('hex') }));
    order.sort((a, b) => (a.at < b.at ? -1 : 1));
    const half = Math.ceil(order.length / 2);
    let nowMs = Date.parse(TEST_NOW);
    // Each kind once. While time stands still, a page left as it was cannot be made anew because of the hour alone.
    for (const [hours, changes] of [
      [0, order.slice(0, half)],
      [14, order.slice(half)],
    ] as const) {
      for (const { kind } of changes) {
        await CHANGES[kind]?.(join(folder, 'content'), random);
        nowMs += hours * HOUR_MS;
        await publish(nowMs);
      }
      const made = changes.map(({ kind }) => kind).join(', ');
      expect(await differences(latest, await wholeBuild(`whole-${hours}`, nowMs)), made).toEqual([]);
    }
  },
  BUILD_MS,
);

test('a change of one event renders a handful of pages', async () => {
  const nowMs = Date.parse(TEST_NOW) + 1000 * HOUR_MS;
  await publish(nowMs);
  await CHANGES['the text of an event']?.(join(folder, 'content'), testRandom('one'));
  const { rendered, kept } = await publish(nowMs);
  expect(rendered).toBeLessThanOrEqual(12);
  expect(kept).toBeGreaterThan(40);
});

test('what threads write, as for a change of many pages, is the same to the byte', async () => {
  const nowMs = Date.parse(TEST_NOW) + 1000 * HOUR_MS;
  await publish(nowMs);
  const siteDir = join(folder, 'by-threads');
  const content = siteContentOf(contentSource(join(folder, 'content'), HOUSE_STORAGE).read().tree, nowMs);
  vi.stubEnv('SITE_URL', TEST_SITE_URL);
  const files = (await readdir(join(latest.site, 'events'), { recursive: true }))
    .filter((file) => /\.(html|ics)$/.test(file))
    .map((file) => `/events/${file}`);
  const kept = { folder: projectBuild(folder).records, id: renderer };
  const written = await writePages({ renderer: kept, content, siteDir, files });
  expect(files.length).toBeGreaterThan(30);
  expect(new Set(written.keys())).toEqual(new Set(files));
  for (const file of files)
    for (const path of [file, ...(file.endsWith('.html') ? [`${file}.br`, `${file}.gz`] : [])])
      expect(await readFile(join(siteDir, path)), path).toEqual(await readFile(join(latest.site, path)));
  await expect(writePages({ renderer: { ...kept, id: 'of other code' }, content, siteDir, files })).rejects.toThrow(
    'restart the server',
  );
});

test('what a page reads is what makes it stale: with nothing but the clock moved on, most pages stay', async () => {
  const { rendered, kept } = await publish(Date.parse(TEST_NOW) + 1001 * HOUR_MS);
  expect(rendered).toBeLessThanOrEqual(12);
  expect(kept).toBeGreaterThan(40);
});

test(
  'a house that has thrown all its events away is left with nothing of them',
  async () => {
    const nowMs = Date.parse(TEST_NOW) + 1002 * HOUR_MS;
    for (const kind of ['events', 'galleries', 'banners'])
      for (const file of await readdir(join(folder, 'content', kind))) await rm(join(folder, 'content', kind, file));
    await writeFile(join(folder, 'content/flagship-events.json'), '[]');
    await publish(nowMs);
    expect(await differences(latest, await wholeBuild('whole-empty', nowMs))).toEqual([]);
  },
  BUILD_MS,
);
