import { circle, half, poly } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { folkStar } from '../../elements/folk-star.ts';
import { type Composition, square } from '../../figure.ts';

/** Nativity under an attic roof. */
export const nativity: Composition = (f) =>
  square(
    f,
    poly(
      [
        [500, 60],
        [1200, 760],
        [1080, 860],
        [500, 280],
        [-80, 860],
        [-200, 760],
      ],
      f.a,
    ) +
      folkStar(500, 420, 150, f.c, f.d === f.ground ? f.a : f.d) +
      [
        [300, 950, 320, f.b],
        [720, 950, 280, f.d],
      ]
        .map(
          ([x, y, h, tone]) =>
            poly(
              [
                [Number(x) - 110, Number(y)],
                [Number(x), Number(y) - Number(h)],
                [Number(x) + 110, Number(y)],
              ],
              String(tone),
            ) + circle(Number(x), Number(y) - Number(h), 62, f.a),
        )
        .join('') +
      half(505, 850, 90, 90, f.c) +
      circle(470, 850, 40, f.a) +
      circle(120, 880, 60, f.a) +
      half(100, 950, 110, -90, f.a) +
      circle(900, 890, 50, f.c) +
      half(910, 950, 96, -90, f.c) +
      floor(945, f.b),
    'bottom',
  );
