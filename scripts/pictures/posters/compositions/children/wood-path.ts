import { place, poly, rect, stroke } from '../../../shapes.ts';
import { crown } from '../../elements/crown.ts';
import { type Composition, square } from '../../figure.ts';

/** Winding path through a wood of triangles to a crown. */
export const woodPath: Composition = (f) =>
  square(
    f,
    stroke('M420 1300C420 1000 860 980 760 800S220 740 300 560S620 480 560 330', f.a, 90) +
      stroke('M560 400V330', f.a, 60) +
      [
        [120, 980, 1.3],
        [640, 960, 1.1],
        [940, 900, 1.3],
        [500, 720, 0.9],
        [60, 640, 0.9],
        [880, 620, 0.8],
        [420, 450, 0.6],
        [760, 450, 0.6],
        [200, 430, 0.5],
      ]
        .map(([x = 0, y = 0, size = 1], index) =>
          place(
            x,
            y,
            rect(-14, 0, 28, 70, f.d) +
              poly(
                [
                  [-110, 0],
                  [110, 0],
                  [0, -270],
                ],
                index % 3 === 1 ? f.c : f.b,
              ) +
              poly(
                [
                  [0, 0],
                  [110, 0],
                  [0, -270],
                ],
                f.d === f.ground ? f.b : f.d,
              ),
            0,
            size,
          ),
        )
        .join('') +
      crown(560, 290, 210, f.c, f.ground),
  );
