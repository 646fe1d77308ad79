import { hc, type InferResponseType } from 'hono/client';
import type { PublishingApi } from '../server/features/publishing/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';

const call = hc<PublishingApi>('/', ADMIN_CALLS).api.admin.publishing;

export type PublishingState = InferResponseType<typeof call.$get>;
export type Build = PublishingState['runs'][number];
export type WaitingFile = PublishingState['waiting']['items'][number];
export type ContentProblem = PublishingState['problems'][number];

export async function readPublishing(): Promise<PublishingState> {
  return (await call.$get()).json();
}

export async function publishNow(): Promise<PublishingState> {
  return (await call.$post()).json();
}
