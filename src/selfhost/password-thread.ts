import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { MINUTE_MS, SECOND_MS } from '../domain/time/clock.ts';
import { tooBusy } from '../server/app-error.ts';
import type { PasswordScore } from '../server/core/auth/password-score.ts';
import type { PasswordOrder } from './password-worker.ts';

const IDLE_MS = MINUTE_MS;
const LOAD_MS = MINUTE_MS;
const JUDGE_MS = 5 * SECOND_MS;
const MAX_WAITING = 20;
const TOO_MANY = 'Server má práve priveľa práce. Skúste to, prosím, o\u00a0chvíľu.';

/** One at a time; pages never wait for it. */
export function passwordThread({ idleMs = IDLE_MS, judgeMs = JUDGE_MS } = {}): PasswordScore {
  const inTurn = pLimit(1);
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stopThread(): void {
    void thread?.terminate();
    thread = null;
  }

  async function start(): Promise<Worker> {
    const started = new Worker(new URL('./password-worker.ts', import.meta.url), { name: 'passwords' });
    const forget = () => {
      if (thread === started) thread = null;
    };
    started.on('error', forget).once('exit', forget);
    started.unref();
    thread = started;
    await nextMessage(started, LOAD_MS);
    return started;
  }

  async function ask(order: PasswordOrder): Promise<number> {
    clearTimeout(idle);
    try {
      const asked = thread ?? (await start());
      asked.postMessage(order);
      return (await nextMessage(asked, judgeMs)) as number;
    } catch (cause) {
      stopThread();
      throw tooBusy(TOO_MANY, cause);
    } finally {
      idle = setTimeout(stopThread, idleMs).unref();
    }
  }

  return async (password, about) => {
    if (inTurn.pendingCount >= MAX_WAITING) throw tooBusy(TOO_MANY);
    return inTurn(() => ask({ password, about }));
  };
}

/** @throws Error when none comes in time, or the thread ends */
async function nextMessage(thread: Worker, withinMs: number): Promise<unknown> {
  const [message] = await once(thread, 'message', { signal: AbortSignal.timeout(withinMs) });
  return message;
}
