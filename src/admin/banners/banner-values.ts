import { BANNERS, type BannerCall, type BannerSlide } from '../../domain/kinds/banner.ts';
import { typedEnd } from '../../domain/time/typed-span.ts';
import { momentProblems } from '../entries/DateTimeField.tsx';
import { rulesOf } from '../entries/entry-kind.ts';
import { type FormValues, fromFormValues, toFormValues } from '../entries/form-values.ts';
import type { PictureValue } from '../media/PictureField.tsx';

type Plain = Omit<BannerCall, 'id' | 'order' | 'banner_image'>;

export interface BannerValues extends FormValues<Plain> {
  banner_image: PictureValue | null;
}

const isPlain = (field: string): field is keyof Plain => !['id', 'order', 'banner_image'].includes(field);
const PLAIN_FIELDS = Object.keys(BANNERS.schema.shape).filter(isPlain);

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

export const BANNER_RULES = {
  toValues,
  toFields,
  ...rulesOf(BANNERS),
  typingProblems({ from, until: typed }: BannerValues): Record<string, string> {
    const until = typedEnd(from, typed);
    const isTurnedRound = from !== '' && until !== '' && until <= from;
    return {
      ...(isTurnedRound && { until: 'Koniec zobrazovania má byť neskôr ako začiatok.' }),
      ...momentProblems({ from, until }),
    };
  },
};

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
