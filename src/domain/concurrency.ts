// How much of the same work one process does at once, and how often.
import type { Clock } from './time/clock.ts';

/** Those who wait for their turn. */
interface Line {
  /** How many may wait. */
  places: number;
  /** What somebody gets who finds no place. */
  refusal: () => Error;
}

/**
 * Runs tasks, at most `max` at once; the others wait for their turn in the order in which they came.
 * @param line without it any number may wait
 * @throws what `line` refuses with
 */
export function limiter(max: number, line?: Line): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < max) running += 1;
    else if (line !== undefined && waiting.length >= line.places) throw line.refusal();
    else await new Promise<void>((resolve) => waiting.push(resolve));
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

interface Job<T> {
  task: () => Promise<T>;
  result: Promise<T | null>;
  /** null: pushed out. */
  settle(result: Promise<T> | null): void;
}

/**
 * Runs tasks one at a time, the one asked for last first. When too many wait, those asked for longest ago are pushed out.
 * @returns runs a task by its name; a second call while it waits or runs joins it; null when it was pushed out
 */
export function lastInFirstOut<T>(maxWaiting: number): (name: string, task: () => Promise<T>) => Promise<T | null> {
  /** The oldest first. */
  const waiting = new Map<string, Job<T>>();
  let current: { name: string; job: Job<T> } | null = null;

  async function work(): Promise<void> {
    for (let next = [...waiting].at(-1); next !== undefined; next = [...waiting].at(-1)) {
      const [name, job] = next;
      waiting.delete(name);
      current = { name, job };
      // A task that throws before it makes a promise fails like any other.
      const done = (async () => job.task())();
      job.settle(done);
      await done.catch(() => {});
    }
    current = null;
  }

  return (name, task) => {
    if (current?.name === name) return current.job.result;
    const job = waiting.get(name) ?? newJob(task);
    waiting.delete(name);
    waiting.set(name, job);
    const [oldest] = waiting;
    if (waiting.size > maxWaiting && oldest !== undefined) {
      waiting.delete(oldest[0]);
      oldest[1].settle(null);
    }
    if (current === null) void work();
    return job.result;
  };
}

function newJob<T>(task: () => Promise<T>): Job<T> {
  let settle: Job<T>['settle'] = () => {};
  const result = new Promise<T | null>((resolve) => {
    settle = resolve;
  });
  return { task, result, settle };
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

/**
 * Gives the last answer again for a while; callers at the same moment share one question.
 * @param lifeMs how long an answer is good; 0: not beyond those who asked for it. An error never is.
 */
export function remembered<T>(ask: () => Promise<T>, clock: Clock, lifeMs: (answer: T) => number): () => Promise<T> {
  let known: { answer: T; until: number } | null = null;
  let asking: Promise<T> | null = null;

  async function askAnew(): Promise<T> {
    const answer = await ask();
    known = { answer, until: clock.now() + lifeMs(answer) };
    return answer;
  }

  return async () => {
    if (known !== null && clock.now() < known.until) return known.answer;
    asking ??= askAnew().finally(() => {
      asking = null;
    });
    return asking;
  };
}
