import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import { calendarDay } from '../../domain/content/fields.ts';
import { type CardEvent, eventPath } from '../../domain/events/card-event.ts';
import { eventPhase } from '../../domain/events/event-phase.ts';
import { nextEvents } from '../../domain/events/next-events.ts';
import { type PublishedEvent, toCardEvent } from '../../domain/events/published-event.ts';
import type { GalleryPhoto } from '../../domain/galleries/gallery-file.ts';
import { daysInterval, type Interval, overlaps } from '../../domain/time/wall-clock.ts';
import { AppError } from '../app-error.ts';
import { publicRoute } from '../auth/guards.ts';
import { parseEntryNumber } from '../entries/given-numbers.ts';
import { toGalleryItem } from '../galleries/routes.ts';
import type { AppEnv, NotFoundPage } from '../http/app-env.ts';
import { publicCache } from '../http/headers.ts';
import { validated } from '../http/validated.ts';
import { perIndex } from '../publishing/built-content.ts';
import type { Services } from '../services.ts';

const countParams = z.object({
  count: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'Počet podujatí má byť celé číslo od 1 do 100.')
    .transform(Number),
});

const rangeParams = z
  .object({ startDate: calendarDay, endDate: calendarDay })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'Koniec obdobia má byť v\u00a0ten istý deň ako začiatok alebo neskôr.',
  });

export type EventsApi = ReturnType<typeof eventsRoutes>;

export function eventsRoutes({ clock, contentIndex }: Services) {
  const readContent = perIndex(contentIndex, ({ events, galleries }) => ({
    table: createEventTable(events),
    galleries,
  }));

  return (
    new Hono<AppEnv>()
      .use('/api/events/*', publicCache('events'), etag())
      .get('/api/events/upcoming/:count', publicRoute, validated('param', countParams), async (c) => {
        const now = clock.now();
        const { table } = await readContent();
        const events = table.next(now, c.req.valid('param').count);
        return c.json(events.map((event) => toEventListItem(event, now)));
      })
      .get('/api/events/upcoming/:startDate/:endDate', publicRoute, validated('param', rangeParams), async (c) => {
        const now = clock.now();
        const { startDate, endDate } = c.req.valid('param');
        const { table } = await readContent();
        const events = table.overlapping(daysInterval(startDate, endDate));
        return c.json(events.map((event) => toEventListItem(event, now)));
      })
      .get('/api/events/all', publicRoute, async (c) => {
        const now = clock.now();
        const { table } = await readContent();
        return c.json(table.all.map((event) => toEventListItem(event, now)));
      })
      // The id alone decides, so that links with an older slug keep working.
      .get('/api/events/:id/:slug', publicRoute, async (c) => {
        const { table, galleries } = await readContent();
        const id = parseEntryNumber(c.req.param('id'));
        const event = id === null ? null : table.find(id);
        if (event === null) throw new AppError('not-found', 'Podujatie sa nenašlo.');
        return c.json(toEventDetail(event, galleries[event.id] ?? [], clock.now()));
      })
  );
}

const PHASE_NAMES = { upcoming: 'Pripravované', running: 'Prebieha', ended: 'Skončený' } as const;

interface EventStatus {
  /** What staff have set wins over what follows from the time. */
  name: NonNullable<CardEvent['staff_status']> | (typeof PHASE_NAMES)[keyof typeof PHASE_NAMES];
}

/** An event in a list: its card with its description (sanitised HTML). */
interface EventListItem extends CardEvent {
  description: string;
  status: EventStatus;
}

function statusOf(event: PublishedEvent, nowMs: number): EventStatus {
  return { name: event.staff_status ?? PHASE_NAMES[eventPhase(event, nowMs)] };
}

function toEventListItem(event: PublishedEvent, nowMs: number): EventListItem {
  return { ...toCardEvent(event), description: event.description, status: statusOf(event, nowMs) };
}

/** One event with its photos, less what only pages and feeds need. */
function toEventDetail(event: PublishedEvent, photos: readonly GalleryPhoto[], nowMs: number) {
  const { text, excerpt, kind, poster_focus, staff_status, former_slugs, updated_at, ...shown } = event;
  return { event: { ...shown, status: statusOf(event, nowMs) }, gallery: photos.map(toGalleryItem) };
}

/** The published events, prepared for the questions the calls ask. Lists are in order of their start. */
interface EventTable {
  all: readonly PublishedEvent[];
  find(id: number): PublishedEvent | null;
  next(nowMs: number, count: number): PublishedEvent[];
  overlapping(range: Interval): PublishedEvent[];
}

/** Reads every date once, so that searching ten thousand events only compares numbers. */
export function createEventTable(events: readonly PublishedEvent[]): EventTable {
  const rows = events
    .map((event) => ({ event, startMs: Date.parse(event.start_date), endMs: Date.parse(event.ends_at) }))
    .sort((a, b) => a.startMs - b.startMs || a.event.id - b.event.id);
  const byId = new Map(events.map((event) => [event.id, event]));
  const eventsOf = (matching: typeof rows) => matching.map(({ event }) => event);
  return {
    all: eventsOf(rows),
    find: (id) => byId.get(id) ?? null,
    next: (nowMs, count) => {
      const open = rows.filter(({ endMs }) => endMs > nowMs);
      const running = open.filter(({ startMs }) => startMs <= nowMs);
      // Only the first `count` of the coming ones can be among the next, so thousands of dates need not be read.
      return nextEvents(eventsOf(open.slice(0, running.length + count)), nowMs, count);
    },
    overlapping: (range) => eventsOf(rows.filter((row) => overlaps(row, range))),
  };
}

/** What stands behind the address of an event's page in the one of its calendar file. */
const CALENDAR = '.ics';

/** Redirects addresses that no page and no file answers, by their id. Not cached, because a slug may come back. */
export function eventAddressRoutes({ contentIndex }: Services, notFoundPage: NotFoundPage) {
  const readTable = perIndex(contentIndex, (index) => createEventTable(index.events));

  const findAddress = async (id: string, requestedPath: string): Promise<string | null> => {
    const eventId = parseEntryNumber(id);
    const event = eventId === null ? null : (await readTable()).find(eventId);
    if (event === null) return null;
    const address = eventPath(event) + (requestedPath.endsWith(CALENDAR) ? CALENDAR : '');
    // Asked for here, the right address has no page or file: redirecting to it would go in a circle.
    return address === requestedPath ? null : address;
  };

  return new Hono<AppEnv>().on('GET', ['/events/:id', '/events/:id/:slug'], publicRoute, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const address = await findAddress(c.req.param('id'), pathname.replace(/\/$/, ''));
    return address === null ? notFoundPage(c.req.raw) : c.redirect(`${address}${search}`, 301);
  });
}
