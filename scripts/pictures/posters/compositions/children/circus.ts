import { circle, half, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Circus tent with masks. */
export const circus: Composition = (f) => {
  const panels = times(7, (index) =>
    poly(
      [
        [500, 60],
        [-80 + index * 166, 470],
        [86 + index * 166, 470],
      ],
      index % 2 === 0 ? f.a : f.b,
    ),
  );
  const walls = times(
    7,
    (index) =>
      rect(-20 + index * 149, 470, 150, 2000, index % 2 === 0 ? f.b : f.a) +
      half(3 + index * 166, 470, 83, 90, index % 2 === 0 ? f.a : f.b),
  );
  return square(
    f,
    walls +
      panels +
      poly(
        [
          [500, 60],
          [500, -70],
          [640, -20],
        ],
        f.c,
      ) +
      poly(
        [
          [500, 560],
          [680, 1500],
          [320, 1500],
        ],
        f.ground,
      ) +
      circle(500, 760, 90, f.c) +
      circle(470, 750, 14, f.ground) +
      circle(530, 750, 14, f.ground) +
      circle(500, 785, 24, f.d) +
      poly(
        [
          [420, 700],
          [500, 560],
          [580, 700],
        ],
        f.d,
      ),
    'bottom',
  );
};
