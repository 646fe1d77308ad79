import { type BannerItem, changeBanner } from '../../api/admin-banners.ts';

/**
 * Lets two banners beside each other change their places.
 * @returns false when somebody else has changed one of them meanwhile
 * @throws ApiError
 */
export async function swapBanners(one: BannerItem, other: BannerItem): Promise<boolean> {
  const [oneOrder = 0, otherOrder = 0] = [one.order, other.order];
  // Those of equal number stand in the order of their ids, which no swap would change.
  const places =
    oneOrder === otherOrder ? [one.id < other.id ? otherOrder + 1 : otherOrder - 1] : [otherOrder, oneOrder];
  for (const [at, order] of places.entries()) {
    const banner = at === 0 ? one : other;
    const answer = await changeBanner(String(banner.id), banner.version ?? '', { order });
    if (answer.outcome === 'conflict') return false;
  }
  return true;
}
