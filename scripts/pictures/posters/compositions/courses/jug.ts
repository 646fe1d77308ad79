import { circle, ellipse, half, poly, rect, ring, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Jug with wavy lines. */
export const jug: Composition = (f) =>
  square(
    f,
    circle(500, 470, 460, f.c) +
      ring(760, 480, 150, 70, f.a) +
      rect(240, 200, 520, 700, f.a) +
      half(500, 880, 260, 90, f.a) +
      ellipse(500, 200, 260, 60, f.b) +
      times(3, (index) => stroke(`M240 ${430 + index * 130}${'q43 -70 87 0t87 0'.repeat(3)}`, f.b, 40)) +
      poly(
        [
          [240, 200],
          [240, 330],
          [130, 180],
        ],
        f.a,
      ),
  );
