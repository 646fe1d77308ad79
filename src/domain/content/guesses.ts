import type { Site } from './settings.ts';

/** What a new house says of itself until somebody knows better; the place is the middle of Slovakia. */
export const GUESSES = {
  location: { lat: 48.7, lng: 19.5 },
  events: 10,
  visitors: 500,
} as const;

const IN_GROUPS = new Intl.NumberFormat('sk');

export function atLeast(count: number): string {
  return `${IN_GROUPS.format(count)}+`;
}

/** The map shows no place of anybody. */
export function isPlaceGuessed({ location }: Pick<Site, 'location'>): boolean {
  return location.lat === GUESSES.location.lat && location.lng === GUESSES.location.lng;
}

/** Null: nobody has said yet where the house is, so no page may lead there. */
export function knownLocation(site: Pick<Site, 'location'>): Site['location'] | null {
  return isPlaceGuessed(site) ? null : site.location;
}

/** One of the numbers is still written as a new house has it. */
export function isNumberGuessed({ claims }: Pick<Site, 'claims'>): boolean {
  return claims.events_per_year === atLeast(GUESSES.events) || claims.visitors_per_year === atLeast(GUESSES.visitors);
}
