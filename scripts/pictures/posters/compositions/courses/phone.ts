import { circle, clip, place, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Telephone divided to thirds, a sun at the crossing. */
export const phone: Composition = (f) =>
  square(
    f,
    place(
      500,
      500,
      `<rect x="-300" y="-520" width="600" height="1040" rx="70" fill="${f.a}"/>` +
        rect(-250, -430, 500, 860, f.b) +
        clip(
          rect(-250, -430, 500, 860, '#000'),
          rect(-250, 140, 500, 300, f.d) +
            poly(
              [
                [-250, 200],
                [-20, -60],
                [260, 260],
                [260, 440],
                [-250, 440],
              ],
              f.ground,
            ) +
            circle(84, -143, 96, f.c),
        ) +
        times(2, (index) => rect(-87 + index * 170, -430, 6, 860, f.a) + rect(-250, -147 + index * 286, 500, 6, f.a)) +
        circle(0, 476, 28, f.b),
      f.rng.pick([-12, 10]),
    ),
  );
