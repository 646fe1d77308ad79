import { hc, type InferResponseType } from 'hono/client';
import type { PublishingApi } from '../server/features/publishing/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { bodyOf } from './client.ts';

const call = hc<PublishingApi>('/', ADMIN_CALLS).api.admin.publishing;

export type PublishingState = InferResponseType<typeof call.$get>;
export type Build = PublishingState['runs'][number];
export type WaitingFile = PublishingState['waiting']['items'][number];
export type ContentProblem = PublishingState['problems'][number];

export const readPublishing = () => bodyOf(call.$get());

export const publishNow = () => bodyOf(call.$post());
