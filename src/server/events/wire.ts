// Events as the calls send them (SPEC 3). Fields are listed one by one, so that a new field of the index stays inside.

import type { CardEvent } from '../../domain/events/card-event.ts';
import { eventPhase } from '../../domain/events/event-phase.ts';
import { type PublishedEvent, toCardEvent } from '../../domain/events/published-event.ts';
import type { GalleryPhoto } from '../../domain/galleries/gallery-file.ts';
import { type GalleryItem, toGalleryItem } from '../galleries/gallery-item.ts';

const PHASE_NAMES = { upcoming: 'Pripravované', running: 'Prebieha', ended: 'Skončený' } as const;

export interface EventStatus {
  /** What staff have set wins over what follows from the time (DESIGN 11). */
  name: NonNullable<CardEvent['staff_status']> | (typeof PHASE_NAMES)[keyof typeof PHASE_NAMES];
}

export interface EventListItem extends CardEvent {
  /** Sanitised HTML. */
  description: string;
  status: EventStatus;
}

export interface EventDetail {
  event: Pick<
    PublishedEvent,
    | 'id'
    | 'slug'
    | 'title'
    | 'description'
    | 'start_date'
    | 'end_date'
    | 'ends_at'
    | 'previous_start_date'
    | 'location'
    | 'lat'
    | 'lng'
    | 'poster_image'
    | 'poster_alt'
    | 'is_paid'
    | 'price_text'
    | 'rezervovane_sk_url'
    | 'social_links'
  > & { status: EventStatus };
  gallery: GalleryItem[];
}

function statusOf(event: PublishedEvent, nowMs: number): EventStatus {
  return { name: event.staff_status ?? PHASE_NAMES[eventPhase(event, nowMs)] };
}

export function toEventListItem(event: PublishedEvent, nowMs: number): EventListItem {
  return { ...toCardEvent(event), description: event.description, status: statusOf(event, nowMs) };
}

export function toEventDetail(event: PublishedEvent, photos: readonly GalleryPhoto[], nowMs: number): EventDetail {
  return {
    event: {
      id: event.id,
      slug: event.slug,
      title: event.title,
      description: event.description,
      start_date: event.start_date,
      end_date: event.end_date,
      ends_at: event.ends_at,
      previous_start_date: event.previous_start_date,
      location: event.location,
      lat: event.lat,
      lng: event.lng,
      poster_image: event.poster_image,
      poster_alt: event.poster_alt,
      is_paid: event.is_paid,
      price_text: event.price_text,
      rezervovane_sk_url: event.rezervovane_sk_url,
      social_links: event.social_links,
      status: statusOf(event, nowMs),
    },
    gallery: photos.map(toGalleryItem),
  };
}
