import { circle, poly } from '../../../shapes.ts';
import { waves } from '../../elements/waves.ts';
import { type Composition, square } from '../../figure.ts';

/** Paper boat under the moon. */
export const boat: Composition = (f) =>
  square(
    f,
    circle(720, 260, 200, f.c) +
      circle(640, 220, 170, f.ground) +
      poly(
        [
          [130, 560],
          [870, 560],
          [720, 780],
          [280, 780],
        ],
        f.a,
      ) +
      poly(
        [
          [500, 190],
          [740, 560],
          [260, 560],
        ],
        f.a,
      ) +
      poly(
        [
          [500, 190],
          [740, 560],
          [500, 560],
        ],
        f.d === f.ground ? f.c : f.d,
      ) +
      waves(790, 100, f.b, 0) +
      waves(900, 100, f.c, 100),
    'bottom',
  );
