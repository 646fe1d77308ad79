import type { APIRoute } from 'astro';
import { listEntries, requireEntry } from '../../content.ts';
import { comingEvents } from '../../domain/events/coming-events.ts';

/** A file of its own, so that pages of past events are not made anew. */
export const GET: APIRoute = async () => {
  const events = await listEntries('events');
  const { today } = await requireEntry('build', 'moment');
  return Response.json(comingEvents(events, today));
};
