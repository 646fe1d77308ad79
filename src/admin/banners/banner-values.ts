// A banner as its form holds it, and as the calls take it.
import type { Banner } from '../../api/admin-banners.ts';
import { BANNER_NEEDS } from '../../domain/content/needs.ts';
import type { BannerSlide } from '../../islands/carousel/BannerCarousel.tsx';
import { momentProblem } from '../entries/moment-problem.ts';
import type { PictureValue } from '../media/PictureField.tsx';

export interface BannerValues {
  title: string;
  label: string;
  text: string;
  link: string;
  action: string;
  /** Wall-clock values in Bratislava, `2026-12-05T18:00`; '' for none. */
  from: string;
  until: string;
  banner_image: PictureValue | null;
}

/** What is saved; null takes a field away. */
export type BannerFields = Record<keyof BannerValues, unknown>;

/** Names for people, also of what forms and histories show. */
export const BANNER_FIELD_NAMES = {
  title: 'Nadpis',
  label: 'Riadok nad nadpisom',
  text: 'Text',
  link: 'Odkaz',
  action: 'Nápis na tlačidle',
  from: 'Zobrazovať od',
  until: 'Zobrazovať do',
  order: 'Poradie',
  banner_image: 'Obrázok',
} as const;

export const NEW_BANNER: BannerValues = {
  title: '',
  label: '',
  text: '',
  link: '',
  action: '',
  from: '',
  until: '',
  banner_image: null,
};

const WALL_CLOCK_LENGTH = '2026-12-05T18:00'.length;

export function toValues(banner: Banner): BannerValues {
  // Calls send Bratislava's time with its offset, so that the wall clock stands at the beginning.
  const wallClock = (instant: string | null) => instant?.slice(0, WALL_CLOCK_LENGTH) ?? '';
  return {
    title: banner.title,
    label: banner.label ?? '',
    text: banner.text ?? '',
    link: banner.link ?? '',
    action: banner.action ?? '',
    from: wallClock(banner.from),
    until: wallClock(banner.until),
    banner_image: banner.banner_image,
  };
}

export function toFields({ banner_image, ...texts }: BannerValues): BannerFields {
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    title: texts.title.trim(),
    label: orNull(texts.label),
    text: orNull(texts.text),
    link: orNull(texts.link),
    action: orNull(texts.action),
    from: orNull(texts.from),
    until: orNull(texts.until),
    banner_image: banner_image === null ? null : withoutUndefined(banner_image),
  };
}

/** The slide of the home page that the form would make; null while it has no picture. */
export function toSlide({ banner_image, title, ...texts }: BannerValues): BannerSlide | null {
  if (banner_image === null) return null;
  const { image_path, alt_text, width = 0, height = 0, focus } = banner_image;
  return {
    id: 0,
    title: title || 'Nadpis bannera',
    label: texts.label || null,
    text: texts.text || null,
    link: texts.link || null,
    action: texts.action || null,
    banner_image: { image_path, alt_text: alt_text ?? '', width, height, focus },
  };
}

/** Messages by field, in the order of the form, of what would be refused; the server's own rules come with saving. */
export function validateBanner({ title, from, until, banner_image }: BannerValues): Record<string, string> {
  const [fromProblem, untilProblem] = [momentProblem(from), momentProblem(until)];
  return {
    ...(banner_image === null && { banner_image: BANNER_NEEDS.banner_image }),
    ...(banner_image?.alt_text === null && { 'banner_image.alt_text': BANNER_NEEDS['banner_image.alt_text'] }),
    ...(title.trim() === '' && { title: BANNER_NEEDS.title }),
    ...(from !== '' && until !== '' && until <= from && { until: 'Koniec zobrazovania má byť neskôr ako začiatok.' }),
    ...(fromProblem !== null && { from: fromProblem }),
    ...(untilProblem !== null && { until: untilProblem }),
  };
}

function withoutUndefined(picture: PictureValue): object {
  return Object.fromEntries(Object.entries(picture).filter(([, value]) => value !== undefined));
}
