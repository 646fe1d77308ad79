import { Hono } from 'hono';
import { z } from 'zod';
import type { JudgedFile } from '../../../src/content-files/judge-content-file.ts';
import type { GalleryPhoto } from '../../../src/domain/content/gallery.ts';
import { type EntryName, replaceSource, restoreFile } from '../content/edit-entry.ts';
import { entryConflict, readEntry } from '../content/entry.ts';
import { entryAt, entryHistory, historyQuery } from '../content/entry-history.ts';
import { parseEntryNumber } from '../content/entry-number.ts';
import { findEventFile, galleryFilePath } from '../content/event-files.ts';
import type { ContentView } from '../content/judged-files.ts';
import { readContent } from '../content/save-content.ts';
import { placeBody, restoreBody, sourceBody } from '../content/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { doerOf } from '../http/doer.ts';
import { guards } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
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

const NOT_FOUND = 'Podujatie, ku ktorému fotky patria, sa nenašlo. Možno ho medzitým niekto zmazal.';
const NO_SUCH_REVISION = 'V\u00a0tejto verzii fotky nie sú.';
const PHOTOS = 'Chýba zoznam fotiek.';

const galleryBody = placeBody.extend({ photos: z.array(z.unknown(), PHOTOS).max(1000, 'Najviac 1000 fotiek.') });

export type AdminGalleriesApi = ReturnType<typeof adminGalleriesRoutes>;

/** The photos of events as the staff edit them (DESIGN 4). */
export function adminGalleriesRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_events');

  const toEntry = (view: ContentView, { file, eventId }: Gallery) =>
    readEntry(services, view, file, (judged) => fieldsOf(judged, eventId, view.files.has(file)));
  const toConflict = (view: ContentView, { file, eventId }: Gallery) =>
    entryConflict(services, view, file, (judged) => fieldsOf(judged, eventId, true));

  async function requireGallery(text: string): Promise<Gallery & { view: ContentView }> {
    const gallery = galleryOf(text);
    const view = await readContent(services);
    if (findEventFile(view, gallery.eventId) === null) throw new AppError('not-found', NOT_FOUND);
    return { ...gallery, view };
  }

  return new Hono<AppEnv>()
    .get('/api/admin/galleries', manage, validated('query', galleryListQuery), async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      return c.json(await listGalleries(view, c.req.valid('query'), services.clock.now(), publicationOf));
    })
    .get('/api/admin/galleries/:eventId', manage, async (c) => {
      const gallery = await requireGallery(c.req.param('eventId'));
      return c.json(await toEntry(gallery.view, gallery));
    })
    .put('/api/admin/galleries/:eventId', manage, validated('json', galleryBody), async (c) => {
      const gallery = await requireGallery(c.req.param('eventId'));
      const outcome = await changeGallery(services, gallery.eventId, c.req.valid('json'), doerOf(c));
      if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, gallery), 409);
      return c.json(await toEntry(outcome.view, gallery), 200);
    })
    .put('/api/admin/galleries/:eventId/source', manage, validated('json', sourceBody), async (c) => {
      const gallery = await requireGallery(c.req.param('eventId'));
      const outcome = await replaceSource(services, gallery, c.req.valid('json'), doerOf(c));
      if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, gallery), 409);
      return c.json(await toEntry(outcome.view, gallery), 200);
    })
    .get('/api/admin/galleries/:eventId/history', manage, validated('query', historyQuery), async (c) => {
      const { file, eventId } = galleryOf(c.req.param('eventId'));
      return c.json(
        await entryHistory(services, [file], c.req.valid('query'), (judged) => fieldsOf(judged, eventId, true)),
      );
    })
    .post(
      '/api/admin/galleries/:eventId/restore',
      manage,
      idempotent(services, 'galleries-restore'),
      validated('json', restoreBody),
      async (c) => {
        const gallery = await requireGallery(c.req.param('eventId'));
        const { revision, version } = c.req.valid('json');
        const former = await entryAt(services, [gallery.file], revision);
        if (former === null) throw new AppError('not-found', NO_SUCH_REVISION);
        const seen = version === undefined ? (gallery.view.state.blobIds.get(gallery.file) ?? null) : version;
        const outcome = await restoreFile(services, gallery, former.text, seen, doerOf(c));
        if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, gallery), 409);
        return c.json(await toEntry(outcome.view, gallery), 200);
      },
    );
}

interface Gallery extends EntryName {
  eventId: number;
}

/** @throws AppError not-found for what can be no number of an event */
function galleryOf(text: string): Gallery {
  const eventId = parseEntryNumber(text);
  if (eventId === null) throw new AppError('not-found', NOT_FOUND);
  return { eventId, file: galleryFilePath(eventId), name: `gallery ${eventId}` };
}

/** null: its file is broken. */
function fieldsOf({ content }: JudgedFile, event_id: number, isThere: boolean): AdminGallery | null {
  if (!isThere) return { event_id, photos: [] };
  return content?.kind === 'galleries' ? { event_id, photos: content.gallery.photos } : null;
}
