import { arc, circle, half, rect } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Question mark of an arc and a disc. */
export const question: Composition = (f) =>
  square(
    f,
    arc(500, 340, 230, 180, 450, f.a, 150) +
      rect(425, 495, 150, 190, f.a) +
      circle(500, 840, 100, f.b) +
      circle(160, 760, 120, f.c) +
      half(860, 760, 120, -90, f.d),
  );
