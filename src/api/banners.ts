// Banners of the home page as the staff edit them. All calls throw ApiError when refused or unanswered.
import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { AdminBannersApi } from '../server/features/banners/admin-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES } from './admin-client.ts';
import { kindCalls } from './entries.ts';

const call = hc<AdminBannersApi>('/', ADMIN_CALLS).api.admin.banners;
const changes = hc<AdminBannersApi>('/', ADMIN_CHANGES).api.admin.banners;

type ListQuery = InferRequestType<typeof call.$get>['query'];
/** A banner in the list; for a broken file, only what could be read. */
export type BannerItem = InferResponseType<typeof call.$get>['items'][number];
/** A banner with all that its form needs; for a broken file, only its text. */
type BannerEntry = InferResponseType<(typeof call)[':id']['$get']>;
/** A banner with valid fields. */
export type Banner = Extract<BannerEntry, { is_broken: false }>;

export const banners = kindCalls<BannerEntry, BannerItem, ListQuery>(call, changes);

/**
 * Lets two banners swap places, both or none.
 * @returns the message to show; not `isDone` when somebody else has changed one of them meanwhile
 */
export async function swapBanners(one: BannerItem, other: BannerItem): Promise<{ isDone: boolean; message: string }> {
  const named = ({ id, version }: BannerItem) => ({ id, version: version ?? '' });
  const response = await changes.swap.$post({ json: { banners: [named(one), named(other)] } });
  return { isDone: response.status === 200, ...(await response.json()) };
}
