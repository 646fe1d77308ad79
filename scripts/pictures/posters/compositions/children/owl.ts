import { circle, half, path, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Owl. */
export const owl: Composition = (f) =>
  square(
    f,
    path('M180 1200V420A320 320 0 0 1 820 420V1200Z', f.a) +
      poly(
        [
          [180, 430],
          [180, 60],
          [420, 200],
        ],
        f.a,
      ) +
      poly(
        [
          [820, 430],
          [820, 60],
          [580, 200],
        ],
        f.a,
      ) +
      circle(350, 380, 170, f.b) +
      circle(650, 380, 170, f.b) +
      circle(350, 380, 110, f.c) +
      circle(650, 380, 110, f.c) +
      circle(375, 390, 52, f.ground) +
      circle(625, 390, 52, f.ground) +
      poly(
        [
          [440, 470],
          [560, 470],
          [500, 600],
        ],
        f.d,
      ) +
      times(12, (index) =>
        half(320 + (index % 4) * 120, 690 + Math.floor(index / 4) * 100, 56, 90, Math.floor(index / 4) % 2 ? f.c : f.b),
      ) +
      rect(-2000, 975, 5000, 60, f.d),
    'bottom',
  );
