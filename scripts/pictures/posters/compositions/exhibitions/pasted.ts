import { circle, half, place, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';
import { leaflet } from './leaflet.ts';

/** Posters pasted over one another, the topmost curling at its corner. */
export const pasted: Composition = (f) =>
  square(
    f,
    times(7, (index) =>
      place(
        [140, 700, 820, 300, 90, 560, 850][index] ?? 0,
        [150, 100, 560, 760, 560, 900, 930][index] ?? 0,
        leaflet(f, -220, -290, 440, 580, index * 5 + 1),
        [-14, 9, -7, 12, -5, -12, 15][index] ?? 0,
      ),
    ) +
      place(
        490,
        470,
        rect(-270, -350, 540, 700, f.a) +
          circle(0, -60, 190, f.b) +
          half(0, -60, 190, 90, f.c) +
          rect(-220, 220, 300, 30, f.ground) +
          rect(-220, 275, 200, 30, f.ground) +
          poly(
            [
              [270, -350],
              [110, -350],
              [270, -190],
            ],
            f.ground,
          ) +
          poly(
            [
              [110, -350],
              [270, -190],
              [110, -190],
            ],
            f.d,
          ),
        -3,
      ),
  );
