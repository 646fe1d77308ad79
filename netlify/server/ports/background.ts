import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';

/** Runs a task after the answer, without anybody waiting for it; its errors are reported, not thrown. */
export type Background = (task: () => Promise<void>) => void;

export interface TrackedBackground {
  background: Background;
  /** Resolves when no task is under way. */
  settled(): Promise<void>;
}

/** Tells the platform not to freeze the process before a promise is settled. */
export type WaitUntil = (promise: Promise<unknown>) => void;

const requestLife = new AsyncLocalStorage<WaitUntil>();

/** Answers a request on a platform that freezes the process after its answer: tasks begun by it go on until they end. */
export function keepingAlive<T>(waitUntil: WaitUntil, answer: () => T): T {
  return requestLife.run(waitUntil, answer);
}

/** @param report gets what a task throws */
export function trackedBackground(report: (error: unknown) => void): TrackedBackground {
  const underWay = new Set<Promise<void>>();

  async function run(task: () => Promise<void>): Promise<void> {
    // The answer goes first: how long a task takes must not show in it.
    await setImmediate();
    await task().catch(report);
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
  };
}
