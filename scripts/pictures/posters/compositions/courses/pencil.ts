import { place, poly, rect, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Pencil drawing a curve. */
export const pencil: Composition = (f) =>
  square(
    f,
    stroke('M-200 820C200 420 240 980 480 800S700 500 560 480', f.c, 44, 'round') +
      place(
        560,
        480,
        poly(
          [
            [0, 0],
            [90, -150],
            [-90, -150],
          ],
          f.d,
        ) +
          poly(
            [
              [0, 0],
              [30, -50],
              [-30, -50],
            ],
            f.b,
          ) +
          rect(-90, -900, 60, 752, f.a) +
          rect(-30, -900, 60, 752, f.b) +
          rect(30, -900, 60, 752, f.a),
        38,
      ),
  );
