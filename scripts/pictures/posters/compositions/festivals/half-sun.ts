import { half, place, polar, poly, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Half a sun over wavy lines, scattered triangles. */
export const halfSun: Composition = (f) =>
  square(
    f,
    half(500, 600, 400, -90, f.a) +
      times(9, (index) => {
        const [x, y] = polar(500, 600, 500, 180 + index * 22.5);
        return place(
          x,
          y,
          poly(
            [
              [-46, 0],
              [46, 0],
              [0, -110],
            ],
            f.c,
          ),
          270 + index * 22.5,
        );
      }) +
      times(4, (index) =>
        stroke(`M-600 ${690 + index * 95}${'q75 -70 150 0t150 0'.repeat(8)}`, [f.b, f.d, f.b, f.c][index] ?? f.b, 38),
      ),
  );
