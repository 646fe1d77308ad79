import { PALETTE as P } from '../../palette.ts';
import { circle, half, quarter, rect } from '../../shapes.ts';

/** Placeholder for a small picture of an event: three quarter discs and a sun. */
export function placeholderThumbnail(): string {
  return (
    rect(0, 0, 900, 600, P.mustard) +
    quarter(0, 300, 300, 'bl', P.red) +
    quarter(300, 300, 300, 'br', P.ink) +
    quarter(600, 0, 300, 'tr', P.paper) +
    circle(450, 150, 110, P.paper) +
    half(750, 600, 150, -90, P.green)
  );
}
