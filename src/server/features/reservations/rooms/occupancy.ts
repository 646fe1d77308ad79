import { type Permission, permissionsOf, type Role } from '../../../../domain/accounts/permissions.ts';
import type { Room } from '../../../../domain/content/rooms.ts';
import type { Interval } from '../../../../domain/time/wall-clock.ts';
import { firstOccupants, type OccupancyServices, type Occupant, occupantsIn } from './occupants.ts';
import { readPlan } from './planned-events.ts';

/** Well below the largest answer of the host. */
const MOST = 3000;

export const MAY_NOT_OVERRIDE = 'Obsadenú miestnosť môže prideliť len správca.';

export interface RoomRights {
  /** Whether they may read who hires a room. */
  readsHires: boolean;
  overrides: boolean;
}

export function roomRights(roles: readonly Role[]): RoomRights {
  const permissions = permissionsOf(roles);
  const may = (permission: Permission) => permissions.includes(permission);
  return { readsHires: may('manage_reservations'), overrides: may('override_clashes') };
}

export async function readOccupancy(
  services: OccupancyServices,
  rooms: readonly Room[],
  span: Interval,
  rights: RoomRights,
): Promise<{ items: Occupant[]; more: number }> {
  const { events } = await readPlan(services, span);
  const { shown, more } = firstOccupants(await occupantsIn(services, events, rooms, span), MOST);
  return { items: shown.map((occupant) => redactFor(rights, occupant)), more };
}

export function redactFor({ readsHires }: RoomRights, occupant: Occupant): Occupant {
  if (readsHires || occupant.kind === 'event') return occupant;
  return { ...occupant, title: occupant.kind === 'block' ? 'Zablokovaná miestnosť' : 'Prenájom' };
}
