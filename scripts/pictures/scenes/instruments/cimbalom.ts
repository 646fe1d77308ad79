import { line, path, poly, rect, times } from '../svg.ts';
import { DARK_WOOD, MUSTARD, mix, PAPER, RED, shade, WOOD } from '../tints.ts';

/** Cimbalom: trapezoid table with strings, (0, 0) on the ground in the middle, 420 wide. */
export function cimbalom(colour: string = DARK_WOOD): string {
  const top = 'M-150 -268H150L216 -212H-216Z';
  const strings = times(11, (i) =>
    line(
      [
        [-146 - i * 5.8, -264 + i * 4.8],
        [146 + i * 5.8, -264 + i * 4.8],
      ],
      i % 3 ? MUSTARD : PAPER,
      1.8,
    ),
  );
  const front =
    rect(-216, -212, 432, 62, colour) +
    times(9, (i) =>
      poly(
        [
          [-186 + i * 46, -181],
          [-168 + i * 46, -199],
          [-150 + i * 46, -181],
          [-168 + i * 46, -163],
        ],
        i % 2 ? MUSTARD : RED,
      ),
    );
  return (
    poly(
      [
        [-190, -150],
        [-160, -150],
        [-170, 0],
        [-186, 0],
      ],
      colour,
    ) +
    poly(
      [
        [190, -150],
        [160, -150],
        [170, 0],
        [186, 0],
      ],
      colour,
    ) +
    line(
      [
        [-176, -70],
        [176, -70],
      ],
      shade(colour, 0.3),
      12,
    ) +
    path(top, mix(WOOD, MUSTARD, 0.4)) +
    strings +
    line(
      [
        [-70, -266],
        [-96, -214],
      ],
      DARK_WOOD,
      7,
    ) +
    line(
      [
        [60, -266],
        [84, -214],
      ],
      DARK_WOOD,
      7,
    ) +
    front
  );
}
