import { type BannerEntry, isShown } from '../domain/content/banner.ts';
import type { Settings } from '../domain/content/collections.ts';
import type { PageName } from '../domain/content/settings.ts';
import { isPublished } from '../domain/events/event-file.ts';
import { carriedUntil } from '../domain/events/next-events.ts';
import { type PublishedEvent, toPublishedEvent } from '../domain/events/published-event.ts';
import type { GalleryPhoto } from '../domain/galleries/gallery-file.ts';
import { isoDay } from '../domain/time/calendar-day.ts';
import { toEpochMs } from '../domain/time/wall-clock.ts';
import type { ContentTree } from './content-tree.ts';
import type { EventFile, GalleryFile, PageFile } from './judge-content-file.ts';
import { plainText, renderMarkdown } from './render-markdown.ts';

/** A text page with its text as sanitised HTML. */
export interface RenderedPage extends Omit<PageFile, 'body'> {
  html: string;
}

/** What the pages of one build show. Nothing in it may be changed. */
export interface SiteContent {
  /** The moment the build takes as now, epoch milliseconds. */
  nowMs: number;
  /** The calendar day in Bratislava of that moment, `2026-12-05`. */
  today: string;
  /** Published events in order of their start. */
  events: readonly PublishedEvent[];
  /** Photos of published events that visitors may see, by event id. */
  galleries: ReadonlyMap<number, readonly GalleryPhoto[]>;
  /** Banners to be shown now, in their order. */
  banners: readonly BannerEntry[];
  pages: Readonly<Record<PageName, RenderedPage>>;
  settings: Readonly<Settings>;
}

/** Makes what a build at a moment (epoch milliseconds) shows of the content. */
export function siteContentOf(tree: ContentTree, nowMs: number): SiteContent {
  const { events, galleries, banners, pages, ...settings } = tree;
  const published = events
    .filter((event) => isPublished(event, nowMs))
    .map(publishedEvent)
    .sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date) || a.id - b.id);
  const publishedIds = new Set(published.map((event) => event.id));
  return {
    nowMs,
    today: isoDay(nowMs),
    events: Object.freeze(published),
    galleries: new Map(
      galleries
        .filter(({ event_id }) => publishedIds.has(event_id))
        .map((gallery) => [gallery.event_id, visiblePhotos(gallery)] as const)
        .filter(([, photos]) => photos.length > 0),
    ),
    banners: Object.freeze(
      banners.filter((banner) => isShown(banner, nowMs)).sort((a, b) => a.order - b.order || a.id - b.id),
    ),
    pages: Object.fromEntries(
      Object.values(pages).map((page) => [page.name, renderedPage(page)]),
    ) as SiteContent['pages'],
    settings,
  };
}

/**
 * The first moment after this build (epoch milliseconds) at which another one is wanted although no file has changed: an entry
 * comes or goes by its window, or the home page runs out of events. Whatever else depends on the time, pages and functions work
 * out at the moment they are asked. Null: not before something changes.
 * @param shown what this build shows of the content
 */
export function nextChangeOf(
  { events, banners }: ContentTree,
  shown: Pick<SiteContent, 'events' | 'nowMs'>,
): number | null {
  const windows = [
    ...events
      .filter(({ draft }) => draft !== true)
      .flatMap(({ publish_at, unpublish_at }) => [publish_at, unpublish_at]),
    ...banners.flatMap(({ from, until }) => [from, until]),
  ].flatMap((moment) => (moment === undefined ? [] : [toEpochMs(moment)]));
  const runsOutAt = carriedUntil(shown.events, shown.nowMs);
  const later = [...windows, ...(runsOutAt === null ? [] : [runsOutAt])].filter((ms) => ms > shown.nowMs);
  return later.length === 0 ? null : Math.min(...later);
}

const publishedEvent = perFile((event: EventFile): PublishedEvent => {
  const html = renderMarkdown(event.body);
  return Object.freeze(toPublishedEvent(event, { html, text: plainText(html) }));
});

const visiblePhotos = perFile(({ photos }: GalleryFile): readonly GalleryPhoto[] =>
  Object.freeze(photos.filter(({ hidden }) => hidden !== true)),
);

const renderedPage = perFile(({ body, ...fields }: PageFile): RenderedPage => {
  return Object.freeze({ ...fields, html: renderMarkdown(body) });
});

/** Derives once from each file that is kept from one build to the next, and answers the very same object again. */
function perFile<F extends object, T>(derive: (file: F) => T): (file: F) => T {
  const known = new WeakMap<F, T>();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const value = derive(file);
    known.set(file, value);
    return value;
  };
}
