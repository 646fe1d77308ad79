import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { Role } from '../domain/accounts/permissions.ts';
import type { UsersApi } from '../server/features/users/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { bodyOf, ended } from './client.ts';

const call = hc<UsersApi>('/', ADMIN_CALLS).api.admin.users;

export type Account = InferResponseType<(typeof call)[':id']['$get']>;

export type AccountState = Account['state'];

type AccountQuery = InferRequestType<typeof call.$get>['query'];

export const listAccounts = (query: AccountQuery) => bodyOf(call.$get({ query }));

export const findAccount = (id: string) => bodyOf(call[':id'].$get({ param: { id } }));

/** @param key the same when the call is repeated */
export const inviteUser = (invitation: { name: string; email: string; roles: Role[] }, key: string) =>
  bodyOf(call.$post({ json: invitation }, { headers: { 'Idempotency-Key': key } }));

export const changeAccount = (id: string, change: { roles?: Role[]; blocked?: boolean }) =>
  bodyOf(call[':id'].$patch({ param: { id }, json: change }));

export const deleteAccount = (id: string) => ended(call[':id'].$delete({ param: { id } }));

/** An invited person gets the invitation again. */
export const sendReset = (id: string) => ended(call[':id'].reset.$post({ param: { id } }));

export const endSessionsOf = (id: string) => ended(call[':id'].sessions.$delete({ param: { id } }));
