import { circle, poly, rect } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Light falling through a door ajar. */
export const doorLight: Composition = (f) =>
  square(
    f,
    rect(560, -1000, 300, 1790, f.c) +
      poly(
        [
          [560, 790],
          [860, 790],
          [420, 1800],
          [-900, 1800],
        ],
        f.c,
      ) +
      poly(
        [
          [860, -1000],
          [1010, -1000],
          [1010, 900],
          [860, 790],
        ],
        f.a,
      ) +
      circle(905, 420, 20, f.ground) +
      circle(700, 480, 62, f.b) +
      poly(
        [
          [700, 520],
          [780, 790],
          [620, 790],
        ],
        f.b,
      ) +
      poly(
        [
          [620, 790],
          [780, 790],
          [330, 1500],
          [40, 1500],
        ],
        f.b,
      ),
  );
