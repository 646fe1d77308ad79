import { circle, half, place, poly, rect, times } from '../../../shapes.ts';
import { folkStar } from '../../elements/folk-star.ts';
import { type Composition, square } from '../../figure.ts';

/** Gingerbread heart and star with white arcs. */
export const gingerbread: Composition = (f) =>
  square(
    f,
    place(
      400,
      480,
      circle(-170, -130, 190, f.a) +
        circle(170, -130, 190, f.a) +
        poly(
          [
            [-336, -40],
            [336, -40],
            [0, 390],
          ],
          f.a,
        ) +
        rect(-170, -140, 340, 200, f.a) +
        times(7, (index) => half(-240 + index * 80, -60, 40, 90, f.b)) +
        times(5, (index) => half(-160 + index * 80, 40, 40, 90, f.c)) +
        times(3, (index) => circle(-80 + index * 80, 150, 22, f.b)) +
        circle(0, 230, 22, f.c),
      -8,
    ) + folkStar(780, 720, 260, f.c, f.d),
  );
