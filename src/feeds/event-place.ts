import type { Site } from '../domain/content/site.ts';
import type { PublishedEvent } from '../domain/events/published-event.ts';

/** Where an event is held: in the house, or at a place with coordinates of its own, of which only the written name is known. */
export interface EventPlace {
  isHouse: boolean;
  name: string;
  lat: number;
  lng: number;
}

/** The place of an event, as its page says it. An event without coordinates is in the house, `location` names the room. */
export function eventPlace(event: PublishedEvent, site: Site): EventPlace {
  if (event.lat !== null && event.lng !== null)
    return { isHouse: false, name: event.location ?? event.title, lat: event.lat, lng: event.lng };
  const name = event.location === null ? site.name : `${event.location}, ${site.name}`;
  return { isHouse: true, name, ...site.location };
}
