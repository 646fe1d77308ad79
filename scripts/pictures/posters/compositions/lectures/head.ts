import { circle, path, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Profile of a head filled with rings of thought. */
export const head: Composition = (f) =>
  square(
    f,
    path(
      'M300 1400V850C120 740 90 560 110 430C140 180 330 40 540 50C770 60 890 240 880 420L960 580L880 610V740C880 800 840 820 720 810V1400Z',
      f.a,
    ) + times(4, (index) => circle(480, 400, 290 - index * 72, [f.b, f.c, f.ground, f.d][index] ?? f.b)),
    'bottom',
  );
