import { circle, half, place, poly, rect, times } from '../../../shapes.ts';
import type { Figure } from '../../figure.ts';

/** Lute lying on a slant. */
export function lute(f: Figure, x: number, y: number, turn: number, scale: number): string {
  return place(
    x,
    y,
    half(0, 0, 230, 90, f.c) +
      poly(
        [
          [-230, 4],
          [230, 4],
          [46, -300],
          [-46, -300],
        ],
        f.c,
      ) +
      rect(-40, -640, 80, 420, f.d) +
      poly(
        [
          [-40, -640],
          [40, -640],
          [150, -760],
          [70, -800],
        ],
        f.d,
      ) +
      circle(0, -20, 74, f.d) +
      times(4, (index) => rect(-26 + index * 16, -640, 5, 760, f.a)) +
      rect(-90, 110, 180, 22, f.d),
    turn,
    scale,
  );
}
