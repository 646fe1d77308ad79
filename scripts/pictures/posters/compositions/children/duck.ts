import { circle, half, poly, rect } from '../../../shapes.ts';
import { waves } from '../../elements/waves.ts';
import { type Composition, square } from '../../figure.ts';

/** Duck swimming on three rows of waves. */
export const duck: Composition = (f) =>
  square(
    f,
    circle(820, 190, 110, f.d === f.ground ? f.c : f.d) +
      circle(640, 360, 150, f.a) +
      poly(
        [
          [770, 330],
          [920, 380],
          [770, 430],
        ],
        f.c,
      ) +
      circle(680, 330, 26, f.b) +
      half(460, 540, 330, 90, f.a) +
      poly(
        [
          [130, 540],
          [40, 380],
          [330, 540],
        ],
        f.a,
      ) +
      rect(560, 380, 200, 180, f.a) +
      half(400, 540, 180, 90, f.c) +
      waves(760, 90, f.b, 20) +
      waves(860, 90, f.ground, 110) +
      waves(950, 90, f.d === f.ground ? f.a : f.d, 0),
    'bottom',
  );
