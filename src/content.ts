// Astro notes what a page reads and renders it again only when that has changed (docs/publishing.md). So ask in each
// component, keep nothing between pages, and read `nowMs` of `moment` only where the exact moment matters.
import { getLiveCollection, getLiveEntry } from 'astro:content';
import type { Collections } from './live.config.ts';

/**
 * `await requireEntry('settings', 'site')`
 * @throws ContentError when the dev server finds a mistake in the files; an error of Astro's without such an entry
 */
export async function requireEntry<C extends keyof Collections, I extends keyof Collections[C] & string>(
  collection: C,
  id: I,
): Promise<Collections[C][I]> {
  const { entry, error } = await getLiveEntry(collection, id);
  if (entry === undefined) throw reasonOf(error);
  return entry.data as Collections[C][I];
}

/** @throws ContentError when the dev server finds a mistake in the files */
export async function listEntries<C extends keyof Collections>(
  collection: C,
): Promise<Collections[C][keyof Collections[C]][]> {
  const { entries, error } = await getLiveCollection(collection);
  if (entries === undefined) throw reasonOf(error);
  return (entries as readonly { data: unknown }[]).map(({ data }) => data as Collections[C][keyof Collections[C]]);
}

/**
 * Astro returns errors instead of throwing them, and wraps those of the loader. Unthrown, a broken page would be
 * built.
 */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

/** By event id. */
export async function photosByEvent() {
  return new Map((await listEntries('galleries')).map(({ event_id, photos }) => [event_id, photos] as const));
}
