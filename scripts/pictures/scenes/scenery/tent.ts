import { half, line, place, poly, times } from '../svg.ts';
import { DARK_WOOD, MUSTARD, PAPER, RED, shade } from '../tints.ts';

/** Round striped tent with a pennant. */
export function tent(x: number, y: number, s: number, a: string, b = PAPER): string {
  const roof = times(6, (i) =>
    poly(
      [
        [0, -430],
        [-170 + i * 56.7, -250],
        [-170 + (i + 1) * 56.7, -250],
      ],
      i % 2 ? a : b,
    ),
  );
  const wall = times(6, (i) =>
    poly(
      [
        [-155 + i * 51.7, -250],
        [-155 + (i + 1) * 51.7, -250],
        [-165 + (i + 1) * 55, 0],
        [-165 + i * 55, 0],
      ],
      i % 2 ? shade(b, 0.1) : a,
    ),
  );
  const trim = times(12, (i) => half(-157 + i * 28.4, -250, 14.2, 180, i % 2 ? a : MUSTARD));
  return place(
    wall +
      poly(
        [
          [0, -250],
          [-48, 0],
          [48, 0],
        ],
        shade(a, 0.65),
      ) +
      roof +
      trim +
      line(
        [
          [0, -430],
          [0, -520],
        ],
        DARK_WOOD,
        6,
      ) +
      poly(
        [
          [0, -520],
          [86, -500],
          [0, -476],
        ],
        a === RED ? MUSTARD : RED,
      ),
    x,
    y,
    s / 100,
  );
}
