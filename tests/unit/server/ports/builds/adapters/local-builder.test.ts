import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { blobIdOf } from '../../../../../../src/content-files/content-source.ts';
import { localBuilder } from '../../../../../../src/server/ports/builds/adapters/local-builder.ts';
import { projectBuild, RENDERER_ID_FILE } from '../../../../../../src/server/ports/builds/build-contract.ts';
import { localContentRepository } from '../../../../../../src/server/ports/repository/adapters/local-content-repository.ts';
import {
  type ContentRepository,
  lazyRepository,
} from '../../../../../../src/server/ports/repository/content-repository.ts';
import { tempFolder } from '../../../../../support/temp-folder.ts';
import { testClock } from '../../../../../support/test-clock.ts';
import { TEST_NOW } from '../../../../../support/test-services.ts';

function contentIn(folder: string): ContentRepository {
  const content = lazyRepository(() =>
    localContentRepository({ folder, gitdir: join(folder, '.content.git'), clock: testClock(TEST_NOW) }),
  );
  onTestFinished(() => content.close());
  return content;
}

async function makeProject(program: string) {
  const root = await tempFolder();
  const { records } = projectBuild(root);
  await mkdir(records);
  await writeFile(join(records, RENDERER_ID_FILE), 'x');
  const script = join(root, 'publisher.mjs');
  await writeFile(script, program);
  const contentDir = join(root, 'content');
  await mkdir(contentDir);
  const content = contentIn(contentDir);
  const errors: unknown[] = [];
  const mistakes: string[] = [];
  const open = async (hangMs = 30_000) => {
    const builder = await localBuilder({
      root,
      dataDir: join(root, 'data'),
      contentDir,
      publicDir: root,
      environment: {},
      clock: testClock(TEST_NOW),
      content,
      publisher: { script, hangMs },
      report: (error) => errors.push(error),
      reportMistakes: (sentences) => mistakes.push(sentences),
    });
    onTestFinished(() => builder.close());
    return builder;
  };
  return { contentDir, content, errors, mistakes, open };
}

/** A build takes fewer steps until the builder is idle. */
const MOST_STEPS = 12;

test.each(Array.from({ length: MOST_STEPS }, (_, steps) => steps))(
  'a request %i steps after the end of a build is taken at once',
  async (steps) => {
    // The builder has no place to write results down, so each build ends in a report.
    const root = await tempFolder();
    const dataDir = join(root, 'data');
    let ended = 0;
    const builder = await localBuilder({
      root,
      dataDir,
      contentDir: root,
      publicDir: root,
      environment: {},
      clock: testClock(TEST_NOW),
      content: contentIn(root),
      report() {
        ended += 1;
        if (ended === 1) void requestLater();
      },
    });
    async function requestLater(): Promise<void> {
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      await builder.request();
    }
    await rm(dataDir, { recursive: true, force: true });
    await writeFile(dataDir, '');
    await builder.request();
    for (let wait = 0; wait < 200 && ended < 2; wait += 1) await setTimeout(5);
    expect(ended).toBe(2);
    await builder.close();
  },
);

test('of a build that hangs people read that it was ended, and the next request builds again', async () => {
  const { open, errors } = await makeProject("process.on('message', () => {});");
  const builder = await open(500);
  for (const count of [1, 2]) {
    await builder.request();
    await vi.waitFor(() => expect(errors).toHaveLength(count), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await builder.runs(1)).toMatchObject([{ state: 'failed' }]));
  }
  expect(await builder.runs(3)).toMatchObject([
    { reason: expect.stringContaining('zaseklo') },
    { reason: expect.stringContaining('zaseklo') },
  ]);
});

const refusesOnce = (changed: Record<string, string>) => `
  const changed = ${JSON.stringify(changed)};
  const mistake = { file: 'faq.json', field: null, message: 'súbor nie je platný JSON' };
  process.on('message', ({ former }) => {
    if (former === undefined) return process.send({ kind: 'refused', problems: [mistake], changed });
    const problems = [{ ...mistake, message: JSON.stringify(former) }];
    process.send({ kind: 'unchanged', problems, heldBack: { 'faq.json': 'a', 'gone.json': null } });
  });
`;

test('a build that mistakes refuse is ordered again with what the files were, and its mistakes are kept', async () => {
  const good = '[]\n';
  const blobId = blobIdOf(Buffer.from(good));
  const { open, contentDir, content, errors } = await makeProject(
    refusesOnce({ 'faq.json': blobId, 'unknown.json': '0'.repeat(40) }),
  );
  await writeFile(join(contentDir, 'faq.json'), good);
  await content.state();
  await writeFile(join(contentDir, 'faq.json'), '[');
  const builder = await open();
  const run = {
    state: 'live',
    reason: null,
    problems: [{ file: 'faq.json', message: JSON.stringify({ 'faq.json': good }) }],
    heldBack: { 'faq.json': 'a', 'gone.json': null },
  };
  await builder.request();
  await vi.waitFor(async () => expect(await builder.runs(2)).toMatchObject([run]));
  await builder.request();
  await vi.waitFor(async () => expect(await builder.runs(2)).toHaveLength(1));
  expect(errors).toEqual([]);
  await builder.close();
  expect(await (await open()).runs(2)).toMatchObject([run]);
});

test('the mistakes that keep files off the site are in the log once, until they are others', async () => {
  const { open, mistakes } = await makeProject(`
    const mistake = { file: 'faq.json', field: null, message: 'súbor nie je platný JSON' };
    const found = [[], [mistake], [mistake], [{ ...mistake, file: 'team.json', field: 'name' }], []];
    process.on('message', ({ kind }) => {
      if (kind !== 'build') return;
      const problems = found.shift();
      process.send({ kind: 'unchanged', problems, heldBack: problems.length === 0 ? {} : { 'faq.json': 'a' } });
    });
  `);
  const builder = await open();
  for (let run = 0; run < 5; run += 1) {
    await builder.request();
    await builder.idle();
  }
  expect(mistakes.map((line) => line.replace('\u00a0', ' '))).toEqual([
    'content/faq.json: súbor nie je platný JSON',
    'content/team.json, pole name: súbor nie je platný JSON',
  ]);
});

test('the mistakes of a build that failed are told again once they keep nothing else off the site', async () => {
  const problems = [{ file: 'faq.json', field: null, message: 'súbor nie je platný JSON' }];
  const { open } = await makeProject(`
    const problems = ${JSON.stringify(problems)};
    let builds = 0;
    process.on('message', ({ kind }) => {
      if (kind !== 'build') return;
      builds += 1;
      // A build that is refused is ordered twice.
      if (builds <= 2) return process.send({ kind: 'refused', problems, changed: {} });
      process.send({ kind: 'unchanged', problems, heldBack: {} });
    });
  `);
  const builder = await open();
  await builder.request();
  await vi.waitFor(async () => expect(await builder.runs(2)).toMatchObject([{ state: 'failed', problems }]));
  await builder.request();
  await vi.waitFor(async () => {
    expect(await builder.runs(2)).toMatchObject([{ state: 'live', problems }, { state: 'failed' }]);
  });
});
