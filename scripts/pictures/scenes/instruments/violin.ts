import { circle, clip, curve, line, path, pill, rect } from '../svg.ts';
import { DARK_WOOD, INK, PAPER, shade, WOOD } from '../tints.ts';

const FIDDLE =
  'M0 0C-4 -26 18 -44 44 -36C58 -31 62 -22 74 -24C84 -26 92 -34 108 -30C128 -24 132 -10 132 0C132 10 128 24 108 30C92 34 84 26 74 24C62 22 58 31 44 36C18 44 -4 26 0 0Z';

/** Violin lying along x, chin rest at the origin, about 230 long. */
export function violin(colour: string = WOOD): string {
  const body = path(FIDDLE, colour) + clip(FIDDLE, rect(-10, 4, 160, 50, shade(colour, 0.3), 0.6));
  const holes = curve('M62 -14Q70 -20 76 -12', INK, 4) + curve('M62 14Q70 20 76 12', INK, 4);
  return (
    body +
    holes +
    rect(52, -12, 5, 24, PAPER) +
    pill(6, -7, 40, 14, 6, INK) +
    pill(92, -6, 118, 12, 4, INK) +
    circle(214, -2, 11, colour) +
    line(
      [
        [200, -14],
        [200, 14],
      ],
      INK,
      5,
    ) +
    line(
      [
        [40, -2],
        [206, -2],
      ],
      PAPER,
      1.6,
    ) +
    line(
      [
        [40, 3],
        [206, 3],
      ],
      PAPER,
      1.6,
    )
  );
}

/** Bow lying along x from the frog at the origin. */
export function bow(length = 230): string {
  return (
    line(
      [
        [0, 0],
        [length, -6],
      ],
      DARK_WOOD,
      6,
    ) +
    line(
      [
        [6, 8],
        [length - 4, 0],
      ],
      PAPER,
      4,
    ) +
    rect(-4, -4, 26, 14, INK)
  );
}
