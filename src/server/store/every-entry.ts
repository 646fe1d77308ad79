import type { Entry } from './collection.ts';
import { MAX_PAGE, type Page } from './store.ts';

/** Reads one page of an index, from where the one before has ended. */
export type ReadPage<T> = (page: { limit: number; cursor?: string }) => Promise<Page<Entry<T>>>;

/** All entries of an index, a page at a time: a page of large ones is a short one. */
export async function* everyEntry<T>(read: ReadPage<T>): AsyncGenerator<Entry<T>> {
  let cursor: string | null = null;
  do {
    const page: Page<Entry<T>> = await read({ limit: MAX_PAGE, ...(cursor === null ? {} : { cursor }) });
    yield* page.records;
    cursor = page.next;
  } while (cursor !== null);
}

/** The same as an array, for what is few. */
export function allOf<T>(read: ReadPage<T>): Promise<Entry<T>[]> {
  return firstOf(everyEntry(read), Number.POSITIVE_INFINITY);
}

/** The first of them, so many at most. */
export async function firstOf<T>(entries: AsyncIterable<T>, most: number): Promise<T[]> {
  const first: T[] = [];
  for await (const entry of entries) {
    first.push(entry);
    if (first.length === most) break;
  }
  return first;
}
