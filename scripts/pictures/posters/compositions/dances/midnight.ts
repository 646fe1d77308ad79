import { circle, place, poly, rays, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Clock striking twelve in rays. */
export const midnight: Composition = (f) =>
  square(
    f,
    rays(500, 500, 1700, f.rng.pick([20, 24]), f.b, 4) +
      circle(500, 500, 390, f.ground) +
      circle(500, 500, 360, f.a) +
      times(12, (index) =>
        place(
          500,
          500,
          rect(-(index % 3 === 0 ? 17 : 9), -330, index % 3 === 0 ? 34 : 18, index % 3 === 0 ? 84 : 54, f.ground),
          index * 30,
        ),
      ) +
      poly(
        [
          [478, 540],
          [522, 540],
          [506, 220],
          [494, 220],
        ],
        f.ground,
      ) +
      poly(
        [
          [468, 540],
          [532, 540],
          [512, 330],
          [488, 330],
        ],
        f.c,
      ) +
      circle(500, 500, 46, f.c),
  );
