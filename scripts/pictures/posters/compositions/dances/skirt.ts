import { circle, place, polar, poly, rect, ring, times } from '../../../shapes.ts';
import { wheel } from '../../elements/wheel.ts';
import { type Composition, square } from '../../figure.ts';

/** Whirling skirt from above. */
export const skirt: Composition = (f) =>
  square(
    f,
    times(10, (index) => {
      const [x, y] = polar(500, 500, 560, index * 36 + 8);
      return place(
        x,
        y,
        poly(
          [
            [-44, 40],
            [44, 40],
            [0, -54],
          ],
          f.c,
        ),
        index * 36 + 120,
      );
    }) +
      wheel(500, 500, 430, 24, [f.a, f.b], f.rng.int(0, 14)) +
      ring(500, 500, 330, 34, f.c) +
      circle(500, 500, 170, f.d) +
      circle(500, 500, 110, f.a) +
      circle(500, 500, 60, f.b) +
      place(500, 500, rect(90, -24, 260, 48, f.d) + rect(-350, -24, 260, 48, f.d), -24),
  );
