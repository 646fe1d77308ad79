import { hc, type InferResponseType } from 'hono/client';
import type { ReservationLinkApi } from '../server/features/reservations/routes.ts';
import { bodyOf, callOptions, messageOf } from './client.ts';

const READ_FAILED = 'Rezerváciu sa nepodarilo načítať. Skontrolujte, prosím, pripojenie a\u00a0skúste to znova.';
const CANCEL_FAILED = 'Rezerváciu sa nepodarilo zrušiť. Skontrolujte, prosím, pripojenie a\u00a0skúste to znova.';

const call = (defaultMessage: string) =>
  hc<ReservationLinkApi>('/', callOptions(defaultMessage, { asVisitor: true })).api.reservations.cancel[':token'];

const readCall = call(READ_FAILED);
const cancelCall = call(CANCEL_FAILED);

export type CancellableReservation = InferResponseType<typeof readCall.$get>;

/** @throws ApiError with 404 when the link is not valid */
export const readCancellable = (token: string) => bodyOf(readCall.$get({ param: { token } }));

/**
 * @returns the server's message
 * @throws ApiError with 409 when it is too late
 */
export const cancelReservation = (token: string) => messageOf(cancelCall.$post({ param: { token } }));
