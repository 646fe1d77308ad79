import { hc } from 'hono/client';
import type { BusyTime } from '../domain/reservations/reservation-time.ts';
import type { RoomsApi } from '../server/features/reservations/room-routes.ts';
import type { ReservationsApi } from '../server/features/reservations/routes.ts';
import { bodyOf, callOptions } from './client.ts';

export const CHECK_FIELDS = 'Prosím, skontrolujte zadané údaje.';

const client = hc<ReservationsApi>('/', callOptions(CHECK_FIELDS));

export interface ReservationBody {
  name: string;
  email: string;
  phone: string;
  eventType: string;
  purpose: string;
  room: string;
  date_from: string;
  time_from: string;
  date_until: string;
  time_until: string;
  attendees: string;
  message: string;
  agreedToTerms: boolean;
  captchaAnswer: number;
  captchaNum1: number;
  captchaNum2: number;
  /** A honeypot: only machines fill it in. */
  website: string;
  filledInMs: number;
}

export interface AcceptedReservation {
  message: string;
  reference: string;
  warnings: string[];
}

/** @param key the same when the call is repeated */
export const sendReservation = (body: ReservationBody, key: string): Promise<AcceptedReservation> =>
  bodyOf(client.api.reservations.$post({ json: body }, { headers: { 'Idempotency-Key': key } }));

const roomsClient = hc<RoomsApi>('/', callOptions('Obsadenosť sa nepodarilo načítať.'));

/** The range includes both days. */
export async function findBusyTimes(
  room: string,
  days: { from: string; to: string },
  signal: AbortSignal,
): Promise<BusyTime[]> {
  const call = roomsClient.api.rooms[':room'].availability;
  return (await bodyOf(call.$get({ param: { room }, query: days }, { init: { signal } }))).busy;
}
