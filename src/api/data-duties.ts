import { hc, type InferResponseType } from 'hono/client';
import type { DataDutiesApi } from '../../netlify/server/data-duties/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';

const call = hc<DataDutiesApi>('/', ADMIN_CALLS).api.admin['data-subject'];

/** All that is held about an e-mail address. */
export type PersonalData = InferResponseType<typeof call.$post>;

/** What became of each record. */
export type Erasure = InferResponseType<typeof call.erasure.$post>;

/** @throws ApiError when refused or unanswered, as all calls here */
export async function findPersonalData(email: string): Promise<PersonalData> {
  return (await call.$post({ json: { email } })).json();
}

export async function erasePersonalData(email: string): Promise<Erasure> {
  return (await call.erasure.$post({ json: { email } })).json();
}
