import { hc, type InferResponseType } from 'hono/client';
import type { DashboardApi } from '../server/features/dashboard/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';

const { dashboard, 'first-run': guide } = hc<DashboardApi>('/', ADMIN_CALLS).api.admin;

/** The state of the site and its people; null what the user has no permission for. */
export type House = InferResponseType<typeof dashboard.$get>;

/** @throws ApiError when refused or unanswered, as all calls here */
export async function readHouse(): Promise<House> {
  return (await dashboard.$get()).json();
}

/** Puts the guide of a new centre away, for everybody. */
export async function putGuideAway(): Promise<void> {
  await guide.$delete();
}
