import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';
import { localContentRepository } from '../../../src/server/ports/repository/adapters/local-content-repository.ts';
import type { ContentState } from '../../../src/server/ports/repository/content-repository.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';

// A busy machine's disk is slow.
vi.setConfig({ testTimeout: 180_000 });

const PROGRAM = join(import.meta.dirname, '../../support/content-process.ts');

interface Place {
  folder: string;
  gitdir: string;
}

async function makePlace(): Promise<Place> {
  const root = await tempFolder();
  const folder = join(root, 'content');
  await mkdir(folder);
  return { folder, gitdir: join(root, 'data', 'content.git') };
}

/**
 * Kills the process so many milliseconds after its first step, or once a commit is made and its files are not yet in
 * place. Returns the printed steps.
 */
async function runProcess(
  { folder, gitdir }: Place,
  job: string,
  first: number,
  steps: number,
  kill?: number | 'halfway',
) {
  const args = [PROGRAM, folder, gitdir, job, String(first), String(steps)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code));
  });
  const printed: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(Number(line));
    if (printed.length > 1 || kill === undefined) continue;
    if (kill === 'halfway')
      watch(join(gitdir, 'refs', 'heads'), { persistent: false }, (_, name) => {
        if (name === 'main') child.kill('SIGKILL');
      });
    else setTimeout(() => child.kill('SIGKILL'), kill);
  }
  return { printed, end: await ended };
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const readState = async (state: ContentState) => Object.fromEntries(await state.read(state.blobIds.keys()));

it('a process killed at any moment has lost no acknowledged commit, and left none half done', async () => {
  const place = await makePlace();
  const acknowledged: number[] = [];
  let next = 1;
  for (const kill of [0, 3, 13, 61, 211, ...Array.from({ length: 10 }, () => 'halfway' as const)]) {
    const { printed, end } = await runProcess(place, 'write', next, 1_000_000, kill);
    expect(end).toBe('SIGKILL');
    acknowledged.push(...printed);

    const content = await localContentRepository({ ...place, clock: testClock(TEST_NOW) });
    const state = await content.state();
    const files = await readState(state);
    expect(await filesOf(place.folder)).toEqual(files);
    const step = Number(
      Object.keys(files)
        .find((path) => path.startsWith('step/'))
        ?.slice(5, -3),
    );
    expect(step).toBeGreaterThanOrEqual(printed.at(-1) ?? 0);
    expect(files[`right/${step % 7}.md`]).toBe(String(step));
    expect(files[`left/${step % 7}.md`]).toBe(`${step} ${'x'.repeat((step % 50) * 1000)}`);
    await content.close();
    next = step + 1;
  }

  const content = await localContentRepository({ ...place, clock: testClock(TEST_NOW) });
  const steps = Array.from({ length: next - 1 }, (_, at) => `step/${at + 1}.md`);
  const created = await content.history(steps, { limit: 10_000 });
  expect(created.map(({ author, message }) => [author, message])).toEqual(
    steps.map((_, at) => ['u_writer', `Step ${next - 1 - at}`]),
  );
  expect(acknowledged.every((step) => step < next)).toBe(true);
  for (const { id } of created.slice(0, 50)) {
    const state = await content.stateAt(id);
    expect(state && Object.keys(await readState(state))).toContain('left/1.md');
  }
  await content.close();
});

it('processes that share one folder from its first moment lose no commit', async () => {
  const place = await makePlace();
  const runs = await Promise.all([1, 2, 3].map(() => runProcess(place, 'count', 0, 20)));
  expect(runs.map(({ end }) => end)).toEqual([0, 0, 0]);
  const content = await localContentRepository({ ...place, clock: testClock(TEST_NOW) });
  expect(await filesOf(place.folder)).toEqual({ 'count.md': '60' });
  expect(await content.history(['count.md'], { limit: 100 })).toHaveLength(60);
  await content.close();
});
