import { type Permission, permissionsOf, type Role } from '../../../../domain/accounts/permissions.ts';
import type { Room } from '../../../../domain/content/rooms.ts';
import type { Interval } from '../../../../domain/time/wall-clock.ts';
import { firstOccupants, type OccupancyServices, type Occupant, occupantsIn } from './occupants.ts';
import { readPlan } from './planned-events.ts';

/** Several years of a very busy centre, well below the largest answer that a function of the host may send. */
const MOST = 3000;

export const MAY_NOT_OVERRIDE = 'Obsadenú miestnosť môže prideliť len správca.';

/** What a person may do about rooms that are taken. */
export interface RoomRights {
  /** Whether they may read who hires a room, and why one is blocked. */
  readsHires: boolean;
  /** Whether they may take a room that is taken. */
  overrides: boolean;
}

export function roomRights(roles: readonly Role[]): RoomRights {
  const permissions = permissionsOf(roles);
  const may = (permission: Permission) => permissions.includes(permission);
  return { readsHires: may('manage_reservations'), overrides: may('override_clashes') };
}

/**
 * What stands in rooms at a time, or waits for them, in order of time, and how much more there is.
 * @throws StoreError unavailable
 */
export async function readOccupancy(
  services: OccupancyServices,
  rooms: readonly Room[],
  span: Interval,
  rights: RoomRights,
): Promise<{ items: Occupant[]; more: number }> {
  const { events } = await readPlan(services, span);
  const { shown, more } = firstOccupants(await occupantsIn(services, events, rooms, span), MOST);
  return { items: shown.map((occupant) => shownTo(rights, occupant)), more };
}

/** An occupant without the words that may name a person, for those who do not manage reservations. */
export function shownTo({ readsHires }: RoomRights, occupant: Occupant): Occupant {
  if (readsHires || occupant.kind === 'event') return occupant;
  return { ...occupant, title: occupant.kind === 'block' ? 'Zablokovaná miestnosť' : 'Prenájom' };
}
