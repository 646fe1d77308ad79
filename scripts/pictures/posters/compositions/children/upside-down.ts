import { arc, circle, line, place, poly, rect } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Upside-down house with balloons. */
export const upsideDown: Composition = (f) =>
  square(
    f,
    rect(-2000, -1000, 5000, 1060, f.c) +
      place(
        500,
        60,
        place(
          -240,
          0,
          rect(0, 0, 480, 330, f.a) +
            poly(
              [
                [-40, 330],
                [240, 600],
                [520, 330],
              ],
              f.b,
            ) +
            rect(60, 60, 120, 120, f.ground) +
            rect(280, 0, 130, 220, f.b) +
            rect(380, 400, 60, 160, f.b),
        ),
      ) +
      [
        [170, 560, 120, f.b],
        [320, 820, 90, f.d],
        [800, 500, 140, f.c],
        [880, 800, 100, f.a],
        [620, 880, 110, f.c],
      ]
        .map(
          ([x, y, r, tone]) =>
            line([Number(x), Number(y)], [Number(x) + 30, Number(y) + 700], f.a, 6) +
            circle(Number(x), Number(y), Number(r), String(tone)) +
            poly(
              [
                [Number(x) - 20, Number(y) + Number(r) + 24],
                [Number(x) + 20, Number(y) + Number(r) + 24],
                [Number(x), Number(y) + Number(r) - 6],
              ],
              String(tone),
            ) +
            arc(Number(x), Number(y), Number(r) * 0.66, 200, 250, f.ground, 14, 'round'),
        )
        .join(''),
    'top',
  );
