import { circle, leaf, line, place, polar, times } from '../../../shapes.ts';
import { wheel } from '../../elements/wheel.ts';
import { type Composition, square } from '../../figure.ts';

/** Wheel of coloured wedges seen from above, ribbons flying out. */
export const swing: Composition = (f) =>
  square(
    f,
    times(8, (index) => {
      const [x, y] = polar(500, 500, 640, index * 45 + 12);
      return line([500, 500], [x, y], f.b, 12) + circle(x, y, 54, index % 2 ? f.c : f.d);
    }) +
      wheel(500, 500, 430, 16, [f.a, f.b], f.rng.int(0, 20)) +
      circle(500, 500, 220, f.c) +
      times(8, (index) => place(500, 500, leaf([0, -60], [0, -210], 80, index % 2 ? f.ground : f.d), index * 45)) +
      circle(500, 500, 56, f.b),
  );
