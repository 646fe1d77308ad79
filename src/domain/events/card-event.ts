import type { PictureFocus } from '../content/fields.ts';
import type { EventTimes } from './event-phase.ts';
import type { EventKind } from './event-words.ts';

/** What a card of an event shows, on pages, in search results and in calls. Dates are ISO strings with offset. */
export interface CardEvent extends EventTimes {
  id: number;
  slug: string;
  title: string;
  kind: EventKind | null;
  end_date: string | null;
  location: string | null;
  /** Path below `/storage/`. */
  poster_image: string | null;
  poster_alt: string | null;
  poster_focus?: PictureFocus | undefined;
  excerpt: string;
  is_paid: boolean;
  price_text: string | null;
  rezervovane_sk_url: string | null;
  /** What staff have set; that an event has ended follows from its time. */
  staff_status: 'Zrušený' | 'Presunutý' | null;
}

/** The page of an event. */
export function eventPath(event: { id: number; slug: string }): string {
  return `/events/${event.id}/${event.slug}`;
}
