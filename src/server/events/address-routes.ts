import { Hono } from 'hono';
import { eventPath } from '../../domain/events/card-event.ts';
import { parseEntryNumber } from '../entries/entry-number.ts';
import { perIndex } from '../entries/per-index.ts';
import type { AppEnv } from '../http/app-env.ts';
import { publicRoute } from '../http/guards.ts';
import type { NotFoundPage } from '../http/not-found-page.ts';
import type { Services } from '../services.ts';
import { createEventTable } from './event-table.ts';

/** What stands behind the address of an event's page in the one of its calendar file. */
const CALENDAR = '.ics';

/**
 * Addresses of events that no page and no file answers: the id leads to the event's page, or to its calendar file, whatever
 * stands behind it (DESIGN 6). The redirect is not cached, because a slug may come back.
 */
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
