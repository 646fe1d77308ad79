import { circle, pie, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';
import { reel } from './reel.ts';

/** Projector's beam with a fir in it. */
export const beam: Composition = (f) =>
  square(
    f,
    poly(
      [
        [110, 500],
        [1500, -100],
        [1500, 1100],
      ],
      f.a,
    ) +
      times(3, (index) => pie(720, 200 + (2 - index) * 130, 190 + (2 - index) * 50, 45, 135, index % 2 ? f.d : f.c)) +
      rect(690, 650, 60, 100, f.b) +
      circle(720, 200, 40, f.b) +
      rect(-200, 390, 330, 220, f.b) +
      rect(120, 450, 70, 100, f.c) +
      reel(-10, 270, 130, f.b, f.ground, 10),
  );
