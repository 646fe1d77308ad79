import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import { type CardEvent, eventPath } from '../../../domain/events/card-event.ts';
import { countedDates, intervalOf, nextDate } from '../../../domain/events/event-dates.ts';
import { eventPhase } from '../../../domain/events/event-phase.ts';
import { nextEvents } from '../../../domain/events/next-events.ts';
import { type PublishedEvent, toCardEvent } from '../../../domain/events/published-event.ts';
import { calendarDay } from '../../../domain/fields/fields.ts';
import type { Photo } from '../../../domain/galleries/gallery-file.ts';
import { daysInterval, type Interval, overlaps } from '../../../domain/time/wall-clock.ts';
import { untypeset } from '../../../domain/words/typography.ts';
import { AppError } from '../../app-error.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import { parseEntryNumber } from '../../core/entries/entry-numbers.ts';
import type { AppEnv, NotFoundPage } from '../../core/http/app-env.ts';
import { type CachedResponse, cachedResponse, sendCached } from '../../core/http/cached-response.ts';
import { publicCache } from '../../core/http/headers.ts';
import { limitedReads } from '../../core/http/rate-limit.ts';
import { validated } from '../../core/http/validated.ts';
import { memoizedByIndex } from '../../ports/builds/built-content.ts';
import type { Services } from '../../services.ts';
import { toGalleryItem } from '../galleries/routes.ts';

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

/** A longer list costs the serving thread as much as that of all events. */
const MOST_UNCOUNTED = 50;

export type EventsApi = ReturnType<typeof eventsRoutes>;

export function eventsRoutes(services: Services) {
  const { clock, contentIndex, reads } = services;
  const readContent = memoizedByIndex(contentIndex, ({ events, galleries }) => {
    const table = createEventTable(events);
    return { table, galleries, all: allEvents(table), itemsOf: keptItems(table) };
  });

  return (
    new Hono<AppEnv>()
      .use('/api/events/*', publicCache('events'), etag())
      .get('/api/events/upcoming/:count', publicRoute, validated('param', countParams), async (c) => {
        const now = clock.now();
        const { table, itemsOf } = await readContent();
        const events = table.next(now, c.req.valid('param').count);
        if (events.length > MOST_UNCOUNTED) reads.spend(c.env.clientAddress);
        return c.json(itemsOf(events, now));
      })
      .get('/api/events/upcoming/:startDate/:endDate', publicRoute, validated('param', rangeParams), async (c) => {
        const now = clock.now();
        const { startDate, endDate } = c.req.valid('param');
        const { table, itemsOf } = await readContent();
        const events = table.overlapping(daysInterval(startDate, endDate));
        if (events.length > MOST_UNCOUNTED) reads.spend(c.env.clientAddress);
        return c.json(itemsOf(events, now));
      })
      .get('/api/events/all', publicRoute, limitedReads(services), async (c) => {
        const { all } = await readContent();
        return sendCached(c, all(clock.now()));
      })
      // The id alone decides, so that links with an older slug work.
      .get('/api/events/:id/:slug', publicRoute, async (c) => {
        const { table, galleries } = await readContent();
        const id = parseEntryNumber(c.req.param('id'));
        const event = id === null ? null : table.find(id);
        if (event === null) throw new AppError('not-found', 'Podujatie sa nenašlo.');
        return c.json(toEventDetail(event, galleries[event.id] ?? [], clock.now()));
      })
  );
}

const PHASE_NAMES = { upcoming: 'Pripravovaný', running: 'Prebieha', ended: 'Skončený' } as const;

interface EventStatus {
  name: NonNullable<CardEvent['staff_status']> | (typeof PHASE_NAMES)[keyof typeof PHASE_NAMES];
}

/** Texts are as editors typed them; the description is sanitised HTML, as on the page. */
interface EventListItem extends CardEvent {
  description: string;
  rooms: string[];
  status: EventStatus;
  /** ISO with offset; null: no date is to come. */
  next_date: string | null;
}

function statusOf(event: PublishedEvent, nowMs: number): EventStatus {
  return { name: event.staff_status ?? PHASE_NAMES[eventPhase(event, nowMs)] };
}

function nextStart(event: PublishedEvent, nowMs: number): string | null {
  return nextDate(event, nowMs)?.start_date ?? null;
}

function toEventListItem(event: PublishedEvent, nowMs: number): EventListItem {
  return {
    ...plainCard(event),
    description: event.description,
    rooms: event.rooms,
    status: statusOf(event, nowMs),
    next_date: nextStart(event, nowMs),
  };
}

const plainCards = new WeakMap<PublishedEvent, CardEvent>();

/** Once per event of a build. */
function plainCard(event: PublishedEvent): CardEvent {
  const known = plainCards.get(event) ?? untypeset(toCardEvent(event));
  plainCards.set(event, known);
  return known;
}

