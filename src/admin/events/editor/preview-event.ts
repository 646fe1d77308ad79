import { plainText, renderMarkdown } from '../../../content-files/render-markdown.ts';
import { type PublishedEvent, toPublishedEvent } from '../../../domain/events/published-event.ts';
import { isWallClock } from '../../../domain/time/time.ts';
import { slugOf } from '../../../domain/words/slug-of.ts';
import type { EventValues } from '../form/event-values.ts';
import { pointOf } from '../form/typed-point.ts';

/** Where no day was chosen yet, a card needs one all the same. */
const SOME_DAY = '2030-01-01T18:00';

/** The event as visitors would see it if it were saved now. */
export function previewEvent(values: EventValues, id: number): PublishedEvent {
  const html = renderMarkdown(values.description);
  const date = (wallClock: string) => (isWallClock(wallClock) ? wallClock : undefined);
  const { poster } = values;
  const point = pointOf(values.point);
  const links = Object.entries(values.social_links).filter(([, link]) => link !== '');
  return toPublishedEvent(
    {
      id,
      slug: values.slug || slugOf(values.title),
      title: values.title.trim() || 'Názov podujatia',
      kind: values.kind || undefined,
      start_date: date(values.start_date) ?? SOME_DAY,
      end_date: values.end_date > values.start_date ? date(values.end_date) : undefined,
      location: values.location.trim() || undefined,
      lat: point?.lat,
      lng: point?.lng,
      poster_image: poster?.image_path,
      poster_alt: poster === null ? undefined : (poster.alt_text ?? ''),
      poster_focus: poster?.focus,
      is_paid: values.is_paid,
      price_text: values.price_text.trim() || undefined,
      rezervovane_sk_url: values.rezervovane_sk_url.trim() || undefined,
      status: values.status || undefined,
      previous_start_date: values.status === 'Presunutý' ? date(values.previous_start_date) : undefined,
      social_links: Object.fromEntries(links),
    },
    { html, text: plainText(html) },
  );
}
