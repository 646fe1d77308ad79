/**
 * Runs `work` once for all who ask while another run is under way: it begins when that one ends, so it sees everything that
 * was done before they asked.
 */
export function sharedNext<T>(work: () => Promise<T>): () => Promise<T> {
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
