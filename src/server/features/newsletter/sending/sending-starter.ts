import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '../../../../domain/time/clock.ts';
import type { SendingStarter, Services } from '../../../services.ts';
import { type RunOptions, runSending } from './run-sending.ts';
import type { SendServices } from './send-chunk.ts';

export function inProcessSending(
  services: SendServices & Pick<Services, 'background'>,
  wait?: RunOptions['wait'],
): SendingStarter {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isRunning = false;
  let isWanted = false;

  const sleep = (ms: number) => setTimeout(ms, undefined, { signal }).catch(() => {});

  async function run(): Promise<void> {
    try {
      while (isWanted && !signal.aborted) {
        isWanted = false;
        await runSending(services, { wait: wait ?? sleep, mustEnd: () => signal.aborted });
      }
    } finally {
      isRunning = false;
    }
  }

  return {
    async wake() {
      isWanted = true;
      if (isRunning || signal.aborted) return;
      isRunning = true;
      services.background(run);
    },
    stop: () => stopped.abort(),
  };
}

const PURPOSE = 'newsletter-sender';
const TOKEN_LIFE_MS = 10 * MINUTE_MS;
const TIMEOUT_MS = 10_000;

const SENDER_PATH = '/api/newsletter/sender';

export function backgroundFunctionSending(services: Pick<Services, 'config' | 'secret' | 'clock'>): SendingStarter {
  return {
    async wake() {
      const answer = await fetch(services.config.siteUrl + SENDER_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token: newSenderToken(services) }),
        // A redirected POST would arrive as a GET.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The function that sends the newsletter answered ${answer.status}`);
    },
    stop() {},
  };
}

export function newSenderToken({ secret, clock }: Pick<Services, 'secret' | 'clock'>): string {
  const issuedAt = String(clock.now());
  return `${issuedAt}.${secret.sign(PURPOSE, issuedAt)}`;
}

export function isSenderToken({ secret, clock }: Pick<Services, 'secret' | 'clock'>, token: string): boolean {
  const [issuedAt = '', signature = ''] = token.split('.');
  return secret.verify(PURPOSE, issuedAt, signature) && Math.abs(clock.now() - Number(issuedAt)) < TOKEN_LIFE_MS;
}
