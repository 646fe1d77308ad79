import { z } from 'zod';
import type { CallFields } from '../fields/call-fields.ts';
import { line, linkTarget, type Picture, picture, wallClock } from '../fields/fields.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import { numberedKind } from './kind.ts';

const schema = z.strictObject({
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

export type BannerEntry = z.infer<typeof schema>;

export type BannerCall = CallFields<BannerEntry>;

export const BANNERS = numberedKind<'banners', BannerEntry>({
  name: 'banners',
  schema,
  permission: 'manage_banners',
  git: { one: 'banner', added: 'Add a banner' },
  words: {
    one: 'Banner',
    all: 'Všetky bannery',
    allDeleted: 'Zmazané bannery',
    fileName: 'banner sa volá podľa svojho čísla, napríklad banners/1.json',
    otherNumber: 'číslo bannera má byť to isté ako v\u00a0názve súboru',
    notFound: 'Banner sa nenašiel. Možno ho medzitým niekto zmazal.',
    noSuchRevision: 'V\u00a0tejto verzii banner nie je.',
    deleted: 'Banner je zmazaný.',
    restored: 'Banner je späť.',
    restoring: (title) => ({
      title: 'Vrátiť banner?',
      text: `„${title}“ sa vráti na svoje miesto v\u00a0poradí. Ukáže sa v\u00a0dňoch, ktoré má nastavené.`,
      confirmLabel: 'Vrátiť banner',
    }),
  },
  fields: {
    id: { name: 'Číslo bannera' },
    title: { name: 'Nadpis', missing: 'Napíšte nadpis.' },
    label: { name: 'Riadok nad nadpisom' },
    text: { name: 'Text' },
    link: {
      name: 'Odkaz',
      wrong: 'Vyberte podujatie alebo stránku zo zoznamu, alebo vložte celú adresu, ktorá sa začína na https://.',
    },
    action: { name: 'Nápis na tlačidle' },
    order: { name: 'Poradie' },
    from: { name: 'Zobrazovať od' },
    until: { name: 'Zobrazovať do' },
    banner_image: { name: 'Obrázok', missing: 'Vyberte obrázok.' },
    'banner_image.image_path': { name: 'Obrázok' },
    'banner_image.alt_text': {
      name: 'Opis obrázka',
      missing: 'Opíšte obrázok, alebo ho označte ako dekoratívny.',
    },
  },
  searched: ['title', 'label', 'text'],
  byPlace: (one, other) => one.order - other.order || one.id - other.id,
  picturesOf: ({ banner_image }) => ({ 'banner_image.image_path': banner_image.image_path }),
  given: (others) => ({ order: Math.max(0, ...others.map(({ order }) => order)) + 1 }),
});

export function isShown({ from, until }: BannerEntry, nowMs: number): boolean {
  if (from !== undefined && toEpochMs(from) > nowMs) return false;
  return until === undefined || toEpochMs(until) > nowMs;
}

export interface BannerSlide {
  id: number;
  title: string;
  link: string | null;
  label: string | null;
  text: string | null;
  action: string | null;
  banner_image: Picture;
}

export function toSlide(banner: BannerEntry): BannerSlide {
  const { id, title, link = null, label = null, text = null, action = null, banner_image } = banner;
  return { id, title, link, label, text, action, banner_image };
}
