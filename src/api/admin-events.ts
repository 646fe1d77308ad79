import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { AdminEventsApi } from '../server/features/events/admin-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES, ADMIN_FILES, downloadFile } from './admin-client.ts';
import { kindCalls } from './entries.ts';

const call = hc<AdminEventsApi>('/', ADMIN_CALLS).api.admin.events;
const placesCall = hc<AdminEventsApi>('/', ADMIN_CALLS).api.admin['event-places'];
const kindsCall = hc<AdminEventsApi>('/', ADMIN_CALLS).api.admin['event-kinds'];
const summaryCall = hc<AdminEventsApi>('/', ADMIN_CALLS).api.admin['event-summary'];
const fileCall = hc<AdminEventsApi>('/', ADMIN_FILES).api.admin.events.csv;
const programmeCall = hc<AdminEventsApi>('/', ADMIN_CALLS).api.admin.programme;
const changes = hc<AdminEventsApi>('/', ADMIN_CHANGES).api.admin.events;

export type EventSummary = InferResponseType<typeof summaryCall.$get>;
export type Programme = InferResponseType<typeof programmeCall.$get, 200>;
export type ProgrammeEntry = Programme['items'][number];
export type ProgrammeRoom = Programme['rooms'][number];
type EventQuery = InferRequestType<typeof call.$get>['query'];
type EventList = InferResponseType<typeof call.$get>;
export type EventItem = EventList['items'][number];
/** For a broken file it has only the text. */
type EventEntry = InferResponseType<(typeof call)[':id']['$get']>;
export type EventFields = Extract<EventEntry, { is_broken: false }>;
export type KnownKind = InferResponseType<typeof kindsCall.$get>['items'][number];
export type KnownPlace = InferResponseType<typeof placesCall.$get>['items'][number];

export const events = kindCalls<EventEntry, EventList, EventQuery>(changes);

export function downloadEvents(query: InferRequestType<typeof fileCall.$get>['query']): Promise<void> {
  return downloadFile(fileCall.$get({ query }), 'podujatia.csv');
}

export async function readEventSummary(): Promise<EventSummary> {
  return (await summaryCall.$get()).json();
}

/** @param days both included */
export async function readProgramme(days: { from: string; until: string }): Promise<Programme> {
  return (await programmeCall.$get({ query: days })).json();
}

type Announcements = InferResponseType<(typeof call)[':id']['announcements']['$get']>;

export async function readAnnouncements(id: number): Promise<Announcements> {
  return (await call[':id'].announcements.$get({ param: { id: String(id) } })).json();
}

export async function listKinds(): Promise<KnownKind[]> {
  return (await (await kindsCall.$get()).json()).items;
}

export async function listPlaces(): Promise<KnownPlace[]> {
  return (await (await placesCall.$get()).json()).items;
}

type BulkChange = InferRequestType<typeof call.bulk.$post>['json'];
export type BulkOutcome = InferResponseType<typeof call.bulk.$post>;

/**
 * The answer names the events that cannot be changed.
 * @param key the same when the call is repeated
 */
export async function changeEvents(change: BulkChange, key: string): Promise<BulkOutcome> {
  return (await call.bulk.$post({ json: change }, { headers: { 'Idempotency-Key': key } })).json();
}
