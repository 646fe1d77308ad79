import { circle, half, rays, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Rays from a disc over a row of arches. */
export const gospel: Composition = (f) =>
  square(
    f,
    rays(500, 360, 1600, 22, f.c, 4) +
      circle(500, 360, 250, f.ground) +
      circle(500, 360, 210, f.a) +
      times(
        7,
        (index) =>
          half(-70 + index * 190, 800, 95, -90, index % 2 ? f.a : f.b) +
          rect(-165 + index * 190, 798, 190, 2000, index % 2 ? f.a : f.b) +
          circle(-70 + index * 190, 800, 46, index % 2 ? f.b : f.a) +
          circle(-70 + index * 190, 816, 16, f.ground),
      ),
    'bottom',
  );
