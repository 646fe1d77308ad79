import { circle, half, leaf, poly, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Mask and ribbons of carnival. */
export const carnival: Composition = (f) =>
  square(
    f,
    times(7, (index) =>
      stroke(
        `M${170 + index * 110} 560C${60 + index * 140} 760 ${260 + index * 100} 860 ${120 + index * 130} 1500`,
        [f.a, f.b, f.c, f.d][index % 4] ?? f.a,
        54,
      ),
    ) +
      leaf([250, 260], [40, -120], 120, f.d) +
      leaf([750, 260], [960, -120], 120, f.d) +
      circle(500, 400, 330, f.a) +
      poly(
        [
          [170, 330],
          [500, 430],
          [190, 560],
        ],
        f.b,
      ) +
      poly(
        [
          [830, 330],
          [500, 430],
          [810, 560],
        ],
        f.b,
      ) +
      circle(310, 440, 52, f.ground) +
      circle(690, 440, 52, f.ground) +
      poly(
        [
          [500, 380],
          [570, 610],
          [430, 610],
        ],
        f.c,
      ) +
      half(500, 630, 120, 90, f.b) +
      times(3, (index) => circle(380 + index * 120, 190, 40, f.c)),
  );
