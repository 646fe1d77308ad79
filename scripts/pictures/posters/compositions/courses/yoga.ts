import { arc, circle, half, line, rect } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Yoga: a body of arcs. */
export const yoga: Composition = (f) =>
  square(
    f,
    circle(500, 380, 400, f.c) +
      arc(500, 620, 310, 180, 360, f.a, 100) +
      line([190, 618], [190, 880], f.a, 100) +
      line([810, 618], [810, 880], f.a, 100) +
      half(140, 880, 100, -90, f.a) +
      circle(330, 690, 84, f.b) +
      rect(-2000, 880, 5000, 40, f.b) +
      rect(60, 900, 880, 70, f.d),
    'bottom',
  );
