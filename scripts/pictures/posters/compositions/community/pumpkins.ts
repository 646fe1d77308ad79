import { circle, half, place, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Pumpkin lanterns on a slope. */
export const pumpkins: Composition = (f) =>
  square(
    f,
    poly(
      [
        [-1200, 1020],
        [2200, 420],
        [2200, 3000],
        [-1200, 3000],
      ],
      f.b,
    ) +
      circle(190, 200, 120, f.c) +
      [
        [180, 640, 170, 1],
        [540, 560, 200, 0],
        [890, 500, 160, 1],
      ]
        .map(([x = 0, y = 0, r = 0, kind = 0]) =>
          place(
            x,
            y,
            rect(-18, -r * 1.3, 36, r * 0.5, f.d) +
              circle(0, 0, r, f.a) +
              poly(
                [
                  [-r * 0.55, -r * 0.1],
                  [-r * 0.15, -r * 0.1],
                  [-r * 0.35, -r * 0.45],
                ],
                f.ground,
              ) +
              poly(
                [
                  [r * 0.55, -r * 0.1],
                  [r * 0.15, -r * 0.1],
                  [r * 0.35, -r * 0.45],
                ],
                f.ground,
              ) +
              (kind
                ? half(0, r * 0.15, r * 0.55, 90, f.ground) + rect(-r * 0.12, r * 0.12, r * 0.24, r * 0.2, f.a)
                : times(5, (index) =>
                    poly(
                      [
                        [-r * 0.6 + index * r * 0.24, r * 0.2],
                        [-r * 0.36 + index * r * 0.24, r * 0.2],
                        [-r * 0.48 + index * r * 0.24, r * 0.55],
                      ],
                      f.ground,
                    ),
                  )),
            -10,
          ),
        )
        .join(''),
  );
