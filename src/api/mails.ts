import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { MailsApi } from '../server/features/mails/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { bodyOf } from './client.ts';

const call = hc<MailsApi>('/', ADMIN_CALLS).api.admin.mails;

export type UndeliveredMail = InferResponseType<typeof call.$get>['items'][number];

type MailQuery = InferRequestType<typeof call.$get>['query'];

export const listUndelivered = (query: MailQuery) => bodyOf(call.$get({ query }));

/** @returns whether the mail left */
export async function retryMail(id: string): Promise<boolean> {
  return (await bodyOf(call[':id'].retry.$post({ param: { id } }))).sent;
}
