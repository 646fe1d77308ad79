import { arc, circle, ellipse, line, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Bear listening with an open book. */
export const bear: Composition = (f) =>
  square(
    f,
    circle(250, 170, 120, f.a) +
      circle(750, 170, 120, f.a) +
      circle(250, 170, 62, f.c) +
      circle(750, 170, 62, f.c) +
      circle(500, 400, 360, f.a) +
      ellipse(500, 520, 170, 130, f.c) +
      ellipse(500, 455, 64, 44, f.b) +
      rect(490, 470, 20, 70, f.b) +
      arc(500, 540, 60, 20, 160, f.b, 20, 'round') +
      circle(350, 350, 34, f.b) +
      circle(650, 350, 34, f.b) +
      poly(
        [
          [500, 800],
          [-80, 700],
          [-80, 1400],
          [500, 1400],
        ],
        f.b,
      ) +
      poly(
        [
          [500, 800],
          [1080, 700],
          [1080, 1400],
          [500, 1400],
        ],
        f.d,
      ) +
      times(
        3,
        (index) =>
          line([40, 800 + index * 70], [420, 870 + index * 70], f.ground, 16) +
          line([580, 870 + index * 70], [960, 800 + index * 70], f.ground, 16),
      ),
    'bottom',
  );
