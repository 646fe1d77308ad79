import { MAX_COMMIT_BYTES, MAX_WRITES, type Store, type Write, writeBytes } from './store.ts';

/** A key that comes twice is in two batches, in this order. */
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

/** When a batch fails, those before stay written: a plan made again must come to the rest. */
export function inBatches(store: Pick<Store, 'commit'>) {
  return {
    async commit(writes: readonly Write[]): Promise<{ ok: boolean }> {
      for (const batch of commitBatches(writes)) if (!(await store.commit(batch)).ok) return { ok: false };
      return { ok: true };
    },
  };
}
