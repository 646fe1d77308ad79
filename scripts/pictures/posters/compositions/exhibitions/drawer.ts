import { half, place, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';
import { leaflet } from './leaflet.ts';

/** Drawer from which posters stick out. */
export const drawer: Composition = (f) =>
  square(
    f,
    times(5, (index) =>
      place(150 + index * 175, 640, leaflet(f, -130, -430, 260, 560, index * 2 + 1), [-13, -6, 3, 8, 15][index] ?? 0),
    ) +
      poly(
        [
          [-60, 600],
          [1060, 600],
          [1000, 980],
          [0, 980],
        ],
        f.a,
      ) +
      rect(-60, 560, 1120, 56, f.b) +
      half(500, 760, 120, 90, f.c) +
      rect(380, 740, 240, 30, f.c),
  );
