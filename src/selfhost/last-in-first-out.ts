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
