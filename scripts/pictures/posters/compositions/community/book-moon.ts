import { circle, line, place, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Book with a moon cut out of it and the hands of a clock. */
export const bookMoon: Composition = (f) =>
  square(
    f,
    place(
      500,
      500,
      rect(-340, -430, 680, 860, f.a) +
        rect(-340, -430, 90, 860, f.b) +
        rect(340, -400, 30, 800, f.c) +
        circle(50, 0, 230, f.ground) +
        circle(140, -50, 190, f.a) +
        line([50, 0], [50, -170], f.c, 26, 'round') +
        line([50, 0], [170, 0], f.c, 26, 'round') +
        circle(50, 0, 30, f.c),
      -7,
    ) +
      times(6, (index) =>
        circle([70, 930, 120, 900, 50, 960][index] ?? 0, [110, 90, 880, 900, 500, 520][index] ?? 0, 24, f.d),
      ),
  );
