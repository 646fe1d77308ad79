import { circle, line, ring, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Eclipse with meteors. */
export const eclipse: Composition = (f) =>
  square(
    f,
    circle(420, 470, 330, f.c === f.ground ? f.d : f.c) +
      circle(500, 420, 310, f.ground) +
      ring(420, 470, 400, 8, f.a) +
      times(9, (index) => {
        const x = [780, 900, 680, 960, 860, 120, 760, 950, 60][index] ?? 0;
        const y = [120, 300, 800, 560, 760, 130, 480, 900, 860][index] ?? 0;
        return line([x, y], [x - 90, y + 90], f.a, 16, 'round') + circle(x - 90, y + 90, 15, f.b);
      }),
  );
