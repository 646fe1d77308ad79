import { half, poly, rect, times } from '../../../shapes.ts';
import { spark } from '../../elements/spark.ts';
import { type Composition, square } from '../../figure.ts';

/** Suitcase out of which a circus grows. */
export const suitcase: Composition = (f) =>
  square(
    f,
    times(6, (index) =>
      poly(
        [
          [500, 20],
          [170 + index * 110, 520],
          [280 + index * 110, 520],
        ],
        index % 2 === 0 ? f.a : f.c,
      ),
    ) +
      times(6, (index) => half(225 + index * 110, 518, 55, 90, index % 2 === 0 ? f.a : f.c)) +
      rect(494, -80, 12, 120, f.b) +
      poly(
        [
          [506, -80],
          [620, -40],
          [506, 0],
        ],
        f.c,
      ) +
      rect(120, 600, 760, 390, f.b) +
      rect(120, 680, 760, 24, f.ground) +
      rect(200, 600, 60, 390, f.d) +
      rect(740, 600, 60, 390, f.d) +
      rect(430, 660, 140, 70, f.d) +
      spark(100, 200, 70, f.c) +
      spark(900, 330, 90, f.a),
  );
