export const MEGABYTE = 1e6;

/** Works off the items, so many at once. */
export async function inParallel<T, R>(
  items: readonly T[],
  callers: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const next = items.values();
  const caller = async () => {
    for (const item of next) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return results;
}

/** On a busy machine the time of the processor tells more than that of the clock. */
export async function measure(work: () => Promise<unknown>): Promise<{ seconds: number; cpuSeconds: number }> {
  const [started, cpuBefore] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpuBefore);
  return { seconds: (performance.now() - started) / 1000, cpuSeconds: (user + system) / 1e6 };
}

export const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Of times in milliseconds, to a tenth. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return round(sorted[Math.floor(sorted.length * share)] ?? 0, 1);
}
