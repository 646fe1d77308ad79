import type { APIRoute } from 'astro';
import { listEntries, requireEntry } from '../../content.ts';
import { comingEvents } from '../../domain/events/coming-events.ts';

/** What pages of events that are over lead to (`page-scripts/fitting-events.ts`): one file, so that they need not be made anew. */
export const GET: APIRoute = async () => {
  const events = await listEntries('events');
  const { today } = await requireEntry('build', 'moment');
  return Response.json(comingEvents(events, today));
};
