import { circle, place, rect, ring, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Violin's strings crossing a sun of rings. */
export const fiddleSun: Composition = (f) =>
  square(
    f,
    circle(500, 440, 430, f.a) +
      ring(500, 440, 330, 24, f.ground) +
      ring(500, 440, 240, 24, f.ground) +
      circle(500, 440, 150, f.b) +
      times(4, (index) => rect(-1500, 600 + index * 96, 4000, 18 + index * 9, f.c)) +
      place(
        500,
        620,
        circle(0, -150, 130, f.b) +
          circle(0, 110, 180, f.b) +
          rect(-90, -150, 180, 240, f.b) +
          circle(-150, -30, 72, f.a) +
          circle(150, -30, 72, f.a) +
          rect(-26, -640, 52, 560, f.d) +
          rect(-60, 90, 120, 20, f.d) +
          times(2, (index) => rect(-12 + index * 18, -600, 6, 700, f.a)),
        24,
      ),
    'centre',
  );
