import { circle, half, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Ring of carollers round a tree. */
export const carollers: Composition = (f) =>
  square(
    f,
    times(26, (index) => circle(((index * 283) % 1200) - 100, ((index * 173) % 700) - 80, 12, f.c)) +
      poly(
        [
          [500, 20],
          [830, 760],
          [170, 760],
        ],
        f.b,
      ) +
      poly(
        [
          [500, 20],
          [830, 760],
          [500, 760],
        ],
        f.d,
      ) +
      circle(500, 20, 54, f.c) +
      times(7, (index) => {
        const x = 20 + index * 160;
        const y = 800 + Math.sin((index / 6) * Math.PI) * 90;
        return (
          half(x, y + 130, 108, -90, index % 2 ? f.c : f.a) +
          rect(x - 108, y + 128, 216, 800, index % 2 ? f.c : f.a) +
          circle(x, y - 10, 58, index % 2 ? f.a : f.c) +
          circle(x, y + 10, 18, f.ground)
        );
      }),
    'bottom',
  );
