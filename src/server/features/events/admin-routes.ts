import { type Context, Hono } from 'hono';
import type { EventCall } from '../../../domain/events/event-call.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { kindStyleOf } from '../../../domain/look/kind-style.ts';
import { hasBegun } from '../../../domain/newsletter/newsletter-issue.ts';
import { type ActorEnv, actorOf, guards } from '../../core/auth/guards.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { parseEntryNumber } from '../../core/entries/entry-numbers.ts';
import { type NumberedKind, numberedRoutes } from '../../core/entries/entry-routes.ts';
import { eventCallOf, filesOfEvent, findEventFile } from '../../core/entries/event-files.ts';
import { type EntryName, fileEntries } from '../../core/entries/file-entries.ts';
import { houseIn, presentHouse } from '../../core/entries/house-files.ts';
import { readPublications } from '../../core/entries/publication.ts';
import { readContent } from '../../core/entries/save-content.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { csvHeaders } from '../../core/http/csv.ts';
import { idempotent } from '../../core/http/idempotency.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { allIssues, issueRecords } from '../newsletter/issues/issue-store.ts';
import { roomRights } from '../reservations/rooms/occupants.ts';
import { eventFilter, eventListQuery, eventRows, knownPlaces, listEvents, matchingRows } from './admin-event-list.ts';
import { bulkBody, changeEvents } from './bulk-events.ts';
import { changeEvent, createEvent, deleteEvent } from './edit-event.ts';
import { eventSummary } from './event-summary.ts';
import { eventsCsv } from './events-csv.ts';
import { programmeQuery, readProgramme } from './programme-calendar.ts';
import { goneTwin, photosOfDeleted, restoreEvent, restoreTwin } from './restore-event.ts';
import { roomCheck } from './room-check.ts';

export type AdminEventsApi = ReturnType<typeof adminEventsRoutes>;

export function adminEventsRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can(EVENTS.permission);
  const rowsOf = eventRows();
  const checkOf = (c: Context<ActorEnv>, isOverride: boolean | undefined) =>
    roomCheck(services, roomRights(c.get('actor').user.value.roles), isOverride);

  const kind: NumberedKind<EventName, EventCall> = {
    guard: manage,
    param: 'id',
    scope: EVENTS.name,
    entryOf: eventOf,
    isOptional: false,
    fieldsOf: eventCallOf,
    partsOf(file) {
      const fields = eventCallOf(file);
      return fields === null ? null : EVENTS.toParts({ ...fields });
    },
    filesOf: (view, { id }) => filesOfEvent(services, view, id),
    checkOf,
    async restore({ id, file }, former, version, editing) {
      if (file !== '' && version === null) {
        const twin = await goneTwin(services, await readContent(services), id, former.revision);
        if (twin !== null) return restoreTwin(services, twin, editing);
      }
      const current = file === '' || version === null ? null : { file, version };
      const files = current === null ? await filesOfEvent(services, await readContent(services), id) : [];
      const gallery = files.length === 0 ? null : await photosOfDeleted(services, id, files);
      return restoreEvent(services, { ...former, gallery }, current, editing);
    },
    readPath: EVENTS.readPath,
    create: (body, editing) => createEvent(services, body, editing),
    change: ({ file }, body, editing) => changeEvent(services, file, body, editing),
    remove: ({ file }, version, editing) => deleteEvent(services, file, version, editing),
    words: EVENTS.words,
  };
  const events = fileEntries(services, kind);

  return new Hono<AppEnv>()
    .get('/api/admin/events', manage, validated('query', eventListQuery), async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      return c.json(await listEvents(view, rowsOf(view), c.req.valid('query'), services.clock.now(), publicationOf));
    })
    .get('/api/admin/events/csv', manage, validated('query', eventFilter), async (c) => {
      const view = await readContent(services);
      const matching = matchingRows(view, rowsOf(view), c.req.valid('query'), services.clock.now());
      const { kinds } = houseIn(view, await services.contentIndex.read());
      return c.body(eventsCsv(matching, kinds), 200, csvHeaders('podujatia.csv'));
    })
    .get('/api/admin/event-summary', manage, async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      const house = houseIn(view, await services.contentIndex.read());
      return c.json(await eventSummary(view, rowsOf(view), services.clock.now(), publicationOf, house));
    })
    .get('/api/admin/event-kinds', manage, async (c) => {
      const { kinds } = await presentHouse(services);
      return c.json({
        items: kinds.map(({ id, name, meets_daily = false, retired = false, ...kind }) => ({
          id,
          name,
          meets_daily,
          retired,
          ...kindStyleOf({ ...kind, id }),
        })),
      });
    })
    .get('/api/admin/programme', manage, validated('query', programmeQuery), async (c) => {
      const view = await readContent(services);
      const house = houseIn(view, await services.contentIndex.read());
      const rights = roomRights(c.get('actor').user.value.roles);
      return c.json(await readProgramme(services, rowsOf(view), house, c.req.valid('query'), rights));
    })
    .get('/api/admin/event-places', manage, async (c) => c.json({ items: knownPlaces(await readContent(services)) }))
    .post(
      '/api/admin/events/bulk',
      manage,
      idempotent(services, 'events-bulk'),
      validated('json', bulkBody),
      async (c) => c.json(await changeEvents(services, c.req.valid('json'), actorOf(c)), 200),
    )
    .get('/api/admin/events/:id/announcements', manage, async (c) => {
      const { entry } = await events.require(c.req.param('id'));
      return c.json({ newsletters: await issuesThatNamed(services, entry.id) });
    })
    .route('/api/admin/events', numberedRoutes(services, kind));
}

interface EventName extends EntryName {
  id: number;
}

function eventOf(address: string, view: ContentView): EventName | null {
  const id = parseEntryNumber(address);
  return id === null ? null : { id, file: findEventFile(view, id)?.file ?? '', name: `${EVENTS.git.one} ${id}` };
}

interface AnnouncingIssue {
  subject: string;
  /** When its sending began, ISO in UTC. */
  sent_at: string;
  people: number;
}

async function issuesThatNamed({ store }: Pick<Services, 'store'>, eventId: number): Promise<AnnouncingIssue[]> {
  const issues = await allIssues(store);
  const named = issues.filter(({ value }) => hasBegun(value) && value.event_ids.includes(eventId));
  const heads = await issueRecords(store).progress.findMany(named.map(({ id }) => id));
  return named.map(({ value: { subject, started_at, changed_at } }, at) => ({
    subject,
    sent_at: new Date(started_at ?? changed_at).toISOString(),
    people: heads[at]?.value.sent ?? 0,
  }));
}
