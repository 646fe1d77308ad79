import { hc } from 'hono/client';
import type { ReservationsApi } from '../server/reservations/routes.ts';
import { callOptions } from './client.ts';

/** Message of a refused request when the server gives none (SPEC 8). */
export const CHECK_FIELDS = 'Prosím, skontrolujte zadané údaje.';

const client = hc<ReservationsApi>('/', callOptions(CHECK_FIELDS));

/** The fields of the form by their names in SPEC 3, as text; what is left empty is an empty text. */
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
  /** Filled in only by machines. */
  website: string;
  /** How long the form was open. */
  filledInMs: number;
}

export interface AcceptedReservation {
  message: string;
  reference: string;
  /** Slovak sentences. */
  warnings: string[];
}

/**
 * Asks for a reservation.
 * @param key names this very request, so that it can be sent again when its answer was lost
 * @throws ApiError when refused or unanswered
 */
export async function sendReservation(body: ReservationBody, key: string): Promise<AcceptedReservation> {
  const response = await client.api.reservations.$post({ json: body }, { headers: { 'Idempotency-Key': key } });
  return response.json();
}
