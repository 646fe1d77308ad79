import { circle, half, line, polar, poly, rect, ring, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Ferris wheel. */
export const ferris: Composition = (f) =>
  square(
    f,
    poly(
      [
        [470, 460],
        [530, 460],
        [760, 1400],
        [660, 1400],
      ],
      f.b,
    ) +
      poly(
        [
          [470, 460],
          [530, 460],
          [340, 1400],
          [240, 1400],
        ],
        f.b,
      ) +
      ring(500, 460, 400, 26, f.a) +
      ring(500, 460, 320, 12, f.a) +
      times(12, (index) => line([500, 460], polar(500, 460, 400, index * 30 + 8), f.a, 10)) +
      times(12, (index) => {
        const [x, y] = polar(500, 460, 400, index * 30 + 8);
        return rect(x - 56, y, 112, 22, f.b) + half(x, y + 16, 56, 90, [f.c, f.d, f.b][index % 3] ?? f.c);
      }) +
      circle(500, 460, 70, f.c),
  );
