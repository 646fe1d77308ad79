import { hc, type InferResponseType } from 'hono/client';
import type { PublishingApi } from '../server/publishing/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';

const call = hc<PublishingApi>('/', ADMIN_CALLS).api.admin.publishing;

/** What of the content visitors see, what waits, and how the last builds went. */
export type PublishingState = InferResponseType<typeof call.$get>;
export type Build = PublishingState['runs'][number];
export type WaitingFile = PublishingState['waiting']['items'][number];
export type ContentProblem = PublishingState['problems'][number];

/** @throws ApiError when refused or unanswered, as all calls here */
export async function readPublishing(): Promise<PublishingState> {
  return (await call.$get()).json();
}

/** Has the site built now; answers where that stands. */
export async function publishNow(): Promise<PublishingState> {
  return (await call.$post()).json();
}
