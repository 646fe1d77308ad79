import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { AdminEventsApi } from '../server/features/events/admin-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES, ADMIN_FILES, downloadFile } from './admin-client.ts';
import { bodyOf, itemsOf } from './client.ts';
import { kindCalls } from './entries.ts';

const { admin } = hc<AdminEventsApi>('/', ADMIN_CALLS).api;
const call = admin.events;
const fileCall = hc<AdminEventsApi>('/', ADMIN_FILES).api.admin.events.csv;
const changes = hc<AdminEventsApi>('/', ADMIN_CHANGES).api.admin.events;

export type EventSummary = InferResponseType<(typeof admin)['event-summary']['$get']>;
export type Programme = InferResponseType<typeof admin.programme.$get, 200>;
export type ProgrammeEntry = Programme['items'][number];
export type ProgrammeRoom = Programme['rooms'][number];
type EventQuery = InferRequestType<typeof call.$get>['query'];
type EventList = InferResponseType<typeof call.$get>;
export type EventItem = EventList['items'][number];
/** For a broken file it has only the text. */
type EventEntry = InferResponseType<(typeof call)[':id']['$get']>;
export type EventFields = Extract<EventEntry, { is_broken: false }>;
export type KnownKind = InferResponseType<(typeof admin)['event-kinds']['$get']>['items'][number];
export type KnownPlace = InferResponseType<(typeof admin)['event-places']['$get']>['items'][number];

export const events = kindCalls<EventEntry, EventList, EventQuery>(changes);

export const downloadEvents = (query: InferRequestType<typeof fileCall.$get>['query']) =>
  downloadFile(fileCall.$get({ query }), 'podujatia.csv');

export const readEventSummary = () => bodyOf(admin['event-summary'].$get());

/** @param days both included */
export const readProgramme = (days: { from: string; until: string }): Promise<Programme> =>
  bodyOf(admin.programme.$get({ query: days }));

export const readAnnouncements = (id: number) => bodyOf(call[':id'].announcements.$get({ param: { id: String(id) } }));

export const listKinds = () => itemsOf(admin['event-kinds'].$get());

export const listPlaces = () => itemsOf(admin['event-places'].$get());

type BulkChange = InferRequestType<typeof call.bulk.$post>['json'];
export type BulkOutcome = InferResponseType<typeof call.bulk.$post>;

/**
 * The answer names the events that cannot be changed.
 * @param key the same when the call is repeated
 */
export const changeEvents = (change: BulkChange, key: string) =>
  bodyOf(call.bulk.$post({ json: change }, { headers: { 'Idempotency-Key': key } }));
