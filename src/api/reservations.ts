import { hc } from 'hono/client';
import type { ReservationsApi } from '../../netlify/server/reservations/routes.ts';
import { callOptions } from './client.ts';

/** Message of a failed call when no answer came, or none that can be read. */
const NO_ANSWER =
  'Nepodarilo sa spojiť so serverom. Skontrolujte, prosím, pripojenie na internet a\u00a0skúste to znova.';

const client = hc<ReservationsApi>('/', callOptions(NO_ANSWER));

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
  captchaAnswer: string;
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
