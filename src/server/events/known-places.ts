import type { ContentView } from '../entries/judged-files.ts';

/** A place where events have been. */
export interface KnownPlace {
  name: string;
  /** null: in the house. */
  point: { lat: number; lng: number } | null;
}

/** Places of all events, the most frequent first; where one is on the map its latest event tells. */
export function knownPlaces({ files }: ContentView): KnownPlace[] {
  const places = new Map<string, KnownPlace & { count: number; latest: string }>();
  for (const { content } of files.values()) {
    if (content?.kind !== 'events' || content.event.location === undefined) continue;
    const { location, lat, lng, start_date } = content.event;
    const point = lat === undefined || lng === undefined ? null : { lat, lng };
    const known = places.get(location) ?? { name: location, point, count: 0, latest: start_date };
    const isLater = start_date >= known.latest;
    places.set(location, {
      name: location,
      point: isLater ? point : known.point,
      count: known.count + 1,
      latest: isLater ? start_date : known.latest,
    });
  }
  return [...places.values()].sort((a, b) => b.count - a.count).map(({ name, point }) => ({ name, point }));
}
