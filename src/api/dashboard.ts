import { hc, type InferResponseType } from 'hono/client';
import type { DashboardApi } from '../server/features/dashboard/routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { bodyOf, ended } from './client.ts';

const { dashboard, 'first-run': guide } = hc<DashboardApi>('/', ADMIN_CALLS).api.admin;

/** Null where the user has no permission. */
export type House = InferResponseType<typeof dashboard.$get>;

export const readHouse = () => bodyOf(dashboard.$get());

export const dismissGuide = () => ended(guide.$delete());

export const confirmNumbers = () => ended(guide.numbers.$delete());
