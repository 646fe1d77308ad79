import { circle, half, place, poly, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Lamp throwing its cone on lines of text. */
export const lamp: Composition = (f) =>
  square(
    f,
    poly(
      [
        [250, 330],
        [560, 200],
        [1050, 1000],
        [60, 1000],
      ],
      f.c,
    ) +
      times(4, (index) => rect(250 + index * 20, 680 + index * 76, 520 - (index % 2) * 160, 34, f.b)) +
      place(400, 250, half(0, 0, 190, -90, f.a) + rect(-190, -4, 380, 40, f.a), -23) +
      stroke('M370 110L650 20L900 500V1400', f.a, 34) +
      circle(650, 20, 40, f.b),
  );
