import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../src/domain/time/clock.ts';
import { startServer } from '../../src/selfhost/start-server.ts';
import { readContent } from '../../src/server/core/entries/save-content.ts';
import { localBuilder } from '../../src/server/ports/builds/adapters/local-builder.ts';
import { localContentRepository } from '../../src/server/ports/repository/adapters/local-content-repository.ts';
import { buildContent } from '../support/build-content.ts';
import { TEST_NOW, TEST_SITE_URL } from '../support/build-site.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE } from '../support/house.ts';
import { TURN_MS } from '../support/machine-lock.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { openServices } from '../support/open-services.ts';
import { rawRequest } from '../support/raw-request.ts';
import { pictureSender } from '../support/send-picture.ts';
import { makePicture } from '../support/test-site.ts';

const BUILD_MS = TURN_MS + 120_000;
const WAIT = { timeout: 30_000, interval: 50 };
const PUBLIC = resolve('public');
/** There is no thirteenth month. */
const BROKEN_EVENT = `---
id: 9001
title: Podujatie bez dňa
start_date: 2026-13-05T18:00
location: Klubovňa
is_paid: false
---
Text.
`;

let folder: string;
let house: string;

const build = () => buildContent(folder, undefined, { CONTENT_DIR: house, PUBLIC_DIR: PUBLIC, NETLIFY: 'true' });

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(resolve('.cache/own-house-'));
  house = join(folder, 'house');
  await cp(HOUSE_CONTENT, house, { recursive: true });
  await cp(HOUSE_STORAGE, join(house, 'storage'), { recursive: true });
  await symlink(resolve('src'), join(folder, 'src'));
  expect(await build()).toEqual({ exitCode: 0, output: '' });
}, BUILD_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function resultFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('{dist,dist-functions}/**/*', { cwd: folder })) {
    const { size, mtimeMs } = await stat(join(folder, file));
    files.push(`${file} ${size} ${mtimeMs}`);
  }
  return files.sort();
}

async function namesIn(storage: string): Promise<string[]> {
  return (await readdir(storage, { recursive: true })).filter((name) => !/\.(?:br|gz)$/.test(name)).sort();
}

async function serve() {
  const services = await openServices({
    dataDir: join(folder, 'data'),
    contentIndexPath: join(folder, 'dist-functions/content-index.json'),
    nowMs: Date.parse(TEST_NOW),
    config: { siteUrl: TEST_SITE_URL, contentDir: house, publicDir: PUBLIC },
  });
  const server = await startServer({ services, siteRoot: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    await services.close();
  });
  return { services, url: server.url };
}

test('its site has its own pictures and none of the sample', async () => {
  expect(await namesIn(join(folder, 'dist/storage'))).toEqual(await namesIn(join(house, 'storage')));
});

test('the host compresses by itself: its build has no copies', async () => {
  const copies: string[] = [];
  for await (const file of glob('dist/**/*.{br,gz}', { cwd: folder })) copies.push(file);
  expect(copies).toEqual([]);
});

test(
  'a build of content with a mistake fails, says what to mend, and leaves the last good site as it was',
  async () => {
    const before = await resultFiles();
    expect(before.length).toBeGreaterThan(100);
    const broken = join(house, 'events/9001-podujatie-bez-dna.md');
    await writeFile(broken, BROKEN_EVENT);
    const { exitCode, output } = await build();
    await rm(broken);
    expect(exitCode).not.toBe(0);
    expect(output).toContain('Obsah má chyby, web sa nezostaví');
    expect(output).toContain(
      'content/events/9001-podujatie-bez-dna.md, pole start_date: napíšte skutočný dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00',
    );
    expect(await resultFiles()).toEqual(before);
  },
  BUILD_MS,
);

test('its functions on the host take its texts along, and no pictures', async () => {
  const [, list = '[]'] = /included_files = (\[[^\]]*\])/.exec(await readFile('netlify.toml', 'utf8')) ?? [];
  const taken: string[] = [];
  for (const pattern of JSON.parse(list)) for await (const path of glob(pattern, { cwd: folder })) taken.push(path);
  const texts = taken.filter((path) => path.startsWith('house/'));
  expect(texts).toEqual(expect.arrayContaining(['house/site.json', 'house/pages/about.md']));
  expect(texts.filter((path) => path.startsWith('house/storage/'))).toEqual([]);
});

test('its pictures are served, scaled and known to the staff area, and uploads stand beside them', async () => {
  const { services, url } = await serve();
  const picture = await rawRequest(url, '/storage/rooms/1.webp');
  expect(picture.status).toBe(200);
  expect(picture.body.equals(await readFile(join(house, 'storage/rooms/1.webp')))).toBe(true);
  const scaled = await rawRequest(url, '/.netlify/images?url=/storage/rooms/1.webp&w=320');
  expect([scaled.status, scaled.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await (await readContent(services)).problems()).toEqual([]);

  const token = await signInAs(services, await makeAccount(services, { roles: ['admin'] }));
  const sent = await pictureSender(services, token)(new Uint8Array(await makePicture(400, 200, 'jpeg')));
  expect(sent.status).toBe(201);
  expect((await rawRequest(url, `/storage/${sent.body.image_path}`)).status).toBe(200);
  expect(await namesIn(join(house, 'storage'))).not.toContain('m');
});

test('a picture that somebody puts there by hand goes out by itself', async () => {
  const gitdir = join(folder, 'content.git');
  const content = await localContentRepository({ folder: house, gitdir, clock: systemClock });
  const errors: unknown[] = [];
  const builder = await localBuilder({
    root: folder,
    dataDir: join(folder, 'data'),
    contentDir: house,
    publicDir: PUBLIC,
    environment: {},
    clock: systemClock,
    content,
    report: (error) => errors.push(error),
  });
  onTestFinished(async () => {
    await builder.close();
    await content.close();
  });
  await builder.start(async () => {});
  await vi.waitFor(async () => expect((await builder.runs(1))[0]?.state).toBe('live'), WAIT);
  const live = (path: string) => readFile(join(builder.live().site, path), 'utf8');
  await writeFile(join(house, 'storage/misc/new.svg'), '<svg/>');
  await vi.waitFor(async () => expect(await live('storage/misc/new.svg')).toBe('<svg/>'), WAIT);
  expect(await namesIn(join(builder.live().site, 'storage'))).toEqual(await namesIn(join(house, 'storage')));
  expect([...(await content.state()).blobIds.keys()].filter((path) => path.startsWith('storage'))).toEqual([]);
  expect(errors).toEqual([]);
});
