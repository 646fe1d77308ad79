import { hc, type InferResponseType } from 'hono/client';
import type { ReservationLinkApi } from '../server/features/reservations/routes.ts';
import { callOptions } from './client.ts';

const READ_FAILED = 'Rezerváciu sa nepodarilo načítať. Skontrolujte, prosím, pripojenie a\u00a0skúste to znova.';
const CANCEL_FAILED = 'Rezerváciu sa nepodarilo zrušiť. Skontrolujte, prosím, pripojenie a\u00a0skúste to znova.';

const call = (defaultMessage: string) =>
  hc<ReservationLinkApi>('/', callOptions(defaultMessage, { asVisitor: true })).api.reservations.cancel[':token'];

const readCall = call(READ_FAILED);
const cancelCall = call(CANCEL_FAILED);

/** What the holder of a link may see of a reservation. */
export type CancellableReservation = InferResponseType<typeof readCall.$get>;

/** @throws ApiError when refused (404: the link is not valid) or unanswered */
export async function readCancellable(token: string): Promise<CancellableReservation> {
  return (await readCall.$get({ param: { token } })).json();
}

/**
 * Cancels the reservation.
 * @returns the server's message
 * @throws ApiError when refused (409: too late) or unanswered
 */
export async function cancelReservation(token: string): Promise<string> {
  return (await (await cancelCall.$post({ param: { token } })).json()).message;
}
