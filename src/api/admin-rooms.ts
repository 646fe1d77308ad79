import { hc, type InferResponseType } from 'hono/client';
import type { OccupancyApi } from '../server/features/reservations/desk-routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { ApiError, bodyOf, itemsOf, refusedError } from './client.ts';

const call = hc<OccupancyApi>('/', ADMIN_CALLS).api.admin.rooms;

export type RoomName = InferResponseType<typeof call.$get>['items'][number];
export type Occupancy = InferResponseType<typeof call.occupancy.$get>;
export type Occupant = Occupancy['items'][number];

export const listRoomNames = () => itemsOf(call.$get());

/** Days, both included, or wall clocks: `2026-12-05` or `2026-12-05T18:00`. */
export interface Span {
  from: string;
  until: string;
}

/** Includes drafts of events. */
export const readOccupancy = (span: Span, rooms: readonly RoomName['id'][]) =>
  bodyOf(call.occupancy.$get({ query: { ...span, room: [...rooms] } }));

export class ClashError extends ApiError {
  readonly clashes: readonly Occupant[];
  /** Clashes beyond those listed. */
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

export function conflictError(body: object): ApiError {
  if (!('clash' in body)) return refusedError(409, body, '');
  const { message, clash, clashes = [clash], more = 0 } = body as ClashRefusal;
  return new ClashError(message, clashes, more);
}
