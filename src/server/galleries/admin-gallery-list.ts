import { z } from 'zod';
import { foldForSearch } from '../../domain/words/fold.ts';
import { searchWords } from '../../domain/words/search-words.ts';
import { type EntryState, entryState } from '../entries/entry.ts';
import { galleryFilePath, isEventFile } from '../entries/event-files.ts';
import type { ContentView } from '../entries/judged-files.ts';
import { adminEventOf } from '../events/admin-event.ts';
import { pageOf, pageParams } from '../http/page.ts';
import type { PublicationOf } from '../publishing/publication.ts';

/** `photos`: only events that have some, or none yet. `when`: those that have begun, or are still to come. */
export const galleryListQuery = z.object({
  ...pageParams,
  query: z.string().max(200).default(''),
  year: z
    .string()
    .regex(/^\d{4}$/, 'Napíšte rok štyrmi číslicami.')
    .optional(),
  photos: z.enum(['some', 'none']).optional(),
  when: z.enum(['begun', 'coming']).optional(),
});

/** An event with the state of its photos. */
export interface AdminGalleryItem extends EntryState {
  event_id: number;
  title: string;
  start_date: string;
  poster_image: string | null;
  gallery_count: number;
  /** Path of the first photo. */
  cover: string | null;
}

/** One page of the events, latest first, with their photos. */
export async function listGalleries(
  view: ContentView,
  query: z.output<typeof galleryListQuery>,
  nowMs: number,
  publicationOf: PublicationOf,
): Promise<{ items: AdminGalleryItem[]; total: number }> {
  const isMeant = searchWords(query.query);
  const rows = [...view.files.values()]
    .filter(isEventFile)
    .flatMap((file) => {
      const event = adminEventOf(file);
      if (event === null) return [];
      const gallery = view.files.get(galleryFilePath(event.id))?.content;
      return [{ event, photos: gallery?.kind === 'galleries' ? gallery.gallery.photos : [] }];
    })
    .filter(({ event, photos }) => {
      const text = foldForSearch(`${event.title} ${event.location ?? ''} ${event.id}`);
      return (
        isMeant(text) &&
        (query.year === undefined || event.start_date.startsWith(query.year)) &&
        (query.when === undefined || Date.parse(event.start_date) <= nowMs === (query.when === 'begun')) &&
        (query.photos === undefined || photos.length > 0 === (query.photos === 'some'))
      );
    })
    .sort((a, b) => Date.parse(b.event.start_date) - Date.parse(a.event.start_date) || b.event.id - a.event.id);
  const { items, total } = pageOf(rows, query);
  return {
    items: await Promise.all(
      items.map(async ({ event, photos }) => ({
        ...(await entryState(view, publicationOf, galleryFilePath(event.id))),
        event_id: event.id,
        title: event.title,
        start_date: event.start_date,
        poster_image: event.poster_image,
        gallery_count: photos.length,
        cover: photos[0]?.image_path ?? null,
      })),
    ),
    total,
  };
}
