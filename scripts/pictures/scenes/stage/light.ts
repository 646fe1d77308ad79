import { oval, poly, rect, times } from '../svg.ts';
import { MUSTARD, tint } from '../tints.ts';

/** Light cone from a lamp to a spot on the floor. */
export function cone(x: number, y: number, tx: number, ty: number, r: number, colour: string, opacity = 0.17): string {
  return fadeCone(x, y, tx, ty, r, colour, opacity) + oval(tx, ty, r, r * 0.17, colour, opacity * 1.6);
}

/** The beam itself. */
function fadeCone(x: number, y: number, tx: number, ty: number, r: number, colour: string, opacity: number): string {
  return poly(
    [
      [x - 10, y],
      [x + 10, y],
      [tx + r, ty],
      [tx - r, ty],
    ],
    colour,
    opacity,
  );
}

/** Spotlights on a bar. */
export function lampBar(x: number, y: number, w: number, count: number, colour: string): string {
  return (
    rect(x, y - 4, w, 8, colour) +
    times(count, (i) => {
      const lx = x + (w / count) * (i + 0.5);
      return (
        rect(lx - 12, y, 24, 30, colour) +
        poly(
          [
            [lx - 18, y + 30],
            [lx + 18, y + 30],
            [lx + 14, y + 40],
            [lx - 14, y + 40],
          ],
          tint(MUSTARD, 0.5),
        )
      );
    })
  );
}
