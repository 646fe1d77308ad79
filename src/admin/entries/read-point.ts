import type { Point } from './pick-on-map.ts';

/** A number with a point or a comma, and what maps put behind it: `48.1486`, `48,1486°`, `48.1486000N`. */
const DEGREES = String.raw`(-?\d{1,3}[.,]\d+)\s*°?\s*`;
const POINT = new RegExp(String.raw`^\s*${DEGREES}N?(?:\s*[,;]\s*|\s+)${DEGREES}E?\s*$`, 'i');

/** Both coordinates of a place, as maps let one copy them: `48.1486, 17.1077`; null: the text is no such pair. */
export function readPoint(text: string): Point | null {
  const [lat, lng] = (POINT.exec(text) ?? []).slice(1).map((degrees) => Number(degrees.replace(',', '.')));
  return lat === undefined || lng === undefined ? null : { lat, lng };
}
