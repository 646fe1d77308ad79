import { half, place, poly, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Kite of four colours with a long tail. */
export const kite: Composition = (f) =>
  square(
    f,
    stroke('M420 760C560 860 260 960 430 1080S300 1300 520 1500', f.b === f.ground ? f.a : f.b, 10) +
      place(
        520,
        400,
        poly(
          [
            [0, -380],
            [0, 0],
            [-280, -60],
          ],
          f.a,
        ) +
          poly(
            [
              [0, -380],
              [0, 0],
              [280, -60],
            ],
            f.b,
          ) +
          poly(
            [
              [-280, -60],
              [0, 0],
              [0, 400],
            ],
            f.c,
          ) +
          poly(
            [
              [280, -60],
              [0, 0],
              [0, 400],
            ],
            f.d,
          ),
        14,
      ) +
      [
        [455, 790],
        [470, 880],
        [370, 960],
        [440, 1060],
      ]
        .map(
          ([x = 0, y = 0]) =>
            poly(
              [
                [x - 70, y - 34],
                [x, y],
                [x - 70, y + 34],
              ],
              f.c,
            ) +
            poly(
              [
                [x + 70, y - 34],
                [x, y],
                [x + 70, y + 34],
              ],
              f.a,
            ),
        )
        .join('') +
      half(120, 260, 100, -90, f.d) +
      half(210, 260, 70, -90, f.d) +
      half(860, 720, 90, -90, f.c) +
      half(780, 720, 60, -90, f.c),
  );
