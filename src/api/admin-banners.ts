// Banners of the home page as the staff edit them. All calls throw ApiError when refused or unanswered.
import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { isRecord } from '../domain/fields/same-value.ts';
import type { AdminBannersApi } from '../server/features/banners/admin-routes.ts';
import { ADMIN_CALLS, ADMIN_CHANGES } from './admin-client.ts';
import { conflict, type DeleteAnswer, type SaveAnswer, saved } from './admin-content.ts';

const call = hc<AdminBannersApi>('/', ADMIN_CALLS).api.admin.banners;
const changes = hc<AdminBannersApi>('/', ADMIN_CHANGES).api.admin.banners;

type BannerList = InferResponseType<typeof call.$get>;
/** A banner in the list; for a broken file, only what could be read. */
export type BannerItem = BannerList['items'][number];
/** A banner with all that its form needs; for a broken file, only its text. */
export type BannerEntry = InferResponseType<(typeof call)[':id']['$get']>;
/** A banner with valid fields. */
export type Banner = Extract<BannerEntry, { is_broken: false }>;

type Fields = Record<string, unknown>;

export async function listBanners(query: InferRequestType<typeof call.$get>['query']): Promise<BannerList> {
  return (await call.$get({ query })).json();
}

export async function findBanner(id: string): Promise<BannerEntry> {
  return (await call[':id'].$get({ param: { id } })).json();
}

/** @param key names this banner, so that it can be sent again when the answer was lost */
export async function createBanner(fields: Fields, key: string): Promise<{ id: number }> {
  return (await call.$post({ json: fields }, { headers: { 'Idempotency-Key': key } })).json();
}

/** @param fields the fields to be changed */
export async function changeBanner(
  id: string,
  version: string | null,
  fields: unknown,
): Promise<SaveAnswer<BannerEntry>> {
  const response = await changes[':id'].$put({
    param: { id },
    json: { ...(isRecord(fields) && fields), version: version ?? '' },
  });
  return response.status === 200 ? saved(await response.json()) : conflict(await response.json());
}

/**
 * Lets two banners swap places, both or none.
 * @returns the message to show; not `isDone` when somebody else has changed one of them meanwhile
 */
export async function swapBanners(one: BannerItem, other: BannerItem): Promise<{ isDone: boolean; message: string }> {
  const named = ({ id, version }: BannerItem) => ({ id, version: version ?? '' });
  const response = await changes.swap.$post({ json: { banners: [named(one), named(other)] } });
  return { isDone: response.status === 200, ...(await response.json()) };
}

export async function deleteBanner(id: string, version: string): Promise<DeleteAnswer> {
  const response = await changes[':id'].$delete({ param: { id }, query: { version } });
  if (response.status === 200) return { outcome: 'saved', revision: (await response.json()).revision };
  return { outcome: 'conflict', message: (await response.json()).message };
}
