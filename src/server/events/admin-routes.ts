import { Hono } from 'hono';
import { z } from 'zod';
import type { EventCall } from '../../domain/events/event-file.ts';
import { AppError } from '../app-error.ts';
import { actorOf, guards } from '../auth/guards.ts';
import type { ContentView } from '../entries/content-view.ts';
import { readEntry } from '../entries/entry.ts';
import { entryAt } from '../entries/entry-history.ts';
import { eventCallOf, filesOfEvent, findEventFile, galleryFilePath } from '../entries/event-files.ts';
import { type EntryKind, type EntryName, fileEntries, fileRoutes } from '../entries/file-entries.ts';
import { parseEntryNumber } from '../entries/given-numbers.ts';
import { readContent } from '../entries/save-content.ts';
import { CHANGED_MEANWHILE, changeBody, deletedVersion, versionQuery } from '../entries/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import { readPublications } from '../publishing/publication.ts';
import type { Services } from '../services.ts';
import { eventListQuery, eventRows, knownPlaces, listEvents } from './admin-event-list.ts';
import { deletedEvents, restoreEvent } from './deleted-events.ts';
import { changeEvent, createEvent, deleteEvent } from './edit-event.ts';

const DELETED = 'Podujatie je zmazané.';

export type AdminEventsApi = ReturnType<typeof adminEventsRoutes>;

export function adminEventsRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_events');
  const rowsOf = eventRows();

  const kind: EntryKind<EventName, EventCall> = {
    guard: manage,
    param: 'id',
    scope: 'events',
    entryOf: eventOf,
    isOptional: false,
    fieldsOf: eventCallOf,
    filesOf: (view, { id }) => filesOfEvent(services, view, id),
    async restore({ id, file }, { revision, ...former }, version, by) {
      const gallery = await entryAt(services, [galleryFilePath(id)], revision);
      const current = file === '' || version === null ? null : { file, version };
      return restoreEvent(services, { ...former, gallery: gallery?.text ?? null }, current, by);
    },
    notFound: 'Podujatie sa nenašlo. Možno ho medzitým niekto zmazal.',
    noSuchRevision: 'V\u00a0tejto verzii podujatie nie je.',
  };
  const events = fileEntries(services, kind);

  return new Hono<AppEnv>()
    .get('/api/admin/events', manage, validated('query', eventListQuery), async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      return c.json(await listEvents(view, rowsOf(view), c.req.valid('query'), services.clock.now(), publicationOf));
    })
    .post(
      '/api/admin/events',
      manage,
      idempotent(services, 'events'),
      validated('json', z.looseObject({})),
      async (c) => {
        const outcome = await createEvent(services, c.req.valid('json'), actorOf(c));
        // Another event of the same moment took the number: the change is asked again, so this does not happen.
        if (outcome.kind === 'conflict') throw new AppError('conflict', CHANGED_MEANWHILE);
        const entry = await readEntry(services, outcome.view, outcome.file, eventCallOf);
        if (entry.is_broken) throw new AppError('conflict', CHANGED_MEANWHILE);
        return c.json({ id: entry.id, slug: entry.slug, version: entry.version }, 201);
      },
    )
    .get('/api/admin/event-places', manage, async (c) => c.json({ items: knownPlaces(await readContent(services)) }))
    .get('/api/admin/deleted-events', manage, async (c) =>
      c.json({ items: await deletedEvents(services, await readContent(services)) }),
    )
    .put('/api/admin/events/:id', manage, validated('json', changeBody), async (c) => {
      const { entry } = await events.require(c.req.param('id'));
      const outcome = await changeEvent(services, entry.file, c.req.valid('json'), actorOf(c));
      return events.answer(c, outcome, c.req.param('id'));
    })
    .delete('/api/admin/events/:id', manage, validated('query', versionQuery), async (c) => {
      const { entry } = await events.require(c.req.param('id'));
      const outcome = await deleteEvent(services, entry.file, await deletedVersion(c.req), actorOf(c));
      if (outcome.kind === 'conflict') return c.json(await events.conflict(outcome.view, c.req.param('id')), 409);
      return c.json({ message: DELETED }, 200);
    })
    .route('/api/admin/events/:id', fileRoutes(services, kind));
}

/** Its file changes with its address; empty: there is none. */
interface EventName extends EntryName {
  id: number;
}

function eventOf(address: string, view: ContentView): EventName | null {
  const id = parseEntryNumber(address);
  return id === null ? null : { id, file: findEventFile(view, id)?.file ?? '', name: `event ${id}` };
}
