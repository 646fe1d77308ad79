import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ContentIndex } from '../../../domain/content/content-index.ts';
import type { PublishedEvent } from '../../../domain/events/published-event.ts';
import type { Photo } from '../../../domain/galleries/gallery-file.ts';
import { untypeset } from '../../../domain/words/typography.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { cachedResponse, sendCached } from '../../core/http/cached-response.ts';
import { publicCache } from '../../core/http/headers.ts';
import { limitedReads } from '../../core/http/rate-limit.ts';
import { memoizedByIndex } from '../../ports/builds/built-content.ts';
import type { Services } from '../../services.ts';

interface GalleryEvent
  extends Pick<PublishedEvent, 'id' | 'slug' | 'title' | 'poster_image' | 'poster_alt' | 'start_date'> {
  gallery_count: number;
  gallery: GalleryItem[];
}

function listGalleryEvents({ events, galleries }: ContentIndex): GalleryEvent[] {
  return events
    .flatMap((event) => {
      const gallery = (galleries[event.id] ?? []).map(toGalleryItem);
      return gallery.length === 0 ? [] : [toGalleryEvent(event, gallery)];
    })
    .sort((a, b) => Date.parse(b.start_date) - Date.parse(a.start_date) || b.id - a.id);
}

function toGalleryEvent(event: PublishedEvent, gallery: GalleryItem[]): GalleryEvent {
  const { id, slug, title, poster_image, poster_alt, start_date } = event;
  return { id, slug, title, poster_image, poster_alt, start_date, gallery_count: gallery.length, gallery };
}

export function galleriesRoutes(services: Services) {
  const readAnswer = memoizedByIndex(services.contentIndex, (index) =>
    cachedResponse(untypeset(listGalleryEvents(index))),
  );

  return new Hono<AppEnv>()
    .use('/api/gallery/*', publicCache('galleries'), etag())
    .get('/api/gallery/events', publicRoute, limitedReads(services), async (c) => sendCached(c, await readAnswer()));
}

/** `width` and `height` are in pixels. */
export interface GalleryItem {
  id: number;
  /** Path below `/storage/`. */
  image_path: string;
  alt_text: string;
  caption: string | null;
  credit: string | null;
  width: number;
  height: number;
}

export function toGalleryItem(photo: Photo): GalleryItem {
  const { id, image_path, alt_text, caption = null, credit = null, width, height } = photo;
  return { id, image_path, alt_text, caption, credit, width, height };
}
