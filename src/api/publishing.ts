import { hc, type InferResponseType } from 'hono/client';
import type { PublishingApi } from '../server/features/publishing/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';

const call = hc<PublishingApi>('/', ADMIN_CALLS).api.admin.publishing;

/** Which content visitors see, which content waits, and how the last builds went. */
export type PublishingState = InferResponseType<typeof call.$get>;
export type Build = PublishingState['runs'][number];
export type WaitingFile = PublishingState['waiting']['items'][number];
export type ContentProblem = PublishingState['problems'][number];

/** @throws ApiError when refused or unanswered, as all calls here */
export async function readPublishing(): Promise<PublishingState> {
  return (await call.$get()).json();
}

/** Starts a build of the site; answers its state. */
export async function publishNow(): Promise<PublishingState> {
  return (await call.$post()).json();
}
