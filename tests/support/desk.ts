import type { Reservation } from '../../src/domain/reservations/reservation.ts';
import { changeReservation } from '../../src/server/features/reservations/desk/change-reservation.ts';
import {
  newReference,
  reservationLife,
  reservationStore,
} from '../../src/server/features/reservations/reservation-store.ts';
import type { Occupant } from '../../src/server/features/reservations/rooms/occupants.ts';
import type { Services } from '../../src/server/services.ts';
import { makeReservation } from './make-reservation.ts';

/** @returns the reference number */
export async function keepReservation(services: Services, fields: Partial<Reservation> = {}): Promise<string> {
  const reference = newReference(services.random, services.clock.now());
  const reservation = makeReservation(fields);
  const result = await services.store.commit([
    reservationStore(services).put(
      reference,
      reservation,
      'absent',
      reservationLife(reservation, services.clock.now()),
    ),
  ]);
  if (!result.ok) throw new Error(`${reference} is taken`);
  return reference;
}

/** @returns what is in its way */
export async function confirmReservation(
  services: Services,
  reference: string,
  { override = false } = {},
): Promise<{ clash: Occupant | null }> {
  const by = { actor: 'u'.repeat(32), visitor: null, mayOverride: override };
  const result = await changeReservation(services, reference, { status: 'confirmed', override }, by);
  return { clash: result.outcome === 'clash' ? result.clash : null };
}
