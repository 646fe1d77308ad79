import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { Role } from '../domain/accounts/permissions.ts';
import type { UsersApi } from '../server/features/users/routes.ts';
import { ADMIN_CALLS, type ListPage } from './admin-client.ts';

const call = hc<UsersApi>('/', ADMIN_CALLS).api.admin.users;

export type Account = InferResponseType<(typeof call)[':id']['$get']>;

export type AccountState = Account['state'];

type AccountQuery = InferRequestType<typeof call.$get>['query'];

export async function listAccounts(query: AccountQuery): Promise<ListPage<Account>> {
  return (await call.$get({ query })).json();
}

export async function findAccount(id: string): Promise<Account> {
  return (await call[':id'].$get({ param: { id } })).json();
}

/** @param key the same when the call is repeated */
export async function inviteUser(
  invitation: { name: string; email: string; roles: Role[] },
  key: string,
): Promise<Account> {
  return (await call.$post({ json: invitation }, { headers: { 'Idempotency-Key': key } })).json();
}

export async function changeAccount(id: string, change: { roles?: Role[]; blocked?: boolean }): Promise<Account> {
  return (await call[':id'].$patch({ param: { id }, json: change })).json();
}

export async function deleteAccount(id: string): Promise<void> {
  await call[':id'].$delete({ param: { id } });
}

/** An invited person gets the invitation again. */
export async function sendReset(id: string): Promise<void> {
  await call[':id'].reset.$post({ param: { id } });
}

export async function endSessionsOf(id: string): Promise<void> {
  await call[':id'].sessions.$delete({ param: { id } });
}
