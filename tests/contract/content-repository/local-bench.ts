import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { localContentRepository } from '../../../src/server/ports/repository/adapters/local-content-repository.ts';
import type { FileChanges } from '../../../src/server/ports/repository/content-repository.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';

export async function changeByHand(folder: string, changes: FileChanges): Promise<void> {
  for (const [path, text] of changes) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await (text === null ? rm(file) : writeFile(file, text));
  }
}

export async function openLocalBench(files: Readonly<Record<string, string>> = {}) {
  const root = await tempFolder();
  const folder = join(root, 'content');
  const gitdir = join(root, 'data', 'content.git');
  const clock = testClock(TEST_NOW);
  await mkdir(folder);
  await changeByHand(folder, new Map(Object.entries(files)));
  return {
    folder,
    gitdir,
    clock,
    open: () => localContentRepository({ folder, gitdir, clock }),
    changeOutside: (changes: FileChanges) => changeByHand(folder, changes),
  };
}
