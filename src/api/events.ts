import { hc } from 'hono/client';
import type { CardEvent } from '../domain/events/card-event.ts';
import type { CompleteRange } from '../domain/time/date-range.ts';
import type { EventsApi } from '../server/features/events/routes.ts';
import { callOptions } from './client.ts';

export const EVENTS_FAILED = 'Failed to load events';

const client = hc<EventsApi>('/', callOptions(EVENTS_FAILED));

/** The range includes both days. */
export async function findEvents(range: CompleteRange, signal: AbortSignal): Promise<CardEvent[]> {
  const param = { startDate: range.start, endDate: range.end };
  const response = await client.api.events.upcoming[':startDate'][':endDate'].$get({ param }, { init: { signal } });
  return response.json();
}
