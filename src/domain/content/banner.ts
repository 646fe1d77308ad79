import { z } from 'zod';
import { type CallFields, dateFields, readCallFields, toCallFields } from '../fields/call-fields.ts';
import { line, linkTarget, picture, wallClock } from '../fields/fields.ts';
import { toEpochMs } from '../time/wall-clock.ts';

/** `content/banners/<id>.json`: one slide of the home page's carousel. It shows from `from` until `until`. */
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

/** The fields in the order in which the files name them. */
export const BANNER_FIELDS = Object.keys(bannerSchema.shape);
/** The fields that hold dates. */
export const BANNER_DATES = dateFields(bannerSchema.shape);
/** Fields that only the server sets. */
const OWN = new Set(['id']);

/** A banner as staff calls carry it; its form sends the same fields back. */
export type BannerCall = CallFields<BannerEntry>;

/** A banner of a file as calls send it. */
export function toBannerCall(banner: BannerEntry): BannerCall {
  return toCallFields(bannerSchema.shape, banner);
}

/** The fields of the file that a call asks for, for the banner's schema to check; those the call does not name are left out. */
export function readBannerCall(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return readCallFields(bannerSchema.shape, body, OWN);
}

/** Messages for the fields that a banner must have. Its form shows them, and calls without a form get the same ones. */
export const BANNER_NEEDS = {
  banner_image: 'Vyberte obrázok.',
  'banner_image.alt_text': 'Opíšte obrázok, alebo ho označte ako dekoratívny.',
  title: 'Napíšte nadpis.',
} as const;
