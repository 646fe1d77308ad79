import { z } from 'zod';
import { ACCESS_FEATURES } from '../events/event-access.ts';
import { EVENT_STATUSES, MAX_DATES, TICKETS } from '../events/event-dates.ts';
import { eventSource } from '../events/event-source.ts';
import type { CallFields } from '../fields/call-fields.ts';
import { latitude, line, longitude, pictureFocus, picturePath, slug, wallClock, webAddress } from '../fields/fields.ts';
import { cleanLine } from '../words/clean-text.ts';
import type { FieldDescription } from './kind.ts';

export const SOCIAL_PLATFORMS = ['website', 'facebook', 'instagram', 'youtube', 'twitter'] as const;

export const ADMISSION = 'napíšte true (platené) alebo false (zadarmo)';

export const MAX_DATE_KEY = 9999;
const MAX_AGE = 120;
const MOST_MINUTES = 24 * 60;

const status = z.enum(EVENT_STATUSES, `vyberte ${EVENT_STATUSES.join(' alebo ')}`);
const tickets = z.enum(TICKETS, `vyberte jedno z: ${TICKETS.join(', ')}`);
const dateKey = z
  .int('číslo termínu je celé číslo')
  .positive('číslo termínu musí byť väčšie ako 0')
  .max(MAX_DATE_KEY, `číslo termínu smie byť najviac ${MAX_DATE_KEY}`);
const age = z.int('vek je celé číslo').min(0, 'vek nesmie byť záporný').max(MAX_AGE, `vek smie byť najviac ${MAX_AGE}`);

export const dateFieldsOfRow = {
  key: dateKey,
  start_date: wallClock,
  end_date: wallClock.optional(),
  status: status.optional(),
  previous_start_date: wallClock.optional(),
  tickets: tickets.optional(),
};

const eventDate = z.strictObject(dateFieldsOfRow, 'termín sa píše ako údaje key, start_date a\u00a0ďalšie');

export type EventDateEntry = z.infer<typeof eventDate>;

const minutes = z
  .int('napíšte celý počet minút')
  .min(0, 'počet minút nesmie byť záporný')
  .max(MOST_MINUTES, `najviac ${MOST_MINUTES} minút, teda jeden deň`);

const roomFields = {
  rooms: z
    .array(slug, 'napíšte zoznam miestností, ich id sú v\u00a0rooms.json')
    .max(20, 'najviac 20 miestností')
    .refine((ids) => new Set(ids).size === ids.length, 'jedna miestnosť je tu dvakrát')
    .optional(),
  setup_minutes: minutes.optional(),
  teardown_minutes: minutes.optional(),
  /** false: an idea, whose rooms stay free. */
  holds_rooms: z.boolean('napíšte true alebo false').optional(),
};

/** Without the rules between fields, which are in `domain/events/event-file.ts`. */
export const fileSchema = z.strictObject({
  id: z.int('číslo podujatia je celé číslo').positive('číslo podujatia musí byť väčšie ako 0').max(9_999_999),
  title: line(200),
  kind: slug.optional(),
  start_date: wallClock.optional(),
  end_date: wallClock.optional(),
  dates: z
    .array(eventDate, 'termíny sa píšu ako zoznam')
    .min(1, 'napíšte aspoň jeden termín, alebo namiesto termínov start_date')
    .max(MAX_DATES, `podujatie smie mať najviac ${MAX_DATES} termínov`)
    .optional(),
  last_date_key: dateKey.optional(),
  location: line(120).optional(),
  ...roomFields,
  lat: latitude.optional(),
  lng: longitude.optional(),
  poster_image: picturePath.optional(),
  poster_alt: z
    .string('opíšte plagát, alebo nechajte "" pre čisto dekoratívny')
    .overwrite(cleanLine)
    .max(300)
    .optional(),
  poster_focus: pictureFocus.optional(),
  /** Missing: nobody has said, as only a draft may. */
  is_paid: z.boolean(ADMISSION).optional(),
  price_text: line(60).optional(),
  rezervovane_sk_url: webAddress.optional(),
  tickets: tickets.optional(),
  tickets_from: wallClock.optional(),
  age_from: age.optional(),
  age_to: age.optional(),
  language: z
    .string('napíšte jazyk skratkou, napríklad sk')
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'jazyk sa píše skratkou, napríklad sk, en alebo hu')
    .optional(),
  access: z
    .array(
      z.enum(ACCESS_FEATURES, `vyberte z: ${ACCESS_FEATURES.join(', ')}`),
      `napíšte zoznam z: ${ACCESS_FEATURES.join(', ')}`,
    )
    .refine((features) => new Set(features).size === features.length, 'nič sa v\u00a0zozname nesmie opakovať')
    .optional(),
  status: status.optional(),
  previous_start_date: wallClock.optional(),
  social_links: z
    .partialRecord(z.enum(SOCIAL_PLATFORMS), webAddress, `kľúče smú byť: ${SOCIAL_PLATFORMS.join(', ')}`)
    .optional(),
  former_slugs: z.array(slug).optional(),
  publish_at: wallClock.optional(),
  unpublish_at: wallClock.optional(),
  draft: z.boolean('napíšte true alebo false').optional(),
  source: eventSource.optional(),
  updated_at: wallClock.optional(),
});

