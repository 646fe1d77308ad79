import { Hono } from 'hono';
import { z } from 'zod';
import { type GalleryPhoto, undescribedCount } from '../../../domain/galleries/gallery-file.ts';
import { GALLERIES } from '../../../domain/kinds/gallery.ts';
import { toEpochMs } from '../../../domain/time/wall-clock.ts';
import { foldForSearch, searchWords } from '../../../domain/words/fold.ts';
import { actorOf, guards } from '../../core/auth/guards.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { type EntryState, entryState } from '../../core/entries/entry.ts';
import { parseEntryNumber } from '../../core/entries/entry-numbers.ts';
import { eventCallOf, findEventFile, galleryFilePath, isEventFile, photosOf } from '../../core/entries/event-files.ts';
import { type EntryKind, type EntryName, fileEntries, fileRoutes } from '../../core/entries/file-entries.ts';
import { type PublicationOf, readPublications } from '../../core/entries/publication.ts';
import { readContent } from '../../core/entries/save-content.ts';
import { placeBody } from '../../core/entries/version.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { pageOf, searchParams, validated, yearParam } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { changeGallery } from './edit-gallery.ts';

interface AdminGallery {
  event_id: number;
  photos: GalleryPhoto[];
}

const PHOTOS = 'Chýba zoznam fotiek.';

const galleryBody = placeBody.extend({ photos: z.array(z.unknown(), PHOTOS).max(1000, 'Najviac 1000 fotiek.') });

export type AdminGalleriesApi = ReturnType<typeof adminGalleriesRoutes>;

export function adminGalleriesRoutes(services: Services) {
  const manage = guards(services).can(GALLERIES.permission);
  const kind: EntryKind<GalleryFile, AdminGallery> = {
    guard: manage,
    param: 'eventId',
    scope: GALLERIES.name,
    entryOf: galleryOf,
    isOptional: true,
    hasOwner: (view, { eventId }) => findEventFile(view, eventId) !== null,
    fieldsOf: ({ content }, { eventId }) =>
      content?.kind === 'galleries' ? { event_id: eventId, photos: content.gallery.photos } : null,
    noFields: ({ eventId }) => ({ event_id: eventId, photos: [] }),
    words: GALLERIES.words,
  };
  const galleries = fileEntries(services, kind);

  return new Hono<AppEnv>()
    .get('/api/admin/galleries', manage, validated('query', galleryListQuery), async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      return c.json(await listGalleries(view, c.req.valid('query'), services.clock.now(), publicationOf));
    })
    .put('/api/admin/galleries/:eventId', manage, validated('json', galleryBody), async (c) => {
      const { entry } = await galleries.require(c.req.param('eventId'));
      const outcome = await changeGallery(services, entry.eventId, c.req.valid('json'), actorOf(c));
      return galleries.answer(c, outcome, c.req.param('eventId'));
    })
    .route('/api/admin/galleries/:eventId', fileRoutes(services, kind));
}

interface GalleryFile extends EntryName {
  eventId: number;
}

function galleryOf(address: string): GalleryFile | null {
  const eventId = parseEntryNumber(address);
  return eventId === null ? null : { eventId, file: galleryFilePath(eventId), name: `gallery ${eventId}` };
}

const galleryListQuery = z.object({
  ...searchParams,
  year: yearParam,
  photos: z.enum(['some', 'none', 'undescribed']).optional(),
  when: z.enum(['begun', 'coming']).optional(),
});

const HAS: Record<'some' | 'none' | 'undescribed', (photos: readonly GalleryPhoto[]) => boolean> = {
  some: (photos) => photos.length > 0,
  none: (photos) => photos.length === 0,
  undescribed: (photos) => undescribedCount(photos) > 0,
};

interface AdminGalleryItem extends EntryState {
  event_id: number;
  title: string;
  start_date: string;
  poster_image: string | null;
  gallery_count: number;
  undescribed_count: number;
  cover: string | null;
}

export async function listGalleries(
  view: ContentView,
  query: z.output<typeof galleryListQuery>,
  nowMs: number,
  publicationOf: PublicationOf,
): Promise<{ items: AdminGalleryItem[]; total: number }> {
  const matchesWords = searchWords(query.query);
  const rows = [...view.files.values()]
    .filter(isEventFile)
    .flatMap((file) => {
      const event = eventCallOf(file);
      return event === null ? [] : [{ event, photos: photosOf(view, event.id) }];
    })
    .filter(({ event, photos }) => {
      const text = foldForSearch(`${event.title} ${event.location ?? ''} ${event.id}`);
      return (
        matchesWords(text) &&
        (query.year === undefined || event.start_date.startsWith(query.year)) &&
        (query.when === undefined || toEpochMs(event.start_date) <= nowMs === (query.when === 'begun')) &&
        (query.photos === undefined || HAS[query.photos](photos))
      );
    })
    .sort((a, b) => toEpochMs(b.event.start_date) - toEpochMs(a.event.start_date) || b.event.id - a.event.id);
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
        undescribed_count: undescribedCount(photos),
        cover: photos[0]?.image_path ?? null,
      })),
    ),
    total,
  };
}
