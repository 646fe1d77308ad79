import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { passwordThread } from '../../src/selfhost/password-thread.ts';
import { startProcess } from '../support/start-process.ts';

/** This is the slowest known password: most signs stand for several letters. */
const HARD = 'o0o0l1|3$5@4a'.repeat(5);
const REGISTRATION = { name: 'Jana', email: 'jana@kd.example', password: HARD, password_confirmation: HARD };

async function threadsOf(pid: number): Promise<string[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  return Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/comm`, 'utf8').catch(() => '')));
}

const judges = async (pid: number) => (await threadsOf(pid)).filter((name) => name.startsWith('passwords')).length;

test('a thread of its own loads the words and judges: the one that serves pages does next to nothing for twenty at once', async () => {
  const score = passwordThread();
  const before = process.threadCpuUsage();
  const scores = await Promise.all(Array.from({ length: 20 }, () => score(HARD, [])));
  const { user, system } = process.threadCpuUsage(before);
  expect(scores).toEqual(Array(20).fill(4));
  expect(user + system).toBeLessThan(500_000);
});

test('it judges as the process itself would, with the words about the owner', async () => {
  const score = passwordThread();
  expect(await score('heslo1234', [])).toBeLessThan(2);
  expect(await score('televizor2024', [])).toBe(2);
  expect(await score('Prokopovičová1987', [])).toBeGreaterThan(await score('Prokopovičová1987', ['Eva Prokopovičová']));
});

test('21 may be there at once; whoever comes then is asked to come later', async () => {
  const score = passwordThread();
  const results = await Promise.allSettled(Array.from({ length: 23 }, () => score('heslo1234', [])));
  expect(results.map(({ status }) => status)).toEqual([...Array(21).fill('fulfilled'), ...Array(2).fill('rejected')]);
  expect(results[22]).toMatchObject({ reason: { kind: 'unavailable', headers: { 'Retry-After': '5' } } });
});

test('a password that takes too long is given up, and the next one gets another thread', async () => {
  const score = passwordThread({ judgeMs: 0 });
  const results = await Promise.allSettled([score(HARD, []), score(HARD, [])]);
  for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
});

describe.skipIf(process.platform !== 'linux')('the thread', () => {
  test('begins with the first password, ends when none has come for a while, and begins anew', async () => {
    const score = passwordThread({ idleMs: 50 });
    const others = await judges(process.pid);
    await score('heslo1234', []);
    await expect.poll(() => judges(process.pid), { timeout: 10_000 }).toBe(others);
    expect(await score('heslo1234', [])).toBeLessThan(2);
  });

  test('judges the registrations of the own server, which starts without it', async () => {
    const { child, url } = await startProcess();
    const pid = child.pid ?? 0;
    expect(await judges(pid)).toBe(0);
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(REGISTRATION);
    expect((await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body })).status).toBe(201);
    expect(await judges(pid)).toBe(1);
  });
});
