// Errors name fields `events.0.title`, counted from 0.
import { hc, type InferResponseType } from 'hono/client';
import type { SourceName } from '../domain/events/event-source.ts';
import type { ImportedFields } from '../domain/events/import/import-row.ts';
import type { FollowCalendarApi } from '../server/features/events/follow-calendar.ts';
import type { EventImportApi } from '../server/features/events/import-events.ts';
import { ADMIN_CALLS, ADMIN_CHANGES } from './admin-client.ts';
import { conflictError } from './admin-rooms.ts';
import { bodyOf } from './client.ts';

const call = hc<EventImportApi>('/', ADMIN_CALLS).api.admin.events.import;
const addingCall = hc<EventImportApi>('/', ADMIN_CHANGES).api.admin.events.import;
const followingCall = hc<FollowCalendarApi>('/', ADMIN_CHANGES).api.admin.events.import.changes;

/** `may_repeat`: the user knows that an event with this title and start exists. */
export type NewEvent = ImportedFields & { draft: boolean; may_repeat?: boolean; override?: boolean };
type Checked = InferResponseType<typeof call.check.$post>;
export type EventCheck = Checked['rows'][number];
export type GoneEvent = NonNullable<Checked['gone']>[number];

export async function checkEvents(
  events: readonly NewEvent[],
): Promise<{ rows: EventCheck[]; gone: readonly GoneEvent[] }> {
  const { rows, gone = [] } = await bodyOf(call.check.$post({ json: { events: asJson(events) } }));
  return { rows, gone };
}

/**
 * All or none; the numbers are in the same order.
 * @param key the same when the call is repeated
 * @throws ClashError
 */
export async function addEvents(events: readonly NewEvent[], key: string): Promise<number[]> {
  const response: Response & { json(): Promise<{ ids: number[] }> } = await addingCall.$post(
    { json: { events: asJson(events) } },
    { headers: { 'Idempotency-Key': key } },
  );
  if (!response.ok) throw conflictError(await response.json());
  return (await response.json()).ids;
}

/**
 * Updates events from their calendar, except what staff have changed. Returns the numbers of those changed.
 * @param gone dates that the calendar no longer has; they are cancelled
 * @param asMoved those of which visitors are told that they have moved
 * @throws ClashError
 */
export async function followCalendar(
  events: readonly (ImportedFields & { source: SourceName })[],
  gone: readonly number[],
  asMoved: readonly number[],
): Promise<number[]> {
  const json = { events: events.map((event) => ({ ...event })), gone: [...gone], as_moved: [...asMoved] };
  const response: Response & { json(): Promise<{ ids: number[] }> } = await followingCall.$post({ json });
  if (!response.ok) throw conflictError(await response.json());
  return (await response.json()).ids;
}

/** The call needs an index signature, which an interface does not have. */
function asJson(events: readonly NewEvent[]) {
  return events.map((event) => ({ ...event }));
}
