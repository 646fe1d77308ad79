import { circle, half, line, place, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Marionette of blocks on a cross of wood. */
export const puppet: Composition = (f) =>
  square(
    f,
    place(500, 90, rect(-280, -24, 560, 48, f.d) + rect(-24, -110, 48, 240, f.d), -8) +
      [
        [250, 130, 240, 560],
        [500, 140, 500, 260],
        [760, 60, 770, 470],
      ]
        .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => line([x1, y1], [x2, y2], f.b, 7))
        .join('') +
      circle(500, 350, 110, f.a) +
      poly(
        [
          [390, 320],
          [500, 170],
          [610, 320],
        ],
        f.c,
      ) +
      circle(465, 350, 15, f.ground) +
      circle(535, 350, 15, f.ground) +
      poly(
        [
          [500, 360],
          [600, 385],
          [500, 400],
        ],
        f.b,
      ) +
      poly(
        [
          [390, 470],
          [610, 470],
          [660, 720],
          [340, 720],
        ],
        f.b,
      ) +
      times(3, (index) => circle(500, 530 + index * 70, 20, f.c)) +
      line([400, 500], [240, 570], f.a, 56, 'round') +
      line([600, 500], [770, 470], f.a, 56, 'round') +
      line([430, 730], [380, 920], f.c, 66) +
      line([570, 730], [640, 910], f.c, 66) +
      half(350, 950, 80, -90, f.d) +
      half(690, 940, 80, -90, f.d),
  );
