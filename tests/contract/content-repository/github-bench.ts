import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { githubContentRepository } from '../../../src/server/ports/repository/adapters/github-content-repository.ts';
import type { FileChanges } from '../../../src/server/ports/repository/content-repository.ts';
import { startGithubServer } from '../../support/github-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';

const below = (files: Iterable<readonly [string, string | null]>) =>
  new Map(Array.from(files, ([path, text]) => [`content/${path}`, text]));

/** Nobody may touch these. */
export const PROGRAM = new Map([
  ['README.md', 'The program'],
  ['src/index.ts', 'export {};'],
]);

export async function openGithubBench(files: Readonly<Record<string, string>>) {
  const texts = new Map(Array.from(Object.entries(files), ([path, text]) => [`content/${path}`, text]));
  const github = await startGithubServer(join(await tempFolder(), 'web.git'), new Map([...PROGRAM, ...texts]));
  onTestFinished(() => github.stop());
  const clock = testClock(TEST_NOW);
  const options = { token: github.token, owner: 'riviera', repo: 'web', branch: 'main', contentPath: 'content' };

  return {
    github,
    clock,
    open: async (more: { builtFolder?: string; token?: string; repo?: string } = {}) =>
      githubContentRepository({ ...options, baseUrl: github.url, builtFolder: null, clock, ...more }),
    changeOutside: async (changes: FileChanges) => void (await github.push(below(changes), clock.now())),
  };
}
