import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** false, at once, when the process is about to end. */
export type Pause = (ms: number) => Promise<boolean>;

/** After the answer; errors are reported, not thrown. */
export type Background = (task: (pause: Pause) => Promise<void>) => void;

export interface TrackedBackground {
  background: Background;
  settled(): Promise<void>;
  stop(): void;
}

export type WaitUntil = (promise: Promise<unknown>) => void;

const requestLife = new AsyncLocalStorage<WaitUntil>();

/** Keeps platforms from freezing the process after the answer while tasks run. */
export function withWaitUntil<T>(waitUntil: WaitUntil, answer: () => T): T {
  return requestLife.run(waitUntil, answer);
}

export function trackedBackground(report: (error: unknown) => void, wait?: Pause): TrackedBackground {
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();

  const pause: Pause = (ms) => setTimeout(ms, true, { signal: stopped.signal }).catch(() => false);

  async function run(task: (pause: Pause) => Promise<void>): Promise<void> {
    // The answer's time must not reveal how long the task takes.
    await setImmediate();
    await task(wait ?? pause).catch(report);
  }

  return {
    background(task) {
      const running = run(task).finally(() => underWay.delete(running));
      underWay.add(running);
      requestLife.getStore()?.(running);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => stopped.abort(),
  };
}
