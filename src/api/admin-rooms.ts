// The rooms and what stands in them, for all who plan something there.
import { hc, type InferResponseType } from 'hono/client';
import type { OccupancyApi } from '../server/features/reservations/occupancy-routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { ApiError, refusedError } from './client.ts';

const call = hc<OccupancyApi>('/', ADMIN_CALLS).api.admin.rooms;

export type RoomName = InferResponseType<typeof call.$get>['items'][number];
export type Occupancy = InferResponseType<typeof call.occupancy.$get>;
/** An entry that takes a room for a time, or asks for it: a reservation, a block or an event. */
export type Occupant = Occupancy['items'][number];

/** @throws ApiError when refused or unanswered, as all calls here */
export async function listRoomNames(): Promise<RoomName[]> {
  return (await (await call.$get()).json()).items;
}

/** Days, both included, or wall clocks: `2026-12-05` or `2026-12-05T18:00`. */
export interface Span {
  from: string;
  until: string;
}

/** What stands in rooms at a time, drafts of events too. */
export async function readOccupancy(span: Span, rooms: readonly RoomName['id'][]): Promise<Occupancy> {
  return (await call.occupancy.$get({ query: { ...span, room: [...rooms] } })).json();
}

/** The error when a room is taken by something else at that time. */
export class ClashError extends ApiError {
  /** At least one. */
  readonly clashes: readonly Occupant[];
  /** How many more there are. */
  readonly more: number;

  constructor(message: string, clashes: readonly Occupant[], more = 0) {
    super(409, message);
    this.name = 'ClashError';
    this.clashes = clashes;
    this.more = more;
  }
}

interface ClashRefusal {
  message: string;
  clash: Occupant;
  clashes?: Occupant[];
  more?: number;
}

/** The error that a 409 without a present entry stands for: a room that is taken, or what its message says. */
export function conflictError(body: object): ApiError {
  if (!('clash' in body)) return refusedError(409, body, '');
  const { message, clash, clashes = [clash], more = 0 } = body as ClashRefusal;
  return new ClashError(message, clashes, more);
}
