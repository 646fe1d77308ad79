import { circle, clip, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Two speech bubbles, one square and one round. */
export const bubbles: Composition = (f) =>
  square(
    f,
    rect(60, 90, 560, 430, f.a) +
      poly(
        [
          [140, 515],
          [330, 515],
          [110, 720],
        ],
        f.a,
      ) +
      circle(640, 580, 300, f.b) +
      poly(
        [
          [760, 830],
          [890, 720],
          [930, 980],
        ],
        f.b,
      ) +
      clip(rect(60, 90, 560, 430, '#000'), circle(640, 580, 300, f.c)) +
      times(3, (index) => rect(130, 170 + index * 76, [340, 250, 160][index] ?? 0, 34, f.ground)) +
      times(3, (index) => circle(600 + index * 100, 640, 34, f.ground)),
  );
