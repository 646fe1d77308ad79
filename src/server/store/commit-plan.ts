import { AppError } from '../http/app-error.ts';
import type { Store, Write } from './store.ts';

interface Plan<T> {
  /** Each with the expectation it was made on; none: nothing is to be changed. */
  writes: readonly Write[];
  result: T;
}

const MAX_ATTEMPTS = 10;

/**
 * Makes a change that depends on what is stored: reads and plans anew as long as another change comes between.
 * @param plan reads, judges and says what to write; may be run several times
 * @param maxAttempts more than ten where many may rightly come between, since each round somebody gets through
 * @throws what the plan throws; AppError unavailable when others keep coming between
 */
export async function commitPlan<T>(
  store: Store,
  plan: () => Promise<Plan<T>>,
  maxAttempts = MAX_ATTEMPTS,
): Promise<T> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { writes, result } = await plan();
    if (writes.length === 0 || (await store.commit(writes)).ok) return result;
  }
  throw new AppError('unavailable', 'Práve je tu priveľa zmien naraz. Skúste to, prosím, o\u00a0chvíľu.');
}
