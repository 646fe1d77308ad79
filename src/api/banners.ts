import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { AdminBannersApi } from '../server/features/banners/admin-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES } from './admin-client.ts';
import { kindCalls } from './entries.ts';

const call = hc<AdminBannersApi>('/', ADMIN_CALLS).api.admin.banners;
const changes = hc<AdminBannersApi>('/', ADMIN_CHANGES).api.admin.banners;

type ListQuery = InferRequestType<typeof call.$get>['query'];
/** For a broken file it has only what could be read. */
export type BannerItem = InferResponseType<typeof call.$get>['items'][number];
type BannerEntry = InferResponseType<(typeof call)[':id']['$get']>;
export type Banner = Extract<BannerEntry, { is_broken: false }>;

export const banners = kindCalls<BannerEntry, BannerItem, ListQuery>(call, changes);

/** Both change or none does. `isDone` is false when somebody else has changed one. */
export async function swapBanners(one: BannerItem, other: BannerItem): Promise<{ isDone: boolean; message: string }> {
  const named = ({ id, version }: BannerItem) => ({ id, version: version ?? '' });
  const response = await changes.swap.$post({ json: { banners: [named(one), named(other)] } });
  return { isDone: response.status === 200, ...(await response.json()) };
}
