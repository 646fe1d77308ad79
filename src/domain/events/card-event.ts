import type { PictureFocus } from '../fields/fields.ts';
import type { AccessFeature } from './event-access.ts';
import type { EventDate, EventSpan, EventStatus, Tickets } from './event-dates.ts';

/** Dates are ISO strings with offset. */
export interface CardEvent extends EventSpan {
  id: number;
  slug: string;
  title: string;
  kind: string | null;
  kind_name: string | null;
  /** In order of start; at least one. */
  dates: EventDate[];
  location: string | null;
  /** Path below `/storage/`. */
  poster_image: string | null;
  poster_alt: string | null;
  poster_focus?: PictureFocus | undefined;
  excerpt: string;
  is_paid: boolean;
  price_text: string | null;
  rezervovane_sk_url: string | null;
  staff_status: EventStatus | null;
  tickets: Tickets | null;
  tickets_from: string | null;
  age_from: number | null;
  age_to: number | null;
  language: string;
  access: AccessFeature[] | null;
}

export function eventPath(event: { id: number; slug: string }): string {
  return `/events/${event.id}/${event.slug}`;
}
