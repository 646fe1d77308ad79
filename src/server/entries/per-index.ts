import type { ContentIndex } from '../../domain/content/content-index.ts';
import type { ContentIndexSource } from '../publishing/built-content.ts';

/** Reads something derived from the index, computed once per index instead of once per call. */
export function perIndex<T>(source: ContentIndexSource, derive: (index: ContentIndex) => T): () => Promise<T> {
  let latest: { index: ContentIndex; value: T } | null = null;
  return async () => {
    const index = await source.read();
    if (latest?.index !== index) latest = { index, value: derive(index) };
    return latest.value;
  };
}