export type EventFields = z.infer<typeof fileSchema>;

export const fileFields = fileSchema.shape;

type Described = keyof EventFields | 'description' | 'slug';

const ADDRESS = 'Vložte celú adresu stránky, začína sa na https://.';

interface EventField extends FieldDescription {
  /** Visitors get it as it is in the file, on cards too; null when it is missing. */
  isShown?: boolean;
}

/** In the order of the form, then what nobody types. */
export const EVENT_FIELDS = {
  title: { name: 'Názov', missing: 'Napíšte názov podujatia.', isShown: true },
  kind: { name: 'Druh podujatia', isShown: true },
  start_date: { name: 'Začiatok', missing: 'Vyberte deň a\u00a0čas, kedy sa podujatie začína.' },
  end_date: { name: 'Koniec', wrong: 'Koniec má byť neskôr ako začiatok.' },
  dates: { name: 'Termíny' },
  rooms: { name: 'Miestnosti v\u00a0dome' },
  setup_minutes: { name: 'Príprava pred začiatkom, minút' },
  teardown_minutes: { name: 'Upratanie po konci, minút' },
  holds_rooms: { name: 'Miestnosti obsadzuje', isTrueByDefault: true },
  location: { name: 'Miesto', isShown: true },
  lat: { name: 'Zemepisná šírka' },
  lng: { name: 'Zemepisná dĺžka' },
  description: { name: 'Text o\u00a0podujatí', missing: 'Napíšte pár viet o\u00a0tom, čo návštevníkov čaká.' },
  poster_image: { name: 'Plagát', isShown: true },
  poster_alt: { name: 'Opis plagátu', missing: 'Opíšte plagát, alebo označte, že je len ozdoba.', isShown: true },
  poster_focus: { name: 'Stred plagátu' },
  is_paid: { name: 'Platí sa vstupné', missing: 'Vyberte, či sa platí vstupné.', isMeantEmpty: true },
  price_text: { name: 'Cena slovami', isShown: true },
  rezervovane_sk_url: { name: 'Odkaz na vstupenky', wrong: ADDRESS, isShown: true },
  tickets: { name: 'Vstupenky' },
  tickets_from: { name: 'Predaj od' },
  age_from: { name: 'Vek od', isShown: true },
  age_to: { name: 'Vek do', isShown: true },
  language: { name: 'Jazyk' },
  access: { name: 'Prístupnosť', isMeantEmpty: true },
  status: { name: 'Zmena podujatia' },
  previous_start_date: { name: 'Pôvodný začiatok' },
  social_links: { name: 'Odkazy' },
  'social_links.website': { name: 'Stránka podujatia alebo účinkujúcich', wrong: ADDRESS },
  'social_links.facebook': { name: 'Facebook', wrong: ADDRESS },
  'social_links.instagram': { name: 'Instagram', wrong: ADDRESS },
  'social_links.youtube': { name: 'YouTube', wrong: ADDRESS },
  'social_links.twitter': { name: 'X (Twitter)', wrong: ADDRESS },
  former_slugs: { name: 'Predošlé adresy' },
  draft: { name: 'Koncept' },
  publish_at: { name: 'Zverejniť od' },
  unpublish_at: { name: 'Stiahnuť z\u00a0webu', wrong: 'Stiahnutie z\u00a0webu má byť neskôr ako zverejnenie.' },
  slug: { name: 'Adresa na webe' },
  id: { name: 'Číslo podujatia' },
  key: { name: 'Číslo termínu' },
  last_date_key: { name: 'Posledné číslo termínu' },
  source: { name: 'Záznam v\u00a0kalendári' },
  updated_at: { name: 'Dátum zmeny' },
} as const satisfies Readonly<Record<Described, EventField>> & Readonly<Record<string, EventField>>;

type Fields = typeof EVENT_FIELDS;
type Shown = { [Field in keyof Fields]: Fields[Field] extends { isShown: true } ? Field : never }[keyof Fields];

export type ShownFields = CallFields<Pick<EventFields, Shown>>;

const SHOWN = Object.entries<EventField>(EVENT_FIELDS).flatMap(([field, { isShown }]) => (isShown ? [field] : []));

export function shownFields(event: Pick<EventFields, 'title'> & Partial<Pick<EventFields, Shown>>): ShownFields {
  return Object.fromEntries(SHOWN.map((field) => [field, Reflect.get(event, field) ?? null])) as ShownFields;
}
