import { PALETTE as P } from '../../palette.ts';
import { circle, half, quarter, rect } from '../../shapes.ts';

/** Placeholder for a poster: a sheet with a sun over hills. */
export function placeholderMain(): string {
  return (
    rect(0, 0, 800, 1000, P.blue) +
    quarter(0, 0, 400, 'tl', P.paper) +
    circle(560, 340, 190, P.mustard) +
    quarter(0, 600, 400, 'bl', P.green) +
    quarter(400, 600, 400, 'br', P.red) +
    half(400, 1000, 200, -90, P.ink)
  );
}
