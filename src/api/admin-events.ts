import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { isRecord } from '../domain/fields/same-value.ts';
import type { AdminEventsApi } from '../server/features/events/admin-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES, ADMIN_FILES, downloadFile } from './admin-client.ts';
import { conflictError } from './admin-rooms.ts';
import { conflict, type DeleteAnswer, type SaveAnswer, saved } from './entries.ts';

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
export type EventList = InferResponseType<typeof call.$get>;
export type EventItem = EventList['items'][number];
/** For a broken file it has only the text. */
export type EventEntry = InferResponseType<(typeof call)[':id']['$get']>;
export type EventFields = Extract<EventEntry, { is_broken: false }>;
export type KnownKind = InferResponseType<typeof kindsCall.$get>['items'][number];
export type KnownPlace = InferResponseType<typeof placesCall.$get>['items'][number];

type Fields = Record<string, unknown>;

export async function listEvents(query: InferRequestType<typeof call.$get>['query']): Promise<EventList> {
  return (await call.$get({ query })).json();
}

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

export async function findEvent(id: string): Promise<EventEntry> {
  return (await call[':id'].$get({ param: { id } })).json();
}

type Announcements = InferResponseType<(typeof call)[':id']['announcements']['$get']>;

export async function readAnnouncements(id: number): Promise<Announcements> {
  return (await call[':id'].announcements.$get({ param: { id: String(id) } })).json();
}

/**
 * @param key the same when the call is repeated
 * @throws ClashError unless the fields say `override: true`
 */
export async function createEvent(fields: Fields, key: string): Promise<{ id: number; slug: string }> {
  const response: Response & { json(): Promise<{ id: number; slug: string }> } = await changes.$post(
    { json: fields },
    { headers: { 'Idempotency-Key': key } },
  );
  if (!response.ok) throw conflictError(await response.json());
  return response.json();
}

/** @throws ClashError unless the fields say `override: true` */
export async function changeEvent(
  id: string,
  version: string | null,
  fields: unknown,
): Promise<SaveAnswer<EventEntry>> {
  const response = await changes[':id'].$put({
    param: { id },
    json: { ...(isRecord(fields) && fields), version: version ?? '' },
  });
  if (response.status === 200) return saved(await response.json());
  const refusal = await response.json();
  if (!('current' in refusal)) throw conflictError(refusal);
  return conflict(refusal);
}

export async function deleteEvent(id: string, version: string): Promise<DeleteAnswer> {
  const response = await changes[':id'].$delete({ param: { id }, query: { version } });
  if (response.status === 200) return { outcome: 'saved', revision: (await response.json()).revision };
  return { outcome: 'conflict', message: (await response.json()).message };
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
