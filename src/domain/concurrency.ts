import type { Clock } from './time/clock.ts';

interface Line {
  places: number;
  refusal: () => Error;
}

/**
 * Runs at most `max` tasks at once, in the order of the calls. When the places of `line` are taken, a call throws its
 * `refusal`.
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

const AT_ONCE = 16;

/** Works on 16 items at once; throws the first error after all work has ended. */
export async function forEachLimited<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const inTurn = limiter(AT_ONCE);
  const results = await Promise.allSettled(Array.from(items, (item) => inTurn(() => work(item))));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

interface Job<T> {
  task: () => Promise<T>;
  result: Promise<T | null>;
  settle(result: Promise<T> | null): void;
}

/**
 * Runs one task at a time, the newest first. A second call with the same name joins the first. null: it was pushed
 * out, because too many wait.
 */
export function lastInFirstOut<T>(maxWaiting: number): (name: string, task: () => Promise<T>) => Promise<T | null> {
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

/** All who call during a run share the next one, which sees what was done before their calls. */
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

/** Repeats an answer for `lifeMs`, an error never; simultaneous callers share one question. */
export function memoized<T>(ask: () => Promise<T>, clock: Clock, lifeMs: (answer: T) => number): () => Promise<T> {
  let known: { answer: T; until: number } | null = null;
  let asking: Promise<T> | null = null;

  async function refresh(): Promise<T> {
    const answer = await ask();
    known = { answer, until: clock.now() + lifeMs(answer) };
    return answer;
  }

  return async () => {
    if (known !== null && clock.now() < known.until) return known.answer;
    asking ??= refresh().finally(() => {
      asking = null;
    });
    return asking;
  };
}
