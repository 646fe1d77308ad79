// How pages read content: like `getLiveEntry` and `getLiveCollection` of `astro:content`, but typed by entry, and throwing errors.
// What a page reads is noted while it is rendered, and the page is rendered again only when some of that has changed
// (docs/publishing.md). So ask in each component, keep nothing from one page to the next, and read `nowMs` of the entry `moment`
// of `build` only where the page depends on the exact moment.
import { getLiveCollection, getLiveEntry } from 'astro:content';
import type { Collections } from './live.config.ts';

/**
 * What an entry holds: `await requireEntry('settings', 'site')`.
 * @throws ContentError when the dev server finds a mistake in the files; an error of Astro's when there is no such entry
 */
export async function requireEntry<C extends keyof Collections, I extends keyof Collections[C] & string>(
  collection: C,
  id: I,
): Promise<Collections[C][I]> {
  const { entry, error } = await getLiveEntry(collection, id);
  if (entry === undefined) throw reasonOf(error);
  // Entries of one collection differ by id, which the types of Astro do not know.
  return entry.data as Collections[C][I];
}

/**
 * What all entries of a collection hold, in its order: `await listEntries('events')`.
 * @throws ContentError when the dev server finds a mistake in the files
 */
export async function listEntries<C extends keyof Collections>(
  collection: C,
): Promise<Collections[C][keyof Collections[C]][]> {
  const { entries, error } = await getLiveCollection(collection);
  if (entries === undefined) throw reasonOf(error);
  return (entries as readonly { data: unknown }[]).map(({ data }) => data as Collections[C][keyof Collections[C]]);
}

/** Astro hands errors back instead of throwing them, and wraps those of the loader. Unthrown, a broken page would be built. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

/** Photos that visitors may see, by event id. */
export async function photosByEvent() {
  return new Map((await listEntries('galleries')).map(({ event_id, photos }) => [event_id, photos] as const));
}
