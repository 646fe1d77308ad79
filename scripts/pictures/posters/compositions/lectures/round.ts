import { circle, half, line, place, polar, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Ring of chairs around a debate. */
export const round: Composition = (f) =>
  square(
    f,
    circle(500, 500, 250, f.c) +
      times(10, (index) => {
        const [x, y] = polar(500, 500, 390, index * 36);
        return place(
          x,
          y,
          rect(-62, -62, 124, 124, index % 3 === 1 ? f.b : f.a) + half(0, -60, 62, -90, index % 3 === 1 ? f.b : f.a),
          index * 36 + 90,
        );
      }) +
      line([330, 500], [670, 500], f.b, 40) +
      line([500, 330], [500, 670], f.b, 40),
  );
