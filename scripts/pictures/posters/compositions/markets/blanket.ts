import { circle, half, leaf, place, poly, quarter, rect, ring, times } from '../../../shapes.ts';
import { checker } from '../../elements/checker.ts';
import { type Composition, square } from '../../figure.ts';

/** Shapes laid out on a blanket. */
export const blanket: Composition = (f) =>
  square(
    f,
    place(
      500,
      500,
      rect(-430, -430, 860, 860, f.a) +
        times(22, (index) => rect(-430 + index * 40, 430, 14, 60, f.a) + rect(-430 + index * 40, -490, 14, 60, f.a)) +
        rect(-400, -400, 800, 800, f.b) +
        rect(-385, -385, 770, 770, f.a) +
        quarter(-330, -330, 230, 'tl', f.b) +
        circle(60, -210, 130, f.c) +
        rect(220, -330, 110, 250, f.d) +
        poly(
          [
            [-330, 120],
            [-200, -60],
            [-70, 120],
          ],
          f.d,
        ) +
        half(90, 100, 130, -90, f.b) +
        ring(280, 60, 56, 34, f.c) +
        rect(-330, 190, 180, 130, f.c) +
        leaf([-90, 260], [150, 260], 120, f.ground) +
        place(270, 260, checker(-70, -70, 4, 4, 35, f.b)),
      f.rng.pick([-9, 8, 12]),
    ),
  );
