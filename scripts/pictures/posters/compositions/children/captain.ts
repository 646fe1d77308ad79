import { circle, half, leaf, poly, rect } from '../../../shapes.ts';
import { waves } from '../../elements/waves.ts';
import { type Composition, square } from '../../figure.ts';

/** Goat with a captain's cap over waves. */
export const captain: Composition = (f) =>
  square(
    f,
    leaf([360, 220], [120, -60], 110, f.d) +
      leaf([640, 220], [880, -60], 110, f.d) +
      poly(
        [
          [250, 260],
          [750, 260],
          [500, 850],
        ],
        f.a,
      ) +
      leaf([290, 320], [40, 400], 120, f.a) +
      leaf([710, 320], [960, 400], 120, f.a) +
      circle(400, 420, 36, f.b) +
      circle(600, 420, 36, f.b) +
      half(500, 700, 60, 90, f.b) +
      poly(
        [
          [450, 800],
          [550, 800],
          [500, 960],
        ],
        f.d,
      ) +
      half(500, 150, 290, -90, f.c) +
      rect(210, 150, 580, 90, f.b) +
      rect(250, 240, 500, 34, f.ground) +
      circle(500, 70, 50, f.ground) +
      waves(860, 84, f.c === f.ground ? f.d : f.b, 0) +
      waves(960, 84, f.d === f.ground ? f.c : f.d, 84),
    'bottom',
  );
