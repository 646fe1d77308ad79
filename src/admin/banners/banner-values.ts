// A banner as its form holds it, and as calls take it.
import type { BannerSlide } from '../../components/carousel/BannerCarousel.tsx';
import {
  BANNER_FIELDS,
  BANNER_NEEDS,
  type BannerCall,
  bannerSchema,
  readBannerCall,
} from '../../domain/content/banner.ts';
import { typedEnd } from '../../domain/time/typed-span.ts';
import { momentProblems } from '../entries/DateTimeField.tsx';
import { type FormValues, fromFormValues, toFormValues } from '../entries/form-values.ts';
import type { PictureValue } from '../media/PictureField.tsx';
import { BANNER_FIELD_NAMES } from '../shared/entry-field-names.ts';

type Plain = Omit<BannerCall, 'id' | 'order' | 'banner_image'>;

/** Dates are wall clocks in Bratislava, `2026-12-05T18:00`; the end may lack its day. */
export interface BannerValues extends FormValues<Plain> {
  banner_image: PictureValue | null;
}

const isPlain = (field: string): field is keyof Plain => !['id', 'order', 'banner_image'].includes(field);
const PLAIN_FIELDS = BANNER_FIELDS.filter(isPlain);

function toValues(banner: Partial<BannerCall>): BannerValues {
  return { ...toFormValues<Plain>(PLAIN_FIELDS, banner), banner_image: banner.banner_image ?? null };
}

function toFields({ banner_image, ...texts }: BannerValues): Record<string, unknown> {
  const until = typedEnd(texts.from, texts.until);
  return {
    ...fromFormValues({ ...texts, until }),
    banner_image: banner_image === null ? null : withoutUndefined(banner_image),
  };
}

function withoutUndefined(picture: PictureValue): object {
  return Object.fromEntries(Object.entries(picture).filter(([, value]) => value !== undefined));
}

export const NEW_BANNER = toValues({});

/** How the form's values become a banner and are checked. */
export const BANNER_RULES = {
  toValues,
  toFields,
  schema: bannerSchema,
  // The server gives a new banner its number and its place.
  toJudged: (fields: unknown) => ({ ...readBannerCall({ ...(fields as object) }), id: 1, order: 1 }),
  needs: BANNER_NEEDS,
  wrong: { link: 'Vyberte podujatie alebo stránku zo zoznamu, alebo vložte celú adresu, ktorá sa začína na https://.' },
  fieldNames: BANNER_FIELD_NAMES,
  typingProblems({ from, until: typed }: BannerValues): Record<string, string> {
    const until = typedEnd(from, typed);
    const isTurnedRound = from !== '' && until !== '' && until <= from;
    return {
      ...(isTurnedRound && { until: 'Koniec zobrazovania má byť neskôr ako začiatok.' }),
      ...momentProblems({ from, until }),
    };
  },
};

/** The slide of the home page that these values make; null while the form has no picture. */
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
