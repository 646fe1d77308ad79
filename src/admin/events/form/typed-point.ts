import type { Point } from '../../entries/pick-on-map.ts';

/** A place on the map while it is typed: in degrees, or texts that are no number yet; empty for what is not there. */
export interface TypedPoint {
  lat: number | string;
  lng: number | string;
}

/** The place that was typed; null while it is none. */
export function pointOf(typed: TypedPoint | null): Point | null {
  if (typeof typed?.lat !== 'number' || typeof typed.lng !== 'number') return null;
  return { lat: typed.lat, lng: typed.lng };
}

/** What is wrong with a place, by field. Both left empty are no place, which is nothing wrong. */
export function pointProblems(typed: TypedPoint | null): { lat?: string; lng?: string } {
  if (typed === null || (typed.lat === '' && typed.lng === '')) return {};
  const [lat, lng] = [problemOf(typed.lat, 90, 'šírku'), problemOf(typed.lng, 180, 'dĺžku')];
  return { ...(lat !== null && { lat }), ...(lng !== null && { lng }) };
}

function problemOf(degrees: number | string, most: number, name: string): string | null {
  if (typeof degrees !== 'number') return `Doplňte aj zemepisnú ${name}, alebo vymažte obe čísla.`;
  return Math.abs(degrees) > most ? `Opravte zemepisnú ${name}, je to číslo od -${most} do ${most}.` : null;
}
