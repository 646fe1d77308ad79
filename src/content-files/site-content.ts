import { fillPlaceholders, fillPlaceholdersInMarkdown } from '../domain/content/page-placeholders.ts';
import type { PageName } from '../domain/content/settings.ts';
import { carriedUntil } from '../domain/events/next-events.ts';
import { type PublishedEvent, toPublishedEvent } from '../domain/events/published-event.ts';
import { isPublished } from '../domain/events/publishing-window.ts';
import { isShown as isPhotoShown, type Photo } from '../domain/galleries/gallery-file.ts';
import { type CarriedNotice, carriedNotices } from '../domain/hours/notices.ts';
import { BANNERS, type BannerEntry, isShown } from '../domain/kinds/banner.ts';
import type { Settings } from '../domain/kinds/settings.ts';
import { isoDay } from '../domain/time/calendar-day.ts';
import { toEpochMs } from '../domain/time/wall-clock.ts';
import { typeset } from '../domain/words/typography.ts';
import type { ContentTree } from './content-tree.ts';
import type { EventFile, GalleryFile, PageFile } from './judge-content-file.ts';
import { plainText, renderMarkdown } from './render-markdown.ts';

export interface RenderedPage extends Omit<PageFile, 'body'> {
  html: string;
}

/** Nothing in it may be changed. */
export interface SiteContent {
  /** The build's moment, epoch milliseconds. */
  nowMs: number;
  /** Its day in Bratislava, `2026-12-05`. */
  today: string;
  /** In order of their start, none changed later than `nowMs`. */
  events: readonly PublishedEvent[];
  /** By event id. */
  galleries: ReadonlyMap<number, readonly Photo[]>;
  banners: readonly BannerEntry[];
  notices: readonly CarriedNotice[];
  pages: Readonly<Record<PageName, RenderedPage>>;
  settings: Readonly<Settings>;
  hasTeam: boolean;
  hasPartners: boolean;
  hasGalleries: boolean;
}

export function siteContentOf(tree: ContentTree, nowMs: number): SiteContent {
  const { events, galleries, banners, pages, ...settings } = tree;
  const published = events
    .filter((event) => isPublished(event, nowMs))
    .map(eventsOf(settings['event-kinds'])(settings.rooms))
    .map((event) => withPastChange(event, nowMs))
    .sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date) || a.id - b.id);
  const publishedIds = new Set(published.map((event) => event.id));
  const shownGalleries = new Map(
    galleries
      .filter(({ event_id }) => publishedIds.has(event_id))
      .map((gallery) => [gallery.event_id, visiblePhotos(gallery)] as const)
      .filter(([, photos]) => photos.length > 0),
  );
  return {
    nowMs,
    today: isoDay(nowMs),
    events: Object.freeze(published),
    galleries: shownGalleries,
    banners: Object.freeze(
      banners
        .filter((banner) => isShown(banner, nowMs))
        .sort(BANNERS.byPlace)
        .map(typesetFile),
    ),
    notices: Object.freeze(carriedNotices(typesetFile(settings.notices), nowMs)),
    pages: Object.fromEntries(
      Object.values(pages).map((page) => [page.name, pagesOf(settings.site)(page)]),
    ) as SiteContent['pages'],
    settings: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, typesetFile(value)]),
    ) as Settings,
    hasTeam: settings.team.length > 0,
    hasPartners: Object.values(settings.partners).some((list) => list.length > 0),
    hasGalleries: shownGalleries.size > 0,
  };
}

/**
 * Epoch milliseconds: the site then needs a build although no file has changed; null: never. Pages and functions work
 * out all else that depends on the time.
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

const renderedText = perFile(({ body }: EventFile) => {
  const html = renderMarkdown(body);
  return { html, text: plainText(html) };
});

/** Events carry the words of kinds and rooms. */
const eventsOf = perFile((kinds: Settings['event-kinds']) =>
  perFile((rooms: Settings['rooms']) => {
    const house = { kinds: typeset(kinds), rooms: typeset(rooms) };
    return perFile((file: EventFile): PublishedEvent => {
      const { body: _, ...fields } = file;
      return Object.freeze(toPublishedEvent(typeset(fields), renderedText(file), house));
    });
  }),
);

/** Otherwise a mistake: the true time is unknown. */
function withPastChange(event: PublishedEvent, nowMs: number): PublishedEvent {
  const isPast = event.updated_at === null || Date.parse(event.updated_at) <= nowMs;
  return isPast ? event : Object.freeze({ ...event, updated_at: null });
}

const typesetFile = perFile(typeset<object>) as <F extends object>(file: F) => F;

const visiblePhotos = perFile(({ photos }: GalleryFile): readonly Photo[] =>
  Object.freeze(typeset(photos.filter(isPhotoShown))),
);

/** They carry words of `site.json`. */
const pagesOf = perFile((site: Settings['site']) =>
  perFile(({ body, ...fields }: PageFile): RenderedPage => {
    const [title, description] = [fillPlaceholders(fields.title, site), fillPlaceholders(fields.description, site)];
    const html = renderMarkdown(fillPlaceholdersInMarkdown(body, site));
    return Object.freeze({ ...typeset({ ...fields, title, description }), html });
  }),
);

/** Once per object; unchanged files keep theirs between builds. */
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
