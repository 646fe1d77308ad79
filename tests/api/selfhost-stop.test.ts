import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { startProcess } from '../support/start-process.ts';

/** More than sockets and streams buffer. */
const LARGE_BYTES = 32 * 1024 * 1024;

async function readAll(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  return bytes;
}

const isAnswered = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'on %s an answer under way is finished, new connections are refused, and it exits 0',
  async (signal) => {
    const { child, url } = await startProcess({ files: { 'large.pdf': Buffer.alloc(LARGE_BYTES, 'x') } });
    const [answer]: [IncomingMessage] = (await once(get(`${url}/large.pdf`), 'response')) as [IncomingMessage];
    const exited = once(child, 'exit');
    child.kill(signal);
    await expect.poll(() => isAnswered(url)).toBe(false);
    expect(await readAll(answer)).toBe(LARGE_BYTES);
    expect(await exited).toEqual([0, null]);
  },
);

test('SIGINT does so as well, and a second signal, as of a terminal that tells all its processes and of the one that passes it on, cuts nothing short', async () => {
  const { child, url } = await startProcess({ files: { 'large.pdf': Buffer.alloc(LARGE_BYTES, 'x') } });
  const [answer]: [IncomingMessage] = (await once(get(`${url}/large.pdf`), 'response')) as [IncomingMessage];
  const exited = once(child, 'exit');
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) {
    child.kill(signal);
    await expect.poll(() => isAnswered(url)).toBe(false);
  }
  expect(await readAll(answer)).toBe(LARGE_BYTES);
  expect(await exited).toEqual([0, null]);
});

test('a connection that is merely kept alive does not hold it up', async () => {
  const { child, url } = await startProcess();
  await (await fetch(url)).text();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test.skipIf(process.platform === 'win32')(
  'started by npm, which passes no signal on, it ends when what npm has started it with was ended',
  async () => {
    const { child, url } = await startProcess({ env: { npm_lifecycle_event: 'start' }, inShell: true });
    expect(await isAnswered(url)).toBe(true);
    const ended = once(child.stdout as Readable, 'close');
    child.kill('SIGTERM');
    await ended;
    expect(await isAnswered(url)).toBe(false);
  },
);

test('a wrong environment is said in one sentence and it exits 1', async () => {
  const { child, output } = await startProcess({ env: { PORT: 'http' } });
  expect(output).toBe('Nastavenie prostredia je chybné: PORT má byť číslo od 0 do 65535.\n');
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});
