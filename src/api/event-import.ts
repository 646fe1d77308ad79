// Events from a file. The calls throw ApiError when refused or unanswered; fields are named `events.0.title`, from 0.
import { hc, type InferResponseType } from 'hono/client';
import type { SourceName } from '../domain/events/event-source.ts';
import type { ImportedFields } from '../domain/events/import/import-row.ts';
import type { FollowCalendarApi } from '../server/features/events/follow-calendar.ts';
import type { EventImportApi } from '../server/features/events/import-events.ts';
import { ADMIN_CALLS, ADMIN_CHANGES } from './admin-client.ts';
import { conflictError } from './admin-rooms.ts';

const call = hc<EventImportApi>('/', ADMIN_CALLS).api.admin.events.import;
const addingCall = hc<EventImportApi>('/', ADMIN_CHANGES).api.admin.events.import;
const followingCall = hc<FollowCalendarApi>('/', ADMIN_CHANGES).api.admin.events.import.changes;

/**
 * `may_repeat`: the caller knows that there is an event with this title and start already; `override`: that a hire or a block has
 * its room.
 */
export type NewEvent = ImportedFields & { draft: boolean; may_repeat?: boolean; override?: boolean };
type Checked = InferResponseType<typeof call.check.$post>;
/** What keeps an event from being added, and which event it resembles or is. */
export type EventCheck = Checked['rows'][number];
/** An event of a series whose calendar no longer has it. */
export type GoneEvent = NonNullable<Checked['gone']>[number];

/** Checks what would keep events from being added; nothing is written. */
export async function checkEvents(
  events: readonly NewEvent[],
): Promise<{ rows: EventCheck[]; gone: readonly GoneEvent[] }> {
  const { rows, gone = [] } = await (await call.check.$post({ json: { events: asJson(events) } })).json();
  return { rows, gone };
}

/**
 * Adds all of the events or none.
 * @param key names this import, so that it can be sent again when the answer was lost
 * @returns their numbers, in the same order
 * @throws ClashError when a hire or a block has the room of one
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
 * Makes events that were imported before follow their calendar, in what staff have not changed since.
 * @param gone numbers of dates of series that the calendar no longer has; they are cancelled
 * @returns the numbers of those that were changed
 * @throws ClashError when a hire or a block has the room of one
 */
export async function followCalendar(
  events: readonly (ImportedFields & { source: SourceName })[],
  gone: readonly number[],
): Promise<number[]> {
  const json = { events: events.map((event) => ({ ...event })), gone: [...gone] };
  const response: Response & { json(): Promise<{ ids: number[] }> } = await followingCall.$post({ json });
  if (!response.ok) throw conflictError(await response.json());
  return (await response.json()).ids;
}

/** A type, because the call needs an index signature, which an interface does not have. */
function asJson(events: readonly NewEvent[]) {
  return events.map((event) => ({ ...event }));
}
