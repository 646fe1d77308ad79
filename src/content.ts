// The one place that asks Astro for content. getCollection() clones every entry on every call (withastro/astro#16297), so
// it is called once per build and pages get frozen, sorted, indexed lists.
import { type CollectionEntry, getCollection } from 'astro:content';
import { buildConfig } from '../build/config.ts';
import { type BannerEntry, isShown } from './domain/content/banner.ts';
import type { Settings } from './domain/content/collections.ts';
import { isPublished } from './domain/content/event.ts';
import type { GalleryPhoto } from './domain/content/gallery.ts';
import type { PageName } from './domain/content/page.ts';
import type { PublishedEvent } from './domain/published-event.ts';

type Page = CollectionEntry<'pages'>['data'];

export interface SiteContent {
  /** The moment this build takes as now, epoch milliseconds. */
  nowMs: number;
  /** Published events in order of their start. */
  events: readonly PublishedEvent[];
  /** Photos of published events, by event id. */
  galleries: ReadonlyMap<number, readonly GalleryPhoto[]>;
  /** Banners to be shown now, in their order. */
  banners: readonly BannerEntry[];
  pages: Readonly<Record<PageName, Page>>;
  settings: Readonly<Settings>;
}

let ofThisBuild: Promise<SiteContent> | undefined;

/** All content of this build. The dev server reads it anew each time, so that a changed file shows at once. */
export function siteContent(): Promise<SiteContent> {
  if (import.meta.env.DEV) return collect();
  ofThisBuild ??= collect();
  return ofThisBuild;
}

async function collect(): Promise<SiteContent> {
  const { nowMs } = buildConfig;
  const [events, galleries, banners, pages, settings] = await Promise.all([
    getCollection('events'),
    getCollection('galleries'),
    getCollection('banners'),
    getCollection('pages'),
    getCollection('settings'),
  ]);
  const published = events
    .filter(({ data }) => isPublished(data.window, nowMs))
    .map(({ data }) => data.published)
    .sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date) || a.id - b.id);
  const publishedIds = new Set(published.map((event) => event.id));
  return Object.freeze({
    nowMs,
    events: Object.freeze(published),
    galleries: new Map(
      galleries
        .filter(({ data }) => publishedIds.has(data.event_id))
        .map(({ data }) => [data.event_id, Object.freeze(data.photos)]),
    ),
    banners: Object.freeze(
      banners
        .map(({ data }) => data)
        .filter((banner) => isShown(banner, nowMs))
        .sort((a, b) => a.order - b.order || a.id - b.id),
    ),
    pages: Object.fromEntries(pages.map(({ data }) => [data.name, data])) as Record<PageName, Page>,
    settings: Object.fromEntries(settings.map(({ id, data }) => [id, data.value])) as unknown as Settings,
  });
}
