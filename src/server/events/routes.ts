import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import { calendarDay } from '../../domain/content/calendar-day-field.ts';
import { daysInterval } from '../../domain/time/time.ts';
import { parseEntryNumber } from '../entries/entry-number.ts';
import { perIndex } from '../entries/per-index.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { publicRoute } from '../http/guards.ts';
import { publicCache } from '../http/public-cache.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { createEventTable } from './event-table.ts';
import { toEventDetail, toEventListItem } from './wire.ts';

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

/** The public calls about events (SPEC 7). */
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
