import { PALETTE } from '../palette.ts';
import { circle, place, quarter, rect } from '../shapes.ts';

/** The mark of the house: a hill of one quarter circle and the sun, in a square of 96 units. */
export function houseMark(background: string = PALETTE.paper): string {
  const sky = background === PALETTE.ink ? PALETTE.paper : PALETTE.ink;
  const hill = background === PALETTE.red ? PALETTE.paper : PALETTE.red;
  return rect(0, 0, 96, 96, sky) + quarter(0, 0, 96, 'br', hill) + circle(30, 30, 18, PALETTE.mustard);
}

/** The mark at a place and size; on a ground of one of its colours that colour gives way to paper. */
export function markAt(x: number, y: number, size: number, background?: string): string {
  return place(x, y, houseMark(background), 0, size / 96);
}
