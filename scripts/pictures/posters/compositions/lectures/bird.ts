import { circle, poly, quarter, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Bird of two quarter discs on a grid of balconies. */
export const bird: Composition = (f) =>
  square(
    f,
    times(
      24,
      (index) =>
        rect(-200 + (index % 6) * 240, 640 + Math.floor(index / 6) * 170, 200, 100, f.c) +
        times(5, (bar) =>
          rect(-190 + (index % 6) * 240 + bar * 40, 650 + Math.floor(index / 6) * 170, 20, 80, f.ground),
        ),
    ) +
      circle(700, 220, 120, f.a) +
      quarter(330, 220, 400, 'tr', f.a) +
      quarter(400, 230, 280, 'tr', f.b) +
      poly(
        [
          [800, 190],
          [930, 230],
          [800, 260],
        ],
        f.d,
      ) +
      circle(725, 200, 26, f.ground) +
      poly(
        [
          [400, 330],
          [80, 300],
          [420, 430],
        ],
        f.a,
      ) +
      rect(560, 580, 18, 70, f.d) +
      rect(640, 560, 18, 90, f.d),
  );
