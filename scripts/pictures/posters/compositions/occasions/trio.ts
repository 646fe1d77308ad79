import { circle, line, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Keys, the curve of a bass and drums for a jazz trio. */
export const trio: Composition = (f) =>
  square(
    f,
    times(
      8,
      (index) =>
        rect(-200, -60 + index * 150, 470, 138, f.a) +
        ([2, 6].includes(index) ? '' : rect(-200, 30 + index * 150, 290, 92, f.b)),
    ) +
      stroke('M1000 -200C560 -60 520 240 640 420S480 760 560 1200', f.c, 90) +
      circle(820, 300, 140, f.d) +
      circle(820, 300, 104, f.b) +
      circle(820, 300, 24, f.d) +
      circle(840, 740, 210, f.b) +
      circle(840, 740, 166, f.a) +
      circle(840, 740, 40, f.b) +
      line([560, 560], [860, 690], f.c, 22, 'round'),
  );
