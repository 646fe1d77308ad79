interface Job<T> {
  task: () => Promise<T>;
  result: Promise<T | null>;
  /** null: pushed out. */
  settle(result: Promise<T> | null): void;
}

/**
 * Runs tasks one at a time. Of those that wait the one asked for last comes first: somebody looks at it now, and a crowd of
 * earlier ones holds nobody up. When too many wait, those asked for longest ago are pushed out.
 * @returns runs a task by its name: asked for again while it waits or runs, it is the same one; null when it was pushed out
 */
export function newestFirst<T>(maxWaiting: number): (name: string, task: () => Promise<T>) => Promise<T | null> {
  /** Those asked for longest ago first. */
  const waiting = new Map<string, Job<T>>();
  let current: { name: string; job: Job<T> } | null = null;

  async function work(): Promise<void> {
    for (let next = [...waiting].at(-1); next !== undefined; next = [...waiting].at(-1)) {
      const [name, job] = next;
      waiting.delete(name);
      current = { name, job };
      const done = job.task();
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
