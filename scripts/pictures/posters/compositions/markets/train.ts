import { circle, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Toy train carrying books and blocks. */
export const train: Composition = (f) =>
  square(
    f,
    rect(-2000, 850, 5000, 30, f.c) +
      times(26, (index) => rect(-700 + index * 90, 880, 40, 40, f.c)) +
      rect(530, 450, 300, 300, f.a) +
      rect(490, 250, 220, 500, f.b) +
      rect(530, 310, 140, 140, f.ground) +
      rect(460, 220, 280, 40, f.a) +
      rect(760, 330, 60, 130, f.b) +
      poly(
        [
          [830, 600],
          [930, 750],
          [830, 750],
        ],
        f.a,
      ) +
      circle(620, 790, 80, f.d) +
      circle(810, 790, 80, f.d) +
      rect(-80, 600, 500, 150, f.b) +
      rect(400, 690, 140, 30, f.a) +
      circle(40, 790, 70, f.d) +
      circle(310, 790, 70, f.d) +
      rect(-40, 400, 70, 200, f.a) +
      rect(40, 440, 60, 160, f.c) +
      rect(110, 380, 80, 220, f.d) +
      rect(220, 460, 140, 140, f.c) +
      circle(290, 530, 40, f.ground) +
      circle(790, 230, 70, f.d) +
      circle(700, 120, 50, f.d) +
      circle(600, 40, 36, f.d),
    'bottom',
  );
