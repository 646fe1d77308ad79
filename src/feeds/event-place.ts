import type { Site } from '../domain/content/settings.ts';
import type { PublishedEvent } from '../domain/events/published-event.ts';

/** Where an event is held: in the building, or elsewhere, at a place of which we know only coordinates and a written name. */
export interface EventPlace {
  isHouse: boolean;
  name: string;
  lat: number;
  lng: number;
}

/** The place of an event, as its page says it. An event without coordinates is in the building; `location` names the room. */
export function eventPlace(event: PublishedEvent, site: Site): EventPlace {
  if (event.lat !== null && event.lng !== null)
    return { isHouse: false, name: event.location ?? event.title, lat: event.lat, lng: event.lng };
  const name = event.location === null ? site.name : `${event.location}, ${site.name}`;
  return { isHouse: true, name, ...site.location };
}

/** What every feed needs besides the events. */
export interface FeedContext {
  site: Site;
  /** No slash at the end. */
  siteUrl: string;
  /** The moment of the build, epoch milliseconds. */
  nowMs: number;
}
