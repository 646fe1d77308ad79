import { circle, half, leaf, line, poly, quarter, rect, times } from '../../../shapes.ts';
import { spark } from '../../elements/spark.ts';
import { type Composition, square } from '../../figure.ts';

/** Book from which shapes fly out. */
export const book: Composition = (f) =>
  square(
    f,
    poly(
      [
        [500, 620],
        [-60, 520],
        [-60, 960],
        [500, 1040],
      ],
      f.a,
    ) +
      poly(
        [
          [500, 620],
          [1060, 520],
          [1060, 960],
          [500, 1040],
        ],
        f.b,
      ) +
      times(4, (index) => line([20, 620 + index * 84], [420, 690 + index * 84], f.ground, 18)) +
      circle(770, 780, 110, f.c) +
      circle(270, 330, 110, f.c) +
      poly(
        [
          [480, 540],
          [580, 330],
          [680, 540],
        ],
        f.a,
      ) +
      quarter(640, 90, 220, 'bl', f.b) +
      rect(330, 60, 140, 140, f.d) +
      half(860, 430, 90, -60, f.c) +
      spark(110, 140, 110, f.a) +
      leaf([420, 300], [560, 180], 70, f.b),
  );
