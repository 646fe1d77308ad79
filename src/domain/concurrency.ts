// How much of the same work one process does at once.

/** Runs tasks, at most `max` at once; the others wait for their turn in the order in which they came. */
export function limiter(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Far below the hundred simultaneous requests that GitHub allows, and enough to keep a disk busy. */
const AT_ONCE = 16;

/** Does the work for each item, 16 at once. It always waits until all work has ended and then throws the first error, if any. */
export async function forEachLimited<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const inTurn = limiter(AT_ONCE);
  const results = await Promise.allSettled(Array.from(items, (item) => inTurn(() => work(item))));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/**
 * Makes callers share runs of `work`: all who call while a run is under way share the next run, which begins when the current one
 * ends. So that run sees everything that was done before they called.
 */
export function coalesced<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    if (next !== null) return next;
    const run = underWay.then(() => {
      next = null;
      return work();
    });
    next = run;
    underWay = run.catch(() => undefined);
    return run;
  };
}
