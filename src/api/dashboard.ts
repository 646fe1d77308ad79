import { hc, type InferResponseType } from 'hono/client';
import type { DashboardApi } from '../server/features/dashboard/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';

const { dashboard, 'first-run': guide } = hc<DashboardApi>('/', ADMIN_CALLS).api.admin;

/** Null where the user has no permission. */
export type House = InferResponseType<typeof dashboard.$get>;

export async function readHouse(): Promise<House> {
  return (await dashboard.$get()).json();
}

export async function dismissGuide(): Promise<void> {
  await guide.$delete();
}
