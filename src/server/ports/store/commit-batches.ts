import { MAX_COMMIT_BYTES, MAX_WRITES, type Store, type Write, writeBytes } from './store.ts';

/** Writes in batches, each of which one commit takes. A key that comes twice is in two of them, in this order. */
export function* commitBatches<W extends Write>(writes: readonly W[]): Generator<W[]> {
  let batch = new Map<string, W>();
  let bytes = 0;
  for (const write of writes) {
    const size = writeBytes(write);
    if (batch.size === MAX_WRITES || bytes + size > MAX_COMMIT_BYTES || batch.has(write.key)) {
      if (batch.size > 0) yield [...batch.values()];
      batch = new Map();
      bytes = 0;
    }
    batch.set(write.key, write);
    bytes += size;
  }
  if (batch.size > 0) yield [...batch.values()];
}

/**
 * A store for `commitPlan` that takes any number of writes, in batches: when one fails, those before it are written. So the plan
 * must come to the rest when it is made again.
 */
export function inBatches(store: Pick<Store, 'commit'>) {
  return {
    async commit(writes: readonly Write[]): Promise<{ ok: boolean }> {
      for (const batch of commitBatches(writes)) if (!(await store.commit(batch)).ok) return { ok: false };
      return { ok: true };
    },
  };
}
