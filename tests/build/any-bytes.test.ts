import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProblem } from '../../src/content-files/content-problem.ts';
import { judgeContentFile } from '../../src/content-files/judge-content-file.ts';
import { parseContentPath } from '../../src/domain/content/collections.ts';
import { type LocalBuilder, localBuilder } from '../../src/server/ports/builds/adapters/local-builder.ts';
import { localContentRepository } from '../../src/server/ports/repository/adapters/local-content-repository.ts';
import type { ContentRepository } from '../../src/server/ports/repository/content-repository.ts';
import { TEST_NOW } from '../support/build-site.ts';
import { copyBuiltSite } from '../support/copy-built-site.ts';
import { HOUSE_CONTENT } from '../support/house.ts';
import { TURN_MS, withMachineLock } from '../support/machine-lock.ts';
import { HOUSE_FILES, mutatedFile } from '../support/mutated-file.ts';
import { cases, SLOW_CASES_MS } from '../support/property-cases.ts';

const clock = { now: () => Date.parse(TEST_NOW) };

let root: string;
let history: ContentRepository;
let builder: LocalBuilder;
const errors: unknown[] = [];

beforeAll(async () => {
  root = await mkdtemp(resolve('.cache/any-bytes-'));
  await copyBuiltSite(root);
  const contentDir = join(root, 'content');
  await cp(HOUSE_CONTENT, contentDir, { recursive: true });
  history = await localContentRepository({ folder: contentDir, gitdir: join(root, 'content.git'), clock });
  builder = await localBuilder({
    root,
    dataDir: join(root, '.data'),
    contentDir,
    publicDir: join(root, 'public'),
    environment: {},
    clock,
    content: history,
    report: (error) => errors.push(error),
  });
});

afterAll(async () => {
  await builder?.close();
  await history?.close();
  await rm(root, { recursive: true, force: true });
});

async function publish(files: Iterable<readonly [string, Uint8Array]>) {
  for (const [path, bytes] of files) await writeFile(join(root, 'content', path), bytes);
  await builder.request();
  await builder.idle();
  return (await builder.runs(1))[0];
}

const addressesOf = async () =>
  (await readdir(builder.live().site, { recursive: true })).filter((file) => /\.(html|ics|xml)$/.test(file)).sort();

function pagesOf(path: string): string[] {
  const place = parseContentPath(path);
  return place?.kind === 'events' ? [`events/${place.id}/`] : [];
}

const houseOf = (paths: Iterable<string>) =>
  Array.from(paths, (path) => [path, HOUSE_FILES.get(path) ?? Buffer.alloc(0)] as const);

test(
  'whatever bytes several content files hold, the build ends well, names each of them and keeps every page',
  async () => {
    await withMachineLock(async () => {
      await builder.start(async () => {});
      await builder.idle();
      const whole = await addressesOf();
      expect(whole.length).toBeGreaterThan(40);
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(mutatedFile, { minLength: 4, maxLength: 8, selector: ({ path }) => path }),
          async (changes) => {
            const changed = new Map(changes.map(({ path, bytes }) => [path, bytes]));
            const isBroken = ([path, bytes]: readonly [string, Buffer]) =>
              judgeContentFile(path, bytes.toString('utf8')).problems.length > 0;
            const broken = new Map([...changed].filter(isBroken));
            const run = await publish(changed);
            expect(run).toMatchObject({ state: 'live', reason: null });
            const sentences = (run?.problems ?? []).map(describeProblem);
            for (const sentence of sentences) expect(sentence).toMatch(/^content\/.+: \S/s);
            for (const path of broken.keys()) {
              expect(sentences.filter((sentence) => sentence.startsWith(`content/${path}`))).not.toEqual([]);
              expect(run?.heldBack).toHaveProperty([path]);
            }
            const mayGo = [...changed.keys()].filter((path) => !broken.has(path)).flatMap(pagesOf);
            const mustStay = whole.filter((file) => ![...mayGo, 'events/archiv/'].some((at) => file.startsWith(at)));
            expect(await addressesOf()).toEqual(expect.arrayContaining(mustStay));

            expect(await publish(houseOf(changed.keys()))).toMatchObject({ state: 'live', problems: [] });
            expect(await addressesOf()).toEqual(whole);
            expect(errors).toEqual([]);
          },
        ),
        // To look for a smaller case would take minutes.
        { ...cases(5), endOnFailure: true },
      );
    });
  },
  SLOW_CASES_MS && TURN_MS + SLOW_CASES_MS,
);
