import { arc, circle, line, pie, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Radio: a big loudspeaker with waves of sound. */
export const radio: Composition = (f) =>
  square(
    f,
    rect(90, 330, 820, 540, f.a) +
      circle(370, 600, 220, f.b) +
      times(18, (index) => pie(370, 600, 200, index * 20, index * 20 + 9, f.ground)) +
      circle(370, 600, 60, f.b) +
      rect(650, 430, 200, 130, f.c) +
      rect(740, 430, 10, 130, f.ground) +
      circle(690, 690, 48, f.b) +
      circle(810, 690, 48, f.b) +
      rect(160, 870, 100, 60, f.a) +
      rect(740, 870, 100, 60, f.a) +
      line([700, 330], [860, 60], f.a, 18) +
      times(3, (index) => arc(860, 60, 90 + index * 70, -60, 80, f.c, 28)),
  );
