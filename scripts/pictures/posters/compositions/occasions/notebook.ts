import { circle, ellipse, leaf, line, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Old notebook: wooden spoon, moon and an ear of corn. */
export const notebook: Composition = (f) =>
  square(
    f,
    poly(
      [
        [500, 180],
        [1000, 90],
        [1000, 830],
        [500, 930],
      ],
      f.a,
    ) +
      poly(
        [
          [500, 180],
          [0, 90],
          [0, 830],
          [500, 930],
        ],
        f.b,
      ) +
      ellipse(180, 330, 70, 100, f.c) +
      rect(165, 420, 30, 330, f.c) +
      circle(370, 380, 100, f.c) +
      circle(410, 350, 86, f.b) +
      line([750, 260], [750, 790], f.d, 18) +
      times(
        5,
        (index) =>
          leaf([750, 330 + index * 84], [860, 250 + index * 84], 50, f.c) +
          leaf([750, 330 + index * 84], [640, 250 + index * 84], 50, f.c),
      ) +
      times(3, (index) => rect(290, 560 + index * 70, 150, 18, f.ground)) +
      rect(492, 180, 16, 750, f.ground),
  );
