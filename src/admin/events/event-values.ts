// An event as its form holds it, and as calls take it.

import {
  EVENT_FIELDS,
  EVENT_NEEDS,
  type EventCall,
  eventCallSchema,
  readEventCall,
} from '../../domain/events/event-file.ts';
import { momentProblems } from '../entries/DateTimeField.tsx';
import { type FormValues, fromFormValues, toFormValues } from '../entries/form-values.ts';
import type { Point } from '../entries/pick-on-map.ts';
import type { PictureValue } from '../media/PictureField.tsx';

export const SOCIAL_PLATFORMS = ['website', 'facebook', 'instagram', 'youtube', 'twitter'] as const;
export type EventStatus = '' | 'Zrušený' | 'Presunutý';

/** Fields of a call that the form holds in another shape, or not at all. */
const SHAPED = [
  'id',
  'lat',
  'lng',
  'poster_image',
  'poster_alt',
  'poster_focus',
  'is_paid',
  'status',
  'social_links',
  'former_slugs',
  'draft',
  'updated_at',
] as const satisfies readonly (keyof EventCall)[];

type Plain = Omit<EventCall, (typeof SHAPED)[number]>;
const isPlain = (field: string): field is keyof Plain => !SHAPED.some((shaped) => shaped === field);
const PLAIN_FIELDS = [...EVENT_FIELDS, 'description', 'slug'].filter(isPlain);

/** Empty texts are what is not there; dates are wall clocks in Bratislava, `2026-12-05T18:00`. */
export interface EventValues extends FormValues<Plain> {
  point: TypedPoint | null;
  poster: PictureValue | null;
  is_paid: boolean;
  status: EventStatus;
  social_links: Record<(typeof SOCIAL_PLATFORMS)[number], string>;
  draft: boolean;
}

export function toValues(event: Partial<EventCall>): EventValues {
  const { lat = null, lng = null, poster_image = null, poster_alt = null, poster_focus = null } = event;
  const { website = '', facebook = '', instagram = '', youtube = '', twitter = '' } = event.social_links ?? {};
  return {
    ...toFormValues<Plain>(PLAIN_FIELDS, event),
    point: lat === null || lng === null ? null : { lat, lng },
    poster:
      poster_image === null
        ? null
        : { image_path: poster_image, alt_text: poster_alt, ...(poster_focus !== null && { focus: poster_focus }) },
    is_paid: event.is_paid ?? false,
    status: event.status?.name ?? '',
    social_links: { website, facebook, instagram, youtube, twitter },
    draft: event.draft ?? false,
  };
}

export const NEW_EVENT = toValues({});

/** The fields of a call in the order of the form, null for what is not there. */
export function toFields({ point: typed, poster, status, social_links, ...plain }: EventValues) {
  const point = pointOf(typed);
  const links = Object.entries(social_links).map(([platform, link]) => [platform, link.trim()] as const);
  const fields: Record<string, unknown> = {
    ...fromFormValues(plain),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    poster_image: poster?.image_path ?? null,
    poster_alt: poster?.alt_text ?? null,
    poster_focus: poster?.focus ?? null,
    status: status === '' ? null : { name: status },
    // Only what was moved had another time.
    previous_start_date: status === 'Presunutý' ? plain.previous_start_date || null : null,
    social_links: Object.fromEntries(links.filter(([, link]) => link !== '')),
  };
  const order = Object.keys(EVENT_FIELD_NAMES);
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** What people call the fields, in the order of the form. */
export const EVENT_FIELD_NAMES: Readonly<Record<string, string>> = {
  title: 'Názov',
  kind: 'Druh podujatia',
  start_date: 'Začiatok',
  end_date: 'Koniec',
  location: 'Miesto',
  lat: 'Zemepisná šírka',
  lng: 'Zemepisná dĺžka',
  description: 'Text o\u00a0podujatí',
  poster_image: 'Plagát',
  poster_alt: 'Opis plagátu',
  poster_focus: 'Stred plagátu',
  is_paid: 'Platí sa vstupné',
  price_text: 'Cena',
  rezervovane_sk_url: 'Odkaz na vstupenky',
  status: 'Zmena podujatia',
  previous_start_date: 'Pôvodný začiatok',
  social_links: 'Odkazy',
  former_slugs: 'Predošlé adresy',
  draft: 'Koncept',
  publish_at: 'Zverejniť od',
  unpublish_at: 'Stiahnuť z\u00a0webu',
  slug: 'Adresa na webe',
};

const ADDRESS = 'Vložte celú adresu stránky, začína sa na https://.';

/** How what is typed becomes an event, and what is wrong with it. */
export const EVENT_RULES = {
  toValues,
  toFields,
  schema: eventCallSchema,
  toJudged,
  needs: EVENT_NEEDS,
  wrong: {
    end_date: 'Koniec má byť neskôr ako začiatok.',
    unpublish_at: 'Stiahnutie z\u00a0webu má byť neskôr ako zverejnenie.',
    rezervovane_sk_url: ADDRESS,
    ...Object.fromEntries(SOCIAL_PLATFORMS.map((platform) => [`social_links.${platform}`, ADDRESS])),
  },
  fieldNames: EVENT_FIELD_NAMES,
  typingProblems: ({ point, start_date, end_date, previous_start_date, publish_at, unpublish_at }: EventValues) => ({
    ...momentProblems({ start_date, end_date, previous_start_date, publish_at, unpublish_at }),
    ...pointProblems(point),
  }),
};

/** The fields as the rules of the file take them. A new event gets its number from the server. */
function toJudged(fields: unknown) {
  const { slug, description, ...front }: Record<string, unknown> = { ...Object(fields) };
  return { ...readEventCall(front), id: 1, slug: slug ?? undefined, description: description ?? '' };
}

/** A place on the map while it is typed: in degrees, or texts that are no number yet; empty for what is not there. */
export interface TypedPoint {
  lat: number | string;
  lng: number | string;
}

/** The place that was typed; null while it is none. */
export function pointOf(typed: TypedPoint | null): Point | null {
  if (typeof typed?.lat !== 'number' || typeof typed.lng !== 'number') return null;
  return { lat: typed.lat, lng: typed.lng };
}

/** What is wrong with a place, by field. Both numbers left empty are no place, and nothing is wrong. */
export function pointProblems(typed: TypedPoint | null): { lat?: string; lng?: string } {
  if (typed === null || (typed.lat === '' && typed.lng === '')) return {};
  const [lat, lng] = [degreesProblem(typed.lat, 90, 'šírku'), degreesProblem(typed.lng, 180, 'dĺžku')];
  return { ...(lat !== null && { lat }), ...(lng !== null && { lng }) };
}

function degreesProblem(degrees: number | string, most: number, name: string): string | null {
  if (typeof degrees !== 'number') return `Doplňte aj zemepisnú ${name}, alebo vymažte obe čísla.`;
  return Math.abs(degrees) > most ? `Opravte zemepisnú ${name}, je to číslo od -${most} do ${most}.` : null;
}
