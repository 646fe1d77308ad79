import { circle, half, line, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Straddling figure of five bands. */
export const straddle: Composition = (f) =>
  square(
    f,
    line([500, 470], [90, 900], f.a, 104) +
      line([500, 470], [910, 900], f.b, 104) +
      poly(
        [
          [430, 260],
          [570, 260],
          [560, 520],
          [440, 520],
        ],
        f.c,
      ) +
      line([480, 300], [60, 130], f.d, 80) +
      line([520, 300], [900, 40], f.a, 80) +
      circle(500, 140, 96, f.b) +
      half(70, 960, 90, -90, f.b) +
      half(930, 960, 90, -90, f.a) +
      times(3, (index) => rect(-2000, 960 + index * 54, 5000, 24, f.c)),
    'bottom',
  );
