import { arc, circle, leaf, ring, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Record with two dots dancing round it. */
export const turntable: Composition = (f) =>
  square(
    f,
    circle(500, 500, 430, f.a) +
      times(6, (index) => ring(500, 500, 400 - index * 42, 5, f.ground)) +
      circle(500, 500, 160, f.c) +
      circle(500, 500, 24, f.ground) +
      arc(500, 500, 470, 200, 290, f.b, 24, 'round') +
      arc(500, 500, 470, 20, 110, f.b, 24, 'round') +
      circle(200, 160, 84, f.b) +
      circle(320, 90, 64, f.d) +
      leaf([600, 20], [800, -60], 60, f.d) +
      leaf([120, 860], [240, 980], 70, f.d),
  );
