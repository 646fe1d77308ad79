import { z } from 'zod';
import { toEpochMs } from '../time/time.ts';
import { line, linkTarget, picture, wallClock } from './fields.ts';

/** `content/banners/<id>.json`: one slide of the home page's carousel (SPEC 2.4, 3). `from`–`until` is when it shows. */
export const bannerSchema = z.strictObject({
  id: z.int('číslo bannera je celé číslo').positive('číslo bannera musí byť väčšie ako 0'),
  title: line(120),
  label: line(120).optional(),
  text: line(300).optional(),
  link: linkTarget.optional(),
  action: line(40).optional(),
  order: z.int('poradie je celé číslo'),
  from: wallClock.optional(),
  until: wallClock.optional(),
  banner_image: picture,
});

export type BannerEntry = z.infer<typeof bannerSchema>;

/** True when a banner is to be shown at a moment (epoch milliseconds). */
export function isShown(banner: BannerEntry, nowMs: number): boolean {
  if (banner.from !== undefined && toEpochMs(banner.from) > nowMs) return false;
  return banner.until === undefined || toEpochMs(banner.until) > nowMs;
}
