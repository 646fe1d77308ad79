import { roomName } from '../content/rooms.ts';
import { shownFields } from '../kinds/event-fields.ts';
import { kindStyleOf, type StyledKind } from '../look/kind-style.ts';
import { toOffsetIso } from '../time/written-moment.ts';
import type { CardEvent } from './card-event.ts';
import { type AccessFeature, accessOf } from './event-access.ts';
import { datesOf, spanOf, statusOfDates, ticketsOfDates } from './event-dates.ts';
import type { EventEntry } from './event-file.ts';
import { type RoomHold, roomHoldOf } from './event-rooms.ts';

export interface PublishedEvent extends CardEvent {
  /** Sanitised HTML. */
  description: string;
  /** The description without tags, a line for each paragraph, heading and item. */
  text: string;
  rooms: string[];
  hold: RoomHold;
  lat: number | null;
  lng: number | null;
  social_links: Partial<Record<'facebook' | 'instagram' | 'twitter' | 'youtube' | 'website', string>>;
  previous_start_date: string | null;
  former_slugs: string[];
  updated_at: string | null;
}

const DEFAULT_LANGUAGE = 'sk';

export interface House {
  kinds: readonly (StyledKind & { name: string; meets_daily?: boolean | undefined })[];
  rooms: readonly { id: string; name: string; access?: readonly AccessFeature[] | undefined }[];
}

export function toPublishedEvent(
  event: EventEntry & { slug: string },
  description: { html: string; text: string },
  house: House,
): PublishedEvent {
  const kind = house.kinds.find(({ id }) => id === event.kind);
  const instant = (wallClock: string | undefined) => (wallClock === undefined ? null : toOffsetIso(wallClock));
  const dates = datesOf(event);
  const rooms = event.rooms ?? [];
  const place = rooms.map((room) => roomName(house.rooms, room)).join(', ');
  return {
    id: event.id,
    slug: event.slug,
    ...shownFields(event),
    location: event.location ?? (place || null),
    kind_name: kind?.name ?? null,
    kind_style: kind === undefined ? null : kindStyleOf(kind),
    ...spanOf(dates),
    dates,
    ...(event.poster_focus !== undefined && { poster_focus: event.poster_focus }),
    excerpt: excerpt(description.text),
    is_paid: event.is_paid ?? false,
    staff_status: statusOfDates(event.status, dates),
    tickets: ticketsOfDates(event.tickets, dates),
    tickets_from: instant(event.tickets_from),
    language: event.language ?? DEFAULT_LANGUAGE,
    access: accessOf(event.access, rooms, house.rooms),
    description: description.html,
    text: description.text,
    rooms,
    hold: roomHoldOf(event, kind?.meets_daily ?? false),
    lat: event.lat ?? null,
    lng: event.lng ?? null,
    social_links: event.social_links ?? {},
    previous_start_date: dates.length === 1 ? (dates[0]?.previous_start_date ?? null) : null,
    former_slugs: event.former_slugs ?? [],
    updated_at: instant(event.updated_at),
  };
}

export function toCardEvent(event: PublishedEvent): CardEvent {
  const {
    description,
    text,
    rooms,
    hold,
    lat,
    lng,
    social_links,
    previous_start_date,
    former_slugs,
    updated_at,
    ...card
  } = event;
  return card;
}

const EXCERPT_LENGTH = 100;
const NOT_BEFORE_ELLIPSIS = /[\s.…,;:–]+$/;

/** Gives 100 characters in one line. It never splits a surrogate pair. */
export function excerpt(plainText: string): string {
  const characters = Array.from(plainText.trim().replaceAll('\n', ' '));
  if (characters.length <= EXCERPT_LENGTH) return characters.join('');
  return `${characters.slice(0, EXCERPT_LENGTH).join('').replace(NOT_BEFORE_ELLIPSIS, '')}…`;
}
