import { reservedSpan } from '../../../src/domain/reserved-span.ts';
import { AppError } from '../http/app-error.ts';
import type { Services } from '../services.ts';
import { reservationLife, reservationStore } from './reservation-store.ts';
import { type Booking, roomBookings } from './room-bookings.ts';

/** Each round somebody gets through; so many at once do not happen in one house. */
const MAX_ATTEMPTS = 100;

/**
 * Confirms a reservation and gives it its room for its time, both in one commit. Confirming it once more changes nothing.
 * @returns the booking in its way, if there is one
 * @throws AppError invalid (no day), unavailable; StoreError missing, unavailable
 */
export async function confirmReservation(
  services: Pick<Services, 'store' | 'secret' | 'clock'>,
  reference: string,
): Promise<{ clash: Booking | null }> {
  const { store, clock } = services;
  const reservations = reservationStore(services);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { value: reservation, version } = await reservations.require(reference);
    if (reservation.status === 'confirmed') return { clash: null };
    const span = reservedSpan(reservation);
    if (span === null) throw new AppError('invalid', { date_from: ['Bez dátumu sa rezervácia nedá potvrdiť.'] });
    const now = clock.now();
    const added = await roomBookings(store).add(reservation.room, { reference, ...span }, now);
    if ('clash' in added) return added;
    const confirmed = { ...reservation, status: 'confirmed' } as const;
    const write = reservations.put(reference, confirmed, { version }, reservationLife(reservation, now));
    const result = await store.commit([write, ...added.writes]);
    if (result.ok) return { clash: null };
  }
  throw new AppError('unavailable', 'Rezerváciu práve mení niekto iný. Skúste to, prosím, o\u00a0chvíľu.');
}
