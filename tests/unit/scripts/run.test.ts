import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';

const TASK = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    console.log(signal);
    process.exit(0);
  });
setInterval(() => {}, 1000);
console.log(process.pid);
`;

/** A project with nothing to install, the real way npm scripts start, and a task of its own that waits for a signal. */
async function makeProject(): Promise<string> {
  const root = await tempFolder();
  await mkdir(join(root, 'node_modules'));
  await cp('package.json', join(root, 'package.json'));
  for (const script of ['run.mjs', 'parent-process.mjs']) await cp(`scripts/${script}`, join(root, 'scripts', script));
  await writeFile(join(root, 'scripts/tasks.ts'), `await import('${pathToFileURL(resolve('scripts/tasks.ts'))}');`);
  await writeFile(join(root, 'scripts/admin.ts'), TASK);
  for (const record of ['package-lock.json', 'node_modules/.package-lock.json'])
    await writeFile(join(root, record), '{}');
  return root;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(process.platform === 'win32')('a signal to what npm has started', () => {
  // SIGHUP: the window of the terminal was closed.
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s reaches the task, which ends by itself', async (signal) => {
    const started = spawn(process.execPath, [join(await makeProject(), 'scripts/run.mjs'), 'admin'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await once(started.stdout, 'data');
    onTestFinished(() => {
      if (isRunning(Number(pid))) process.kill(Number(pid), 'SIGKILL');
    });
    const exited = once(started, 'exit');
    started.kill(signal);
    const [word] = await once(started.stdout, 'data');
    expect(String(word)).toBe(`${signal}\n`);
    expect(await exited).toEqual([0, null]);
    expect(isRunning(Number(pid))).toBe(false);
  });
});
