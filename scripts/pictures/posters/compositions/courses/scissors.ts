import { circle, line, place, poly, rect, ring, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Scissors cutting a strip of cloth. */
export const scissors: Composition = (f) =>
  square(
    f,
    rect(-1000, 380, 1560, 240, f.c) +
      times(10, (index) => circle(-150 + index * 90, 440 + (index % 2) * 120, 26, f.ground)) +
      place(
        560,
        500,
        poly(
          [
            [-560, -26],
            [120, -60],
            [120, 26],
          ],
          f.a,
        ),
        16,
      ) +
      place(
        560,
        500,
        poly(
          [
            [-560, 26],
            [120, 60],
            [120, -26],
          ],
          f.a,
        ),
        -16,
      ) +
      ring(830, 330, 130, 60, f.b) +
      ring(830, 670, 130, 60, f.b) +
      line([620, 510], [740, 400], f.b, 60) +
      line([620, 490], [740, 600], f.b, 60) +
      circle(590, 500, 26, f.ground),
    'centre',
  );
