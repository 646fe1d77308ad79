import { circle, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Three boards of a stage under a spotlight. */
export const boards: Composition = (f) =>
  square(
    f,
    poly(
      [
        [500, 120],
        [900, 700],
        [100, 700],
      ],
      f.d,
    ) +
      circle(500, 240, 190, f.a) +
      circle(500, 240, 120, f.c) +
      rect(-2000, 690, 5000, 90, f.a) +
      rect(-2000, 810, 5000, 90, f.b) +
      rect(-2000, 930, 5000, 90, f.c) +
      times(9, (index) => circle(-150 + index * 160, 735, 13, f.ground)),
    'bottom',
  );
