import { knownLocation } from '../domain/content/guesses.ts';
import type { Site } from '../domain/content/settings.ts';
import type { PublishedEvent } from '../domain/events/published-event.ts';

export interface EventPlace {
  isHouse: boolean;
  name: string;
  /** Null: the place of the house is not known yet. */
  point: { lat: number; lng: number } | null;
}

/** Without coordinates it is in the building, and `location` names the room. */
export function eventPlace(event: PublishedEvent, site: Site): EventPlace {
  if (event.lat !== null && event.lng !== null)
    return { isHouse: false, name: event.location ?? event.title, point: { lat: event.lat, lng: event.lng } };
  const name = event.location === null ? site.name : `${event.location}, ${site.name}`;
  return { isHouse: true, name, point: knownLocation(site) };
}

export interface FeedContext {
  site: Site;
  /** No slash at the end. */
  siteUrl: string;
  nowMs: number;
}
