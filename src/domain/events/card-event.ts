import type { PictureFocus } from '../fields/fields.ts';
import type { ShownFields } from '../kinds/event-fields.ts';
import type { KindStyle } from '../look/kind-style.ts';
import type { AccessFeature } from './event-access.ts';
import type { EventDate, EventSpan, EventStatus, Tickets } from './event-dates.ts';

/** Dates are ISO strings with offset. */
export interface CardEvent extends EventSpan, ShownFields {
  id: number;
  slug: string;
  kind_name: string | null;
  kind_style: KindStyle | null;
  dates: EventDate[];
  poster_focus?: PictureFocus | undefined;
  excerpt: string;
  is_paid: boolean;
  staff_status: EventStatus | null;
  tickets: Tickets | null;
  tickets_from: string | null;
  language: string;
  access: AccessFeature[] | null;
}

export function eventPath(event: { id: number; slug: string }): string {
  return `/events/${event.id}/${event.slug}`;
}
