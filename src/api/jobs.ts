import { hc, type InferResponseType } from 'hono/client';
import type { JobsApi } from '../server/features/jobs/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';

const call = hc<JobsApi>('/', ADMIN_CALLS).api.admin.jobs;

export type Jobs = InferResponseType<typeof call.$get>;

export async function readJobs(): Promise<Jobs> {
  return (await call.$get()).json();
}
