import type { DeskReservation } from '../../api/admin-reservations.ts';

/** The stable ids of the rooms (DESIGN 4); their names come from the server. */
export const ROOMS = ['velka-sala', 'mala-sala', 'foyer'] as const satisfies readonly DeskReservation['room'][];
