import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { AdminBannersApi } from '../server/features/banners/admin-routes.ts';
import { ADMIN_CHANGES } from './admin-client.ts';
import { kindCalls } from './entries.ts';

const call = hc<AdminBannersApi>('/', ADMIN_CHANGES).api.admin.banners;

type BannerQuery = InferRequestType<typeof call.$get>['query'];
type BannerList = InferResponseType<typeof call.$get>;
/** For a broken file it has only what could be read. */
export type BannerItem = BannerList['items'][number];
type BannerEntry = InferResponseType<(typeof call)[':id']['$get']>;
export type Banner = Extract<BannerEntry, { is_broken: false }>;

export const banners = kindCalls<BannerEntry, BannerList, BannerQuery>(call);

/** Both change or none does. `isDone` is false when somebody else has changed one. */
export async function swapBanners(one: BannerItem, other: BannerItem): Promise<{ isDone: boolean; message: string }> {
  const named = ({ id, version }: BannerItem) => ({ id, version: version ?? '' });
  const response = await call.swap.$post({ json: { banners: [named(one), named(other)] } });
  return { isDone: response.status === 200, ...(await response.json()) };
}
