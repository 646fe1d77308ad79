import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { DataDutiesApi } from '../server/features/data-duties/routes.ts';
import { ADMIN_CALLS, ADMIN_FILES, downloadFile } from './admin-client.ts';
import { bodyOf } from './client.ts';

const call = hc<DataDutiesApi>('/', ADMIN_CALLS).api.admin['data-subject'];
const answerCall = hc<DataDutiesApi>('/', ADMIN_FILES).api.admin['data-subject'].answer;

/** At least one of the three. */
export type Person = InferRequestType<typeof call.$post>['json'];

export type PersonalData = InferResponseType<typeof call.$post>;

export type Erasure = InferResponseType<typeof call.erasure.$post>;

export const findPersonalData = (who: Person) => bodyOf(call.$post({ json: who }));

export const downloadAnswer = (request: Person & { confirmed: string[] }) =>
  downloadFile(answerCall.$post({ json: request }), 'odpoved-osobne-udaje.pdf');

/** @param request `confirmed`: reservations, found by telephone or name, that are this person's */
export const erasePersonalData = (request: Person & { confirmed: string[] }) =>
  bodyOf(call.erasure.$post({ json: request }));

export function personText({ email, phone, name }: Person): string {
  return [email, phone, name].filter((part) => part !== null && part !== undefined).join(', ');
}
