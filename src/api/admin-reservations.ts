import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { DeskApi } from '../server/features/reservations/desk-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES, ADMIN_FILES, downloadFile } from './admin-client.ts';
import { conflictError, type Occupant } from './admin-rooms.ts';
import { bodyOf, ended, itemsOf } from './client.ts';

const call = hc<DeskApi>('/', ADMIN_CALLS).api.admin.reservations;
const changeCall = hc<DeskApi>('/', ADMIN_CHANGES).api.admin.reservations;
const fileCall = hc<DeskApi>('/', ADMIN_FILES).api.admin.reservations.csv;

export type DeskReservation = InferResponseType<typeof call.$get>['items'][number];
export type DeskReservationDetail = InferResponseType<(typeof call)[':id']['$get']>;
export type DeskRoom = InferResponseType<typeof call.rooms.$get>['items'][number];
export type DeskSummary = InferResponseType<typeof call.summary.$get>;

/** `sums` is there when the query names days. */
export type DeskList = InferResponseType<typeof call.$get>;

type DeskQuery = InferRequestType<typeof call.$get>['query'];
type DeskFilter = InferRequestType<typeof fileCall.$get>['query'];
export type DeskEntry = InferRequestType<typeof call.$post>['json'];
export type DeskChange = InferRequestType<(typeof changeCall)[':id']['$patch']>['json'];

export const listReservations = (query: DeskQuery) => bodyOf(call.$get({ query }));

export const findReservation = (id: string) => bodyOf(call[':id'].$get({ param: { id } }));

/** @throws ClashError; ApiError 409 when somebody else was first */
export async function changeReservation(id: string, change: DeskChange): Promise<DeskReservationDetail> {
  const response = await changeCall[':id'].$patch({ param: { id }, json: change });
  if (response.status === 200) return response.json();
  throw conflictError(await response.json());
}

/**
 * @param key the same when the call is repeated
 * @throws ClashError
 */
export async function enterReservation(entry: DeskEntry, key: string): Promise<DeskReservationDetail> {
  const response = await changeCall.$post({ json: entry }, { headers: { 'Idempotency-Key': key } });
  if (response.status === 201) return response.json();
  throw conflictError(await response.json());
}

/** Nobody is mailed. */
export const judgeSuspicious = (ids: string[], action: 'accept' | 'remove') =>
  bodyOf(changeCall.suspicious.$post({ json: { ids, action } }));

/** Nobody is mailed. `left` were entered by staff, or decided meanwhile. */
export const removeNew = (ids: string[]) => bodyOf(changeCall.removal.$post({ json: { ids } }));

/**
 * `more` counts the entries beyond `items`; on the days of `closed` the house is.
 * @param days both included, at most a year
 */
export const readCalendar = (days: { from: string; until: string }, room: Occupant['room'] | null) =>
  bodyOf(call.calendar.$get({ query: { ...days, ...(room === null ? {} : { room }) } }));

export const readSummary = () => bodyOf(call.summary.$get());

export const readPrices = () => bodyOf(call.prices.$get());

export const listRooms = () => itemsOf(call.rooms.$get());

/** The old address stops working. */
export const renewFeed = (room: string) => ended(call.rooms[':room'].feed.$post({ param: { room } }));

export const downloadReservations = (query: DeskFilter) => downloadFile(fileCall.$get({ query }), 'rezervacie.csv');
