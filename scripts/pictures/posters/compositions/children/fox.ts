import { circle, half, poly, quarter } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Fox looking out, stars over its ears. */
export const fox: Composition = (f) =>
  square(
    f,
    poly(
      [
        [60, 480],
        [120, 20],
        [440, 270],
      ],
      f.a,
    ) +
      poly(
        [
          [940, 480],
          [880, 20],
          [560, 270],
        ],
        f.a,
      ) +
      poly(
        [
          [140, 330],
          [165, 140],
          [320, 260],
        ],
        f.b,
      ) +
      poly(
        [
          [860, 330],
          [835, 140],
          [680, 260],
        ],
        f.b,
      ) +
      half(500, 480, 440, -90, f.a) +
      poly(
        [
          [60, 476],
          [940, 476],
          [500, 960],
        ],
        f.a,
      ) +
      quarter(60, 478, 300, 'tl', f.c) +
      quarter(640, 478, 300, 'tr', f.c) +
      poly(
        [
          [60, 478],
          [360, 478],
          [500, 960],
        ],
        f.c,
      ) +
      poly(
        [
          [940, 478],
          [640, 478],
          [500, 960],
        ],
        f.c,
      ) +
      circle(330, 420, 46, f.b) +
      circle(670, 420, 46, f.b) +
      circle(500, 900, 74, f.b),
  );
