import { hc } from 'hono/client';
import type { BusyTime } from '../domain/reservations/busy-times.ts';
import type { RoomsApi } from '../server/reservations/room-routes.ts';
import { callOptions } from './client.ts';

const client = hc<RoomsApi>('/', callOptions('Obsadenosť sa nepodarilo načítať.'));

/**
 * When a room is taken on the days from `from` to `to`, both included.
 * @throws ApiError when refused or unanswered
 */
export async function findBusyTimes(
  room: string,
  days: { from: string; to: string },
  signal: AbortSignal,
): Promise<BusyTime[]> {
  const call = client.api.rooms[':room'].availability;
  const response = await call.$get({ param: { room }, query: days }, { init: { signal } });
  return (await response.json()).busy;
}
