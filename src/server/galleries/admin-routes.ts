import { Hono } from 'hono';
import { z } from 'zod';
import type { GalleryPhoto } from '../../domain/galleries/gallery-file.ts';
import type { EntryName } from '../entries/edit-entry.ts';
import { parseEntryNumber } from '../entries/entry-number.ts';
import { findEventFile, galleryFilePath } from '../entries/event-files.ts';
import { type FileKind, fileEntries } from '../entries/file-entries.ts';
import { fileRoutes } from '../entries/file-routes.ts';
import { readContent } from '../entries/save-content.ts';
import { placeBody } from '../entries/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { doerOf } from '../http/doer.ts';
import { guards } from '../http/guards.ts';
import { validated } from '../http/validated.ts';
import { readPublications } from '../publishing/publication.ts';
import type { Services } from '../services.ts';
import { galleryListQuery, listGalleries } from './admin-gallery-list.ts';
import { changeGallery } from './edit-gallery.ts';

/** The photos of an event; none when it has no gallery. */
export interface AdminGallery {
  event_id: number;
  photos: GalleryPhoto[];
}

const PHOTOS = 'Chýba zoznam fotiek.';

const galleryBody = placeBody.extend({ photos: z.array(z.unknown(), PHOTOS).max(1000, 'Najviac 1000 fotiek.') });

export type AdminGalleriesApi = ReturnType<typeof adminGalleriesRoutes>;

/** The photos of events as the staff edit them (DESIGN 4). */
export function adminGalleriesRoutes(services: Services) {
  const manage = guards(services).can('manage_events');
  const kind: FileKind<GalleryFile, AdminGallery> = {
    guard: manage,
    param: 'eventId',
    scope: 'galleries',
    entryOf: galleryOf,
    isOptional: true,
    hasOwner: (view, { eventId }) => findEventFile(view, eventId) !== null,
    fieldsOf: ({ content }, { eventId }) =>
      content?.kind === 'galleries' ? { event_id: eventId, photos: content.gallery.photos } : null,
    noFields: ({ eventId }) => ({ event_id: eventId, photos: [] }),
    notFound: 'Podujatie, ku ktorému fotky patria, sa nenašlo. Možno ho medzitým niekto zmazal.',
    noSuchRevision: 'V\u00a0tejto verzii fotky nie sú.',
  };
  const galleries = fileEntries(services, kind);

  return new Hono<AppEnv>()
    .get('/api/admin/galleries', manage, validated('query', galleryListQuery), async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      return c.json(await listGalleries(view, c.req.valid('query'), services.clock.now(), publicationOf));
    })
    .get('/api/admin/galleries/:eventId', manage, async (c) => {
      const { entry, view } = await galleries.require(c.req.param('eventId'));
      return c.json(await galleries.read(view, entry));
    })
    .put('/api/admin/galleries/:eventId', manage, validated('json', galleryBody), async (c) => {
      const { entry } = await galleries.require(c.req.param('eventId'));
      const outcome = await changeGallery(services, entry.eventId, c.req.valid('json'), doerOf(c));
      return galleries.answer(c, outcome, entry);
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
