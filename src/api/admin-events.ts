// Events as the staff edit them. All calls throw ApiError when refused or unanswered.
import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { isRecord } from '../domain/content/same-value.ts';
import type { AdminEventsApi } from '../server/events/admin-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES } from './admin-client.ts';
import { conflict, type SaveAnswer, saved } from './admin-content.ts';

const call = hc<AdminEventsApi>('/', ADMIN_CALLS).api.admin.events;
const placesCall = hc<AdminEventsApi>('/', ADMIN_CALLS).api.admin['event-places'];
const deletedCall = hc<AdminEventsApi>('/', ADMIN_CALLS).api.admin['deleted-events'];
const changes = hc<AdminEventsApi>('/', ADMIN_CHANGES).api.admin.events;

export type EventList = InferResponseType<typeof call.$get>;
export type EventItem = EventList['items'][number];
/** An event with all that its form needs; for a broken file, only its text. */
export type EventEntry = InferResponseType<(typeof call)[':id']['$get']>;
/** An event with valid fields. */
export type EventFields = Extract<EventEntry, { is_broken: false }>;
export type KnownPlace = InferResponseType<typeof placesCall.$get>['items'][number];

type Fields = Record<string, unknown>;

export async function listEvents(query: InferRequestType<typeof call.$get>['query']): Promise<EventList> {
  return (await call.$get({ query })).json();
}

export async function findEvent(id: string): Promise<EventEntry> {
  return (await call[':id'].$get({ param: { id } })).json();
}

/** @param key names this event, so that it can be sent again when the answer was lost */
export async function createEvent(fields: Fields, key: string): Promise<{ id: number; slug: string }> {
  return (await call.$post({ json: fields }, { headers: { 'Idempotency-Key': key } })).json();
}

/** @param fields the fields to be changed */
export async function changeEvent(
  id: string,
  version: string | null,
  fields: unknown,
): Promise<SaveAnswer<EventEntry>> {
  const response = await changes[':id'].$put({
    param: { id },
    json: { ...(isRecord(fields) && fields), version: version ?? '' },
  });
  return response.status === 200 ? saved(await response.json()) : conflict(await response.json());
}

export async function deleteEvent(id: string, version: string): Promise<SaveAnswer<EventEntry | null>> {
  const response = await changes[':id'].$delete({ param: { id }, query: { version } });
  return response.status === 200 ? saved(null) : conflict(await response.json());
}

/** The places of past events, the most frequent first. */
export async function listPlaces(): Promise<KnownPlace[]> {
  return (await (await placesCall.$get()).json()).items;
}

/** The events deleted last. */
export async function listDeletedEvents() {
  return (await (await deletedCall.$get()).json()).items;
}
