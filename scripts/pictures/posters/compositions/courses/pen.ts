import { circle, path, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** One thick stroke of a pen through three squares. */
export const pen: Composition = (f) =>
  square(
    f,
    times(3, (index) => rect(60 + index * 310, 220 + index * 90, 270, 270, f.c === f.ground ? f.d : f.c)) +
      path(
        'M-300 640C60 640 120 240 300 260C470 290 290 700 470 700C640 700 640 380 780 400C880 420 860 560 850 600L800 600C800 560 820 500 770 500C690 500 660 820 460 820C240 820 390 400 280 390C190 400 120 780 -300 780Z',
        f.a,
      ) +
      circle(860, 700, 66, f.b),
  );
