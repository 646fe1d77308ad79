import { MAX_COMMIT_BYTES, MAX_WRITES, type Write, writeBytes } from './store.ts';

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
