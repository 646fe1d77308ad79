// A banner as the admin area sends and gets it: dates as ISO with offset, null for what is not there.
import type { JudgedFile } from '../../content-files/judge-content-file.ts';
import { type BannerEntry, bannerSchema } from '../../domain/content/banner.ts';
import type { Picture } from '../../domain/content/fields.ts';
import { toOffsetIso, toWallClock } from '../../domain/time/time.ts';

export interface AdminBanner {
  id: number;
  title: string;
  label: string | null;
  text: string | null;
  link: string | null;
  action: string | null;
  order: number;
  /** It shows from then … */
  from: string | null;
  /** … until then. */
  until: string | null;
  banner_image: Picture;
}

/** In the order in which files of this house name them. */
const BANNER_FIELDS = Object.keys(bannerSchema.shape);
export const BANNER_DATES: ReadonlySet<string> = new Set(['from', 'until']);

export function toAdminBanner(banner: BannerEntry): AdminBanner {
  const instant = (wallClock: string | undefined) => (wallClock === undefined ? null : toOffsetIso(wallClock));
  return {
    id: banner.id,
    title: banner.title,
    label: banner.label ?? null,
    text: banner.text ?? null,
    link: banner.link ?? null,
    action: banner.action ?? null,
    order: banner.order,
    from: instant(banner.from),
    until: instant(banner.until),
    banner_image: banner.banner_image,
  };
}

export function adminBannerOf({ content }: JudgedFile): AdminBanner | null {
  return content?.kind === 'banners' ? toAdminBanner(content.banner) : null;
}

/**
 * The fields of the file that a body asks for, to be judged by the banner's schema. Fields the body does not name are left
 * out; null and empty texts take a field away.
 */
export function readBannerFields(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = BANNER_FIELDS.filter((field) => field !== 'id' && body[field] !== undefined);
  return Object.fromEntries(named.map((field) => [field, toFileValue(field, body[field])]));
}

function toFileValue(field: string, value: unknown): unknown {
  if (value === null || (value === '' && field !== 'title')) return undefined;
  return BANNER_DATES.has(field) && typeof value === 'string' ? toWallClock(value) : value;
}
