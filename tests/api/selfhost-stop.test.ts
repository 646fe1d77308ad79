import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';
import { TEST_PAGES, writeSite } from '../support/test-site.ts';

/** Far more than sockets and streams hold, so that the answer cannot have left before its reader reads. */
const LARGE_BYTES = 32 * 1024 * 1024;

/** The real entry in a process of its own, over a small site in its working folder. */
async function startProcess(env: Record<string, string> = {}): Promise<{ child: ChildProcess; url: string }> {
  const folder = await tempFolder();
  await writeSite(join(folder, 'dist'), { ...TEST_PAGES, 'large.pdf': Buffer.alloc(LARGE_BYTES, 'x') });
  const child = spawn(process.execPath, [resolve('netlify/selfhost/server.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [output] = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  return { child, url: /http:\S+/.exec(String(output))?.[0] ?? String(output) };
}

async function readAll(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  return bytes;
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s an answer under way is finished, new connections are refused, and it exits 0',
  async (signal) => {
    const { child, url } = await startProcess();
    const [answer]: [IncomingMessage] = (await once(get(`${url}/large.pdf`), 'response')) as [IncomingMessage];
    const exited = once(child, 'exit');
    child.kill(signal);
    await expect
      .poll(() =>
        fetch(url).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    expect(await readAll(answer)).toBe(LARGE_BYTES);
    expect(await exited).toEqual([0, null]);
  },
);

test('a connection that is merely kept alive does not hold it up', async () => {
  const { child, url } = await startProcess();
  await (await fetch(url)).text();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('a wrong environment is said in one sentence and it exits 1', async () => {
  const { child, url: output } = await startProcess({ PORT: 'http' });
  expect(output).toBe('Nastavenie prostredia je chybné: PORT má byť číslo od 0 do 65535.\n');
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});
