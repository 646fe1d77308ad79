import type { Entry } from './collection.ts';
import { MAX_PAGE, type Page } from './store.ts';

/** All entries of an index, a page at a time. */
export async function* everyEntry<T>(
  read: (page: { limit: number; cursor?: string }) => Promise<Page<Entry<T>>>,
): AsyncGenerator<Entry<T>> {
  let cursor: string | null = null;
  do {
    const page: Page<Entry<T>> = await read({ limit: MAX_PAGE, ...(cursor === null ? {} : { cursor }) });
    yield* page.records;
    cursor = page.next;
  } while (cursor !== null);
}
