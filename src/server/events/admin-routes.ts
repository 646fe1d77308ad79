import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { type ActorEnv, actorOf, guards } from '../auth/guards.ts';
import type { ContentView } from '../entries/content-view.ts';
import { entryConflict, readEntry } from '../entries/entry.ts';
import { entryAt, entryHistory, historyQuery } from '../entries/entry-history.ts';
import { eventCallOf, filesOfEvent, findEventFile, galleryFilePath } from '../entries/event-files.ts';
import { replaceSource } from '../entries/file-entries.ts';
import { parseEntryNumber } from '../entries/given-numbers.ts';
import { readContent, type SaveOutcome } from '../entries/save-content.ts';
import {
  CHANGED_MEANWHILE,
  changeBody,
  deletedVersion,
  restoreBody,
  sourceBody,
  versionQuery,
} from '../entries/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import { readPublications } from '../publishing/publication.ts';
import type { Services } from '../services.ts';
import { eventListQuery, eventRows, knownPlaces, listEvents } from './admin-event-list.ts';
import { deletedEvents, restoreEvent } from './deleted-events.ts';
import { changeEvent, createEvent, deleteEvent, nameOf } from './edit-event.ts';

const NOT_FOUND = 'Podujatie sa nenašlo. Možno ho medzitým niekto zmazal.';
const NO_SUCH_REVISION = 'V\u00a0tejto verzii podujatie nie je.';
const DELETED = 'Podujatie je zmazané.';

export type AdminEventsApi = ReturnType<typeof adminEventsRoutes>;

export function adminEventsRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_events');
  const rowsOf = eventRows();

  const toEntry = (view: ContentView, file: string) => readEntry(services, view, file, eventCallOf);

  /** The event may have another address by now, and with it another file. */
  function toConflict(view: ContentView, id: string) {
    return entryConflict(services, view, findFile(view, id) ?? '', eventCallOf);
  }

  /** Answers a save with the event as it is now, or as somebody else has left it meanwhile. */
  async function answer(c: Context<ActorEnv>, outcome: SaveOutcome, id: string) {
    if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, id), 409);
    return c.json(await toEntry(outcome.view, outcome.file), 200);
  }

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
        const entry = await toEntry(outcome.view, outcome.file);
        if (entry.is_broken) throw new AppError('conflict', CHANGED_MEANWHILE);
        return c.json({ id: entry.id, slug: entry.slug, version: entry.version }, 201);
      },
    )
    .get('/api/admin/event-places', manage, async (c) => c.json({ items: knownPlaces(await readContent(services)) }))
    .get('/api/admin/deleted-events', manage, async (c) =>
      c.json({ items: await deletedEvents(services, await readContent(services)) }),
    )
    .get('/api/admin/events/:id', manage, async (c) => {
      const view = await readContent(services);
      return c.json(await toEntry(view, requireFile(view, c.req.param('id'))));
    })
    .put('/api/admin/events/:id', manage, validated('json', changeBody), async (c) => {
      const id = c.req.param('id');
      const file = requireFile(await readContent(services), id);
      const outcome = await changeEvent(services, file, c.req.valid('json'), actorOf(c));
      return answer(c, outcome, id);
    })
    .put('/api/admin/events/:id/source', manage, validated('json', sourceBody), async (c) => {
      const id = c.req.param('id');
      const file = requireFile(await readContent(services), id);
      const outcome = await replaceSource(services, { file, name: nameOf(file) }, c.req.valid('json'), actorOf(c));
      return answer(c, outcome, id);
    })
    .delete('/api/admin/events/:id', manage, validated('query', versionQuery), async (c) => {
      const id = c.req.param('id');
      const file = requireFile(await readContent(services), id);
      const outcome = await deleteEvent(services, file, await deletedVersion(c.req), actorOf(c));
      if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, id), 409);
      return c.json({ message: DELETED }, 200);
    })
    .get('/api/admin/events/:id/history', manage, validated('query', historyQuery), async (c) => {
      const files = await filesOfEvent(services, await readContent(services), numberOf(c.req.param('id')));
      if (files.length === 0) throw new AppError('not-found', NOT_FOUND);
      return c.json(await entryHistory(services, files, c.req.valid('query'), eventCallOf));
    })
    .post(
      '/api/admin/events/:id/restore',
      manage,
      idempotent(services, 'events-restore'),
      validated('json', restoreBody),
      async (c) => {
        const { revision, version } = c.req.valid('json');
        const id = numberOf(c.req.param('id'));
        const view = await readContent(services);
        const former = await entryAt(services, await filesOfEvent(services, view, id), revision);
        if (former === null) throw new AppError('not-found', NO_SUCH_REVISION);
        const gallery = await entryAt(services, [galleryFilePath(id)], revision);
        const outcome = await restoreEvent(
          services,
          { ...former, gallery: gallery?.text ?? null },
          seenEvent(view, id, version),
          actorOf(c),
        );
        return answer(c, outcome, c.req.param('id'));
      },
    );
}

/** @throws AppError not-found for what can be no number of an event */
function numberOf(text: string): number {
  const id = parseEntryNumber(text);
  if (id === null) throw new AppError('not-found', NOT_FOUND);
  return id;
}

function findFile(view: ContentView, id: string): string | null {
  return findEventFile(view, numberOf(id))?.file ?? null;
}

/** @throws AppError not-found */
function requireFile(view: ContentView, id: string): string {
  const file = findFile(view, id);
  if (file === null) throw new AppError('not-found', NOT_FOUND);
  return file;
}

/** What the editor saw last: what they say, else what there is. */
function seenEvent(view: ContentView, id: number, version: string | null | undefined) {
  const file = findEventFile(view, id)?.file;
  const current = file === undefined ? undefined : view.state.blobIds.get(file);
  if (file === undefined || current === undefined || version === null) return null;
  return { file, version: version ?? current };
}
