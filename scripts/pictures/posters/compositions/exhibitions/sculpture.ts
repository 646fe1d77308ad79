import { circle, half, poly, rect } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Sculpture of stacked shapes on a plinth. */
export const sculpture: Composition = (f) =>
  square(
    f,
    poly(
      [
        [380, 980],
        [620, 980],
        [1400, 1300],
        [1100, 1400],
      ],
      f.d,
    ) +
      rect(340, 760, 320, 400, f.a) +
      half(500, 760, 210, -90, f.b) +
      circle(500, 420, 130, f.c) +
      half(500, 290, 170, 90, f.a) +
      poly(
        [
          [500, -40],
          [610, 160],
          [390, 160],
        ],
        f.b,
      ) +
      rect(330, 150, 340, 44, f.c),
  );
