import { circle, clip, half, line, pie, poly, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Merry-go-round over flags and stalls. */
export const carousel: Composition = (f) =>
  square(
    f,
    rect(470, 380, 60, 600, f.b) +
      times(8, (index) => {
        const x = 60 + index * 126;
        return (
          line([x, 430], [x, 640 + (index % 2) * 50], f.b, 8) +
          half(x, 650 + (index % 2) * 50, 52, 90, index % 2 ? f.c : f.a)
        );
      }) +
      half(500, 400, 480, -90, f.a) +
      clip(
        half(500, 400, 480, -90, '#000'),
        times(8, (index) => pie(500, 60, 900, 20 + index * 18, 29 + index * 18, index % 2 === 0 ? f.b : f.c)),
      ) +
      times(10, (index) => half(68 + index * 96, 400, 48, 90, index % 2 === 0 ? f.c : f.b)) +
      circle(500, -90, 60, f.c) +
      floor(880, f.c === f.ground ? f.b : f.d) +
      times(9, (index) =>
        poly(
          [
            [index * 125 - 60, 880],
            [index * 125 + 40, 880],
            [index * 125 - 10, 960],
          ],
          index % 2 ? f.a : f.b,
        ),
      ),
    'bottom',
  );
