import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Fault, startResendServer } from '../../../support/resend-server.ts';
import { keepSubscribers, mistakesIn, NO_MISTAKES, openIssues } from './open-issues.ts';

const PROGRAM = join(import.meta.dirname, '../../../support/sending-process.ts');
const PEOPLE = 10_000;
const MINUTE_MS = 60_000;

/** A number is the milliseconds after the answer to the nth call. */
const DEATHS: { atCall: number; how: 'drop' | 'take-and-drop' | number }[] = [
  { atCall: 1, how: 'drop' },
  { atCall: 1, how: 'take-and-drop' },
  { atCall: 9, how: 'take-and-drop' },
  { atCall: 12, how: 'drop' },
  { atCall: 7, how: 2 },
  { atCall: 11, how: 6 },
  { atCall: 10, how: 12 },
];

test('killed between and inside chunks over and over, ten thousand people get the issue once each (slow)', async () => {
  const desk = await openIssues();
  const emails = await keepSubscribers(desk.services, PEOPLE);
  const server = await startResendServer();
  onTestFinished(() => server.close());
  const id = await desk.start();
  const { clock, config } = desk.services;
  let child: ChildProcess | undefined;
  onTestFinished(() => void child?.kill('SIGKILL'));

  async function sendInProcess(): Promise<NodeJS.Signals | number | null> {
    const args = [PROGRAM, config.dataDir, server.url, String(clock.now())];
    child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const [code, signal] = await once(child, 'close');
    clock.advance(5 * MINUTE_MS);
    return signal ?? code;
  }

  for (const { atCall, how } of DEATHS) {
    const before = server.batches.length;
    server.onBatch((nth): Fault | undefined => {
      if (nth - before !== atCall) return undefined;
      if (typeof how === 'number') setTimeout(() => child?.kill('SIGKILL'), how);
      else child?.kill('SIGKILL');
      return typeof how === 'number' ? undefined : how;
    });
    expect(await sendInProcess()).toBe('SIGKILL');
  }
  expect((await desk.read(id)).state).toBe('sending');
  server.onBatch(() => undefined);
  expect(await sendInProcess()).toBe(0);

  const received = server.emails.map(({ to }) => [to].flat().join());
  expect(mistakesIn(received, emails)).toEqual(NO_MISTAKES);
  expect(await desk.read(id)).toMatchObject({
    state: 'sent',
    progress: { total: PEOPLE, sent: PEOPLE, failed: 0, uncertain: 0, suppressed: 0 },
  });
}, 180_000);
