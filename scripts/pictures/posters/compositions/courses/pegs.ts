import { circle, half, path, poly, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Puppets as pegs on a line, the last one a mask. */
export const pegs: Composition = (f) =>
  square(
    f,
    stroke('M-600 240Q500 420 1600 220', f.b, 14) +
      times(4, (index) => {
        const x = 80 + index * 175;
        const y = 320 + Math.sin(index + 1) * 20;
        return (
          rect(x - 22, y - 60, 44, 150, f.d) +
          circle(x, y + 140, 62, index % 2 ? f.c : f.a) +
          poly(
            [
              [x, y + 180],
              [x + 76, y + 420],
              [x - 76, y + 420],
            ],
            index % 2 ? f.a : f.c,
          )
        );
      }) +
      rect(808, 250, 44, 150, f.d) +
      path('M640 420H1020V620A190 210 0 0 1 640 620Z', f.a) +
      half(750, 560, 56, -90, f.b) +
      half(910, 560, 56, -90, f.b) +
      half(830, 640, 110, 90, f.b),
  );
