import { circle, half, line, polar, poly, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Sun rising behind dark hills. */
export const dawn: Composition = (f) =>
  square(
    f,
    times(13, (index) =>
      line(polar(500, 560, 360, 180 + index * 15), polar(500, 560, index % 2 ? 460 : 540, 180 + index * 15), f.a, 34),
    ) +
      half(500, 560, 300, -90, f.a) +
      poly(
        [
          [-500, 1000],
          [140, 330],
          [700, 1000],
        ],
        f.b,
      ) +
      poly(
        [
          [300, 1000],
          [800, 440],
          [1600, 1000],
        ],
        f.d,
      ) +
      poly(
        [
          [100, 1000],
          [470, 620],
          [900, 1000],
        ],
        f.c,
      ) +
      times(
        5,
        (index) =>
          circle(330 + index * 74, 900 + (index % 2) * 16, 22, f.ground) +
          poly(
            [
              [330 + index * 74, 920],
              [358 + index * 74, 1000],
              [302 + index * 74, 1000],
            ],
            f.ground,
          ),
      ) +
      floor(998, f.b),
    'bottom',
  );
