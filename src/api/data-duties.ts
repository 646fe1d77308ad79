import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { DataDutiesApi } from '../server/features/data-duties/routes.ts';
import { ADMIN_CALLS, ADMIN_FILES, downloadFile } from './admin-client.ts';

const call = hc<DataDutiesApi>('/', ADMIN_CALLS).api.admin['data-subject'];
const answerCall = hc<DataDutiesApi>('/', ADMIN_FILES).api.admin['data-subject'].answer;

/** At least one of the three. */
export type Person = InferRequestType<typeof call.$post>['json'];

export type PersonalData = InferResponseType<typeof call.$post>;

export type Erasure = InferResponseType<typeof call.erasure.$post>;

export async function findPersonalData(who: Person): Promise<PersonalData> {
  return (await call.$post({ json: who })).json();
}

export function downloadAnswer(request: Person & { confirmed: string[] }): Promise<void> {
  return downloadFile(answerCall.$post({ json: request }), 'odpoved-osobne-udaje.pdf');
}

/** @param request `confirmed`: reservations, found by telephone or name, that are this person's */
export async function erasePersonalData(request: Person & { confirmed: string[] }): Promise<Erasure> {
  return (await call.erasure.$post({ json: request })).json();
}

export function personText({ email, phone, name }: Person): string {
  return [email, phone, name].filter((part) => part !== null && part !== undefined).join(', ');
}
