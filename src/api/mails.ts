import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { MailsApi } from '../server/features/mails/routes.ts';
import { ADMIN_CALLS, type ListPage } from './admin-client.ts';

const call = hc<MailsApi>('/', ADMIN_CALLS).api.admin.mails;

export type UndeliveredMail = InferResponseType<typeof call.$get>['items'][number];

export async function listUndelivered(
  query: InferRequestType<typeof call.$get>['query'],
): Promise<ListPage<UndeliveredMail>> {
  return (await call.$get({ query })).json();
}

/** @returns whether the mail left */
export async function retryMail(id: string): Promise<boolean> {
  return (await (await call[':id'].retry.$post({ param: { id } })).json()).sent;
}
