import { hc, type InferResponseType } from 'hono/client';
import type { JobsApi } from '../server/features/jobs/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { bodyOf } from './client.ts';

const call = hc<JobsApi>('/', ADMIN_CALLS).api.admin.jobs;

export type Jobs = InferResponseType<typeof call.$get>;

export const readJobs = () => bodyOf(call.$get());
