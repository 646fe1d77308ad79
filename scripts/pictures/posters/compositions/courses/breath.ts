import { circle, half, rect, ring, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Seated figure breathing: mirrored quarter circles. */
export const breath: Composition = (f) =>
  square(
    f,
    times(5, (index) => ring(500, 430, 180 + index * 90, 16, f.c)) +
      circle(500, 250, 110, f.a) +
      half(500, 760, 230, -90, f.a) +
      rect(400, 380, 200, 300, f.a) +
      half(270, 930, 230, -90, f.b) +
      half(730, 930, 230, -90, f.b) +
      half(500, 930, 150, -90, f.c) +
      rect(-2000, 928, 5000, 60, f.d),
    'bottom',
  );
