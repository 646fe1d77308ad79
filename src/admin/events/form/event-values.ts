// An event as its form holds it, and as calls take it.
import type { EventFields } from '../../../api/admin-events.ts';
import type { EventKind } from '../../../domain/events/event-kind.ts';
import { isWallClock, toOffsetIso } from '../../../domain/time/time.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import { pointOf, type TypedPoint } from './typed-point.ts';

export const SOCIAL_PLATFORMS = ['website', 'facebook', 'instagram', 'youtube', 'twitter'] as const;
export type EventStatus = '' | 'Zrušený' | 'Presunutý';

/** Empty texts are what is not there; dates are as on the clock in Bratislava, `2026-12-05T18:00`. */
export interface EventValues {
  title: string;
  kind: EventKind | '';
  start_date: string;
  end_date: string;
  location: string;
  point: TypedPoint | null;
  description: string;
  poster: PictureValue | null;
  is_paid: boolean;
  price_text: string;
  rezervovane_sk_url: string;
  status: EventStatus;
  previous_start_date: string;
  social_links: Record<(typeof SOCIAL_PLATFORMS)[number], string>;
  draft: boolean;
  publish_at: string;
  unpublish_at: string;
  slug: string;
}

export const NEW_EVENT: EventValues = {
  title: '',
  kind: '',
  start_date: '',
  end_date: '',
  location: '',
  point: null,
  description: '',
  poster: null,
  is_paid: false,
  price_text: '',
  rezervovane_sk_url: '',
  status: '',
  previous_start_date: '',
  social_links: { website: '', facebook: '', instagram: '', youtube: '', twitter: '' },
  draft: false,
  publish_at: '',
  unpublish_at: '',
  slug: '',
};

const WALL_CLOCK_LENGTH = '2026-12-05T18:00'.length;

export function toValues(event: EventFields): EventValues {
  const { lat, lng } = event;
  const wallClock = (iso: string | null) => iso?.slice(0, WALL_CLOCK_LENGTH) ?? '';
  return {
    title: event.title,
    kind: event.kind ?? '',
    start_date: wallClock(event.start_date),
    end_date: wallClock(event.end_date),
    location: event.location ?? '',
    point: lat === null || lng === null ? null : { lat, lng },
    description: event.description,
    poster:
      event.poster_image === null
        ? null
        : {
            image_path: event.poster_image,
            alt_text: event.poster_alt,
            ...(event.poster_focus === null ? {} : { focus: event.poster_focus }),
          },
    is_paid: event.is_paid,
    price_text: event.price_text ?? '',
    rezervovane_sk_url: event.rezervovane_sk_url ?? '',
    status: event.status?.name ?? '',
    previous_start_date: wallClock(event.previous_start_date),
    social_links: {
      website: event.social_links.website ?? '',
      facebook: event.social_links.facebook ?? '',
      instagram: event.social_links.instagram ?? '',
      youtube: event.social_links.youtube ?? '',
      twitter: event.social_links.twitter ?? '',
    },
    draft: event.draft,
    publish_at: wallClock(event.publish_at),
    unpublish_at: wallClock(event.unpublish_at),
    slug: event.slug,
  };
}

/** The fields of a call, null for what is not there. */
export function toFields(values: EventValues): Record<string, unknown> {
  const { poster } = values;
  const point = pointOf(values.point);
  return {
    title: values.title.trim(),
    kind: values.kind || null,
    start_date: instant(values.start_date),
    end_date: instant(values.end_date),
    location: values.location.trim() || null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    description: values.description.trim(),
    poster_image: poster?.image_path ?? null,
    poster_alt: poster?.alt_text ?? null,
    poster_focus: poster?.focus ?? null,
    is_paid: values.is_paid,
    price_text: values.price_text.trim() || null,
    rezervovane_sk_url: values.rezervovane_sk_url.trim() || null,
    status: values.status === '' ? null : { name: values.status },
    // Only what was moved had another time.
    previous_start_date: values.status === 'Presunutý' ? instant(values.previous_start_date) : null,
    social_links: Object.fromEntries(
      Object.entries(values.social_links).flatMap(([platform, link]) => (link.trim() ? [[platform, link.trim()]] : [])),
    ),
    draft: values.draft,
    publish_at: instant(values.publish_at),
    unpublish_at: instant(values.unpublish_at),
    slug: values.slug.trim() || null,
  };
}

/** What is no date goes to the server as it is, which says so. */
function instant(wallClock: string): string | null {
  if (wallClock === '') return null;
  return isWallClock(wallClock) ? toOffsetIso(wallClock) : wallClock;
}

/** Fields of a call in the form again: what was chosen of two versions. */
export function mergedValues(event: EventFields, fields: Record<string, unknown>): EventValues {
  return toValues({ ...event, ...fields });
}

/** What people call the fields. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: 'Názov',
  slug: 'Adresa na webe',
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
};
