import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sqliteStore } from '../../../src/server/ports/store/adapters/sqlite-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';

// A busy machine's disk is slow.
vi.setConfig({ testTimeout: 120_000 });

const PROGRAM = join(import.meta.dirname, '../../support/store-process.ts');

async function runProcess(path: string, job: 'write' | 'compete', steps: number, killAfter = Number.POSITIVE_INFINITY) {
  const child = spawn(process.execPath, [PROGRAM, path, job, String(steps)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed: number[] = [];
  // An iterator may stop reading, and the process would block.
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed.push(Number(line));
    if (printed.length === killAfter) child.kill('SIGKILL');
  });
  const [code, signal] = await once(child, 'close');
  return { printed, end: signal ?? code };
}

function integrityOf(path: string): unknown {
  const database = new DatabaseSync(path);
  const answer = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
  database.close();
  return answer;
}

it.each([1, 137, 2000])('a process killed after %i acknowledged commits has lost none of them', async (killAfter) => {
  const path = join(await tempFolder(), 'store.sqlite');
  const { printed, end } = await runProcess(path, 'write', 1_000_000, killAfter);
  expect(end).toBe('SIGKILL');
  expect(printed.length).toBeGreaterThanOrEqual(killAfter);

  const store = await sqliteStore({ path, clock: testClock(TEST_NOW) });
  for (let from = 0; from < printed.length; from += 500) {
    const steps = printed.slice(from, from + 500);
    const left = await store.getMany(steps.map((step) => `left:${step}`));
    const right = await store.getMany(steps.map((step) => `right:${step}`));
    expect(left.map((record) => record?.value.length)).toEqual(steps.map((step) => step % 3000));
    expect(right.map((record) => record?.value)).toEqual(steps.map(String));
  }
  const total = await store.count('steps');
  expect(total).toBeGreaterThanOrEqual(printed.length);
  const [lastLeft, lastRight, nextLeft, nextRight] = await store.getMany([
    `left:${total - 1}`,
    `right:${total - 1}`,
    `left:${total}`,
    `right:${total}`,
  ]);
  expect(lastLeft?.version).toBe(lastRight?.version);
  expect([nextLeft, nextRight]).toEqual([null, null]);
  await store.close();
  expect(integrityOf(path)).toBe('ok');
});

it('processes that share one file from its first moment lose no increment and give every seat once', async () => {
  const path = join(await tempFolder(), 'store.sqlite');
  const seats = 400;
  const runs = await Promise.all([1, 2, 3].map(() => runProcess(path, 'compete', seats)));
  expect(runs.map((run) => run.end)).toEqual([0, 0, 0]);
  const won = runs.flatMap((run) => run.printed).toSorted((a, b) => a - b);
  expect(won).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  const store = await sqliteStore({ path, clock: testClock(TEST_NOW) });
  expect((await store.get('count'))?.value).toBe(String(3 * seats));
  await store.close();
});
