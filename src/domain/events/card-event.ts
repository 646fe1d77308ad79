import type { PictureFocus } from '../fields/fields.ts';
import type { AccessFeature } from './event-access.ts';
import type { EventDate, EventSpan, EventStatus, Tickets } from './event-dates.ts';

/** What a card of an event shows, on pages, in search results and in calls. Dates are ISO strings with offset. */
export interface CardEvent extends EventSpan {
  id: number;
  slug: string;
  title: string;
  /** The id of its kind, and the name of that for people. */
  kind: string | null;
  kind_name: string | null;
  /** In order of their start; at least one. */
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
  /** The status that staff set. Whether an event has ended follows from its time. */
  staff_status: EventStatus | null;
  tickets: Tickets | null;
  /** When the sale of tickets begins, ISO with offset. */
  tickets_from: string | null;
  age_from: number | null;
  age_to: number | null;
  /** Of what is said on the stage, as in HTML: `sk`. */
  language: string;
  /** Null: nobody has said. */
  access: AccessFeature[] | null;
}

/** The page of an event. */
export function eventPath(event: { id: number; slug: string }): string {
  return `/events/${event.id}/${event.slug}`;
}
