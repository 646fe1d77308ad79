import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectBuild, RENDERER_ID_FILE } from '../../../../src/server/publishing/build-contract.ts';
import { localBuilder } from '../../../../src/server/publishing/local-builder.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { testClock } from '../../../support/test-clock.ts';
import { TEST_NOW } from '../../../support/test-services.ts';

/** More steps than there are between the end of a build and the moment in which the builder is idle again. */
const MOST_STEPS = 12;

test.each(Array.from({ length: MOST_STEPS }, (_, steps) => steps))(
  'a request %i steps after the end of a build is taken at once',
  async (steps) => {
    // A folder without the project's build, and no place to write down what became of one: each build ends in a report.
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
  const root = await tempFolder();
  const { records } = projectBuild(root);
  await mkdir(records);
  await writeFile(join(records, RENDERER_ID_FILE), 'x');
  const script = join(root, 'publisher.mjs');
  await writeFile(script, "process.on('message', () => {});");
  const errors: unknown[] = [];
  const builder = await localBuilder({
    root,
    dataDir: join(root, 'data'),
    contentDir: root,
    publicDir: root,
    environment: {},
    clock: testClock(TEST_NOW),
    publisher: { script, hangMs: 500 },
    report: (error) => errors.push(error),
  });
  onTestFinished(() => builder.close());
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
