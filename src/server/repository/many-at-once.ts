import { limiter } from '../../domain/limiter.ts';

/** Far below the hundred connections GitHub allows, and enough to keep a disk busy. */
const AT_ONCE = 16;

/** Does the work for each item, several at once. Waits until none is under way even when one has failed, then throws that. */
export async function manyAtOnce<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const inTurn = limiter(AT_ONCE);
  const results = await Promise.allSettled(Array.from(items, (item) => inTurn(() => work(item))));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
