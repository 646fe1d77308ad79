import { circle, half, line, poly, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Puppet dog on strings under a hand. */
export const dog: Composition = (f) =>
  square(
    f,
    rect(-500, 40, 1560, 70, f.c) +
      circle(860, 76, 60, f.c) +
      times(3, (index) => line([300 + index * 210, 100], [[250, 500, 740][index] ?? 0, 540], f.b, 7)) +
      rect(330, 520, 420, 230, f.a) +
      half(330, 635, 115, 180, f.a) +
      rect(350, 740, 70, 190, f.a) +
      rect(650, 740, 70, 190, f.a) +
      stroke('M740 560C860 560 850 430 800 400', f.a, 46, 'round') +
      circle(270, 480, 160, f.a) +
      poly(
        [
          [300, 340],
          [430, 420],
          [400, 640],
        ],
        f.b,
      ) +
      half(150, 510, 90, 180, f.a) +
      circle(80, 500, 40, f.b) +
      circle(240, 450, 26, f.b) +
      rect(360, 560, 40, 160, f.d) +
      half(385, 925, 56, -90, f.b) +
      half(685, 925, 56, -90, f.b),
  );
