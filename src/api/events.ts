import { hc } from 'hono/client';
import type { CardEvent } from '../domain/events/card-event.ts';
import type { CompleteRange } from '../domain/time/date-range.ts';
import type { EventsApi } from '../server/features/events/routes.ts';
import { bodyOf, callOptions } from './client.ts';

export const EVENTS_FAILED = 'Failed to load events';

const client = hc<EventsApi>('/', callOptions(EVENTS_FAILED));

/** The range includes both days. */
export function findEvents({ start, end }: CompleteRange, signal: AbortSignal): Promise<CardEvent[]> {
  const call = client.api.events.upcoming[':startDate'][':endDate'];
  return bodyOf(call.$get({ param: { startDate: start, endDate: end } }, { init: { signal } }));
}
