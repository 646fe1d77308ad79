import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { DeletedApi } from '../server/features/deleted/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { bodyOf } from './client.ts';

const call = hc<DeletedApi>('/', ADMIN_CALLS).api.admin.deleted;

export type DeletedEntry = InferResponseType<typeof call.$get>['items'][number];

/** Only what the user may restore, latest first. */
export const listDeleted = (query: InferRequestType<typeof call.$get>['query']) => bodyOf(call.$get({ query }));
