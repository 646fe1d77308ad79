import { circle, line, pie, place, polar, rect, ring, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Clock face with a missing hour, film around it. */
export const clockFilm: Composition = (f) =>
  square(
    f,
    ring(500, 500, 420, 170, f.a) +
      times(40, (index) =>
        place(500, 500, rect(-15, -492, 30, 26, f.ground) + rect(-15, -366, 30, 26, f.ground), index * 9),
      ) +
      circle(500, 500, 320, f.b) +
      pie(500, 500, 321, -30, 0, f.ground) +
      times(12, (index) => (index === 2 ? '' : circle(...polar(500, 500, 260, index * 30 - 90), 20, f.ground))) +
      line([500, 500], [500, 300], f.c, 30) +
      line([500, 500], polar(500, 500, 150, -30), f.c, 40) +
      circle(500, 500, 40, f.c),
  );
