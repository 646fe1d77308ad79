import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { CONTENT_INDEX_FILE } from '../../src/domain/content/content-index.ts';
import { makeContentIndex } from './content-factories.ts';
import { tempFolder } from './temp-folder.ts';
import { TEST_PAGES, writeSite } from './test-site.ts';

/** bundle-server.ts makes it before the tests. */
const SERVER = resolve('dist-server/server.mjs');

interface ProcessOptions {
  /** The data are in it. */
  folder?: string;
  env?: Record<string, string>;
  files?: Record<string, Buffer>;
  /** Starts it by a shell, as npm does; `child` is then the shell. */
  inShell?: boolean;
}

interface StartedProcess {
  child: ChildProcess;
  folder: string;
  output: string;
  url: string;
}

export async function startProcess({
  folder,
  env = {},
  files = {},
  inShell,
}: ProcessOptions = {}): Promise<StartedProcess> {
  const cwd = folder ?? (await tempFolder());
  await writeSite(join(cwd, 'dist'), { ...TEST_PAGES, ...files });
  for (const given of ['content', 'public']) await mkdir(join(cwd, given), { recursive: true });
  const contentIndex = join(cwd, CONTENT_INDEX_FILE);
  await mkdir(dirname(contentIndex), { recursive: true });
  await writeFile(contentIndex, JSON.stringify(makeContentIndex()));
  const server = [process.execPath, SERVER] as const;
  // The second command keeps the shell alive.
  const [program, ...args] = inShell ? ['sh', '-c', '"$0" "$1"; true', ...server] : server;
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [chunk] = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  const output = String(chunk);
  return { child, folder: cwd, output, url: /http:\S+/.exec(output)?.[0] ?? '' };
}
