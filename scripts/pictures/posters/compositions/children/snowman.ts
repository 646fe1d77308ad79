import { circle, line, poly, rect, times } from '../../../shapes.ts';
import { waves } from '../../elements/waves.ts';
import { type Composition, square } from '../../figure.ts';

/** Snowman before the sea. */
export const snowman: Composition = (f) =>
  square(
    f,
    circle(820, 200, 150, f.c) +
      waves(560, 110, f.d === f.ground ? f.c : f.d, 0) +
      waves(720, 110, f.b, 110) +
      circle(400, 780, 250, f.a) +
      circle(400, 450, 180, f.a) +
      circle(400, 220, 125, f.a) +
      poly(
        [
          [400, 220],
          [600, 250],
          [400, 270],
        ],
        f.c,
      ) +
      circle(370, 180, 16, f.b) +
      circle(440, 180, 16, f.b) +
      times(3, (index) => circle(400, 400 + index * 100, 20, f.b)) +
      rect(280, 85, 240, 32, f.b) +
      rect(320, -50, 160, 140, f.b) +
      line([560, 440], [720, 330], f.b, 18) +
      rect(-1000, 985, 3000, 800, f.c),
    'bottom',
  );