/** Keeps what is listed of each until one of the dates begins or ends. */
function keptItems(table: EventTable): (events: readonly PublishedEvent[], nowMs: number) => EventListItem[] {
  let kept = { items: new Map<PublishedEvent, EventListItem>(), fromMs: Number.POSITIVE_INFINITY, untilMs: 0 };
  return (events, nowMs) => {
    if (nowMs < kept.fromMs || nowMs >= kept.untilMs)
      kept = { items: new Map(), fromMs: nowMs, untilMs: table.nextTurn(nowMs) };
    return events.map((event) => {
      const item = kept.items.get(event) ?? toEventListItem(event, nowMs);
      kept.items.set(event, item);
      return item;
    });
  };
}

/** Keeps the long answer until one of the dates begins or ends. */
function allEvents(table: EventTable): (nowMs: number) => CachedResponse {
  let kept: { answer: CachedResponse; fromMs: number; untilMs: number } | null = null;
  return (nowMs) => {
    if (kept === null || nowMs < kept.fromMs || nowMs >= kept.untilMs) {
      const answer = cachedResponse(table.all(nowMs).map((event) => toEventListItem(event, nowMs)));
      kept = { answer, fromMs: nowMs, untilMs: table.nextTurn(nowMs) };
    }
    return kept.answer;
  };
}

function toEventDetail(event: PublishedEvent, photos: readonly Photo[], nowMs: number) {
  const { text, excerpt, hold, poster_focus, staff_status, former_slugs, updated_at, description, ...shown } = event;
  const times = { status: statusOf(event, nowMs), next_date: nextStart(event, nowMs) };
  return { event: { ...untypeset(shown), description, ...times }, gallery: untypeset(photos.map(toGalleryItem)) };
}

interface EventTable {
  all(nowMs: number): PublishedEvent[];
  find(id: number): PublishedEvent | null;
  next(nowMs: number, count: number): PublishedEvent[];
  overlapping(range: Interval): PublishedEvent[];
  /** In epoch milliseconds; infinity: never. */
  nextTurn(nowMs: number): number;
}

/** Reads every date once: searching ten thousand events only compares numbers. */
export function createEventTable(events: readonly PublishedEvent[]): EventTable {
  const rows = events
    .map((event) => ({
      event,
      counted: countedDates(event).map(intervalOf),
      all: event.dates.map(intervalOf),
      startMs: Date.parse(event.start_date),
    }))
    .sort((a, b) => a.startMs - b.startMs || a.event.id - b.event.id);
  type Row = (typeof rows)[number];
  const byId = new Map(events.map((event) => [event.id, event]));
  const listedMs = ({ counted, startMs }: Row, nowMs: number) =>
    (counted.find(({ endMs }) => endMs > nowMs) ?? counted.at(-1))?.startMs ?? startMs;
  const sortByStart = (listed: readonly Row[], msOf: (row: Row) => number) =>
    listed
      .map((row) => ({ event: row.event, ms: msOf(row) }))
      .sort((a, b) => a.ms - b.ms)
      .map(({ event }) => event);
  return {
    all: (nowMs) => sortByStart(rows, (row) => listedMs(row, nowMs)),
    find: (id) => byId.get(id) ?? null,
    next: (nowMs, count) => {
      const open = rows.filter(({ counted }) => counted.some(({ endMs }) => endMs > nowMs));
      const running = open.filter((row) => listedMs(row, nowMs) <= nowMs);
      const coming = open.filter((row) => listedMs(row, nowMs) > nowMs);
      // Only these can be among the next, so thousands of dates need not be read.
      const soonest = sortByStart(coming, (row) => listedMs(row, nowMs)).slice(0, count);
      return nextEvents([...running.map(({ event }) => event), ...soonest], nowMs, count);
    },
    overlapping: (range) => {
      const firstMs = ({ all }: Row) => all.find((date) => overlaps(date, range))?.startMs ?? null;
      const found = rows.filter((row) => firstMs(row) !== null);
      return sortByStart(found, (row) => firstMs(row) ?? 0);
    },
    nextTurn: (nowMs) => {
      let next = Number.POSITIVE_INFINITY;
      for (const { all } of rows)
        for (const { startMs, endMs } of all) for (const ms of [startMs, endMs]) if (ms > nowMs && ms < next) next = ms;
      return next;
    },
  };
}

const CALENDAR = '.ics';

/** Redirects by the id in the address, without caching, because a slug may come back. */
export function eventAddressRoutes({ contentIndex }: Services, notFoundPage: NotFoundPage) {
  const readTable = memoizedByIndex(contentIndex, (index) => createEventTable(index.events));

  const findAddress = async (id: string, requestedPath: string): Promise<string | null> => {
    const eventId = parseEntryNumber(id);
    const event = eventId === null ? null : (await readTable()).find(eventId);
    if (event === null) return null;
    const address = eventPath(event) + (requestedPath.endsWith(CALENDAR) ? CALENDAR : '');
    // The right address has no page or file, and a redirect would loop.
    return address === requestedPath ? null : address;
  };

  return new Hono<AppEnv>().on('GET', ['/events/:id', '/events/:id/:slug'], publicRoute, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const address = await findAddress(c.req.param('id'), pathname.replace(/\/$/, ''));
    return address === null ? notFoundPage(c.req.raw) : c.redirect(`${address}${search}`, 301);
  });
}
