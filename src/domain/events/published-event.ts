import { endsAt, toOffsetIso } from '../time/written-moment.ts';
import type { CardEvent } from './card-event.ts';
import type { EventEntry } from './event-file.ts';

/** An event as the public sees it: everything its page, feeds and calls need. Dates are ISO strings with offset. */
export interface PublishedEvent extends CardEvent {
  /** Sanitised HTML. */
  description: string;
  /** The description without tags. */
  text: string;
  lat: number | null;
  lng: number | null;
  social_links: Partial<Record<'facebook' | 'instagram' | 'twitter' | 'youtube' | 'website', string>>;
  /** When a moved event was to begin. */
  previous_start_date: string | null;
  former_slugs: string[];
  updated_at: string | null;
}

/** Makes the public form of an event from its file and its rendered description. */
export function toPublishedEvent(
  event: EventEntry & { slug: string },
  description: { html: string; text: string },
): PublishedEvent {
  const instant = (wallClock: string | undefined) => (wallClock === undefined ? null : toOffsetIso(wallClock));
  return {
    id: event.id,
    slug: event.slug,
    title: event.title,
    kind: event.kind ?? null,
    start_date: toOffsetIso(event.start_date),
    end_date: instant(event.end_date),
    ends_at: endsAt(event.start_date, event.end_date),
    location: event.location ?? null,
    poster_image: event.poster_image ?? null,
    poster_alt: event.poster_alt ?? null,
    ...(event.poster_focus !== undefined && { poster_focus: event.poster_focus }),
    excerpt: excerpt(description.text),
    is_paid: event.is_paid,
    price_text: event.price_text ?? null,
    rezervovane_sk_url: event.rezervovane_sk_url ?? null,
    staff_status: event.status ?? null,
    description: description.html,
    text: description.text,
    lat: event.lat ?? null,
    lng: event.lng ?? null,
    social_links: event.social_links ?? {},
    previous_start_date: instant(event.previous_start_date),
    former_slugs: event.former_slugs ?? [],
    updated_at: instant(event.updated_at),
  };
}

/** The part of an event that its card shows, so that pages carry no more than they need. */
export function toCardEvent(event: PublishedEvent): CardEvent {
  const { description, text, lat, lng, social_links, previous_start_date, former_slugs, updated_at, ...card } = event;
  return card;
}

const EXCERPT_LENGTH = 100;
const NOT_BEFORE_ELLIPSIS = /[\s.…,;:–]+$/;

/**
 * The first 100 characters of a plain text and an ellipsis. It never splits a surrogate pair and leaves no space or stop
 * before the ellipsis.
 */
export function excerpt(plainText: string): string {
  const characters = Array.from(plainText.trim());
  if (characters.length <= EXCERPT_LENGTH) return characters.join('');
  return `${characters.slice(0, EXCERPT_LENGTH).join('').replace(NOT_BEFORE_ELLIPSIS, '')}…`;
}
