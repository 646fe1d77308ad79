import { circle, half, poly, quarter, rect, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Elephant of quarter circles with a ball. */
export const elephant: Composition = (f) =>
  square(
    f,
    half(580, 520, 360, -90, f.a) +
      rect(220, 518, 180, 420, f.a) +
      rect(760, 518, 180, 420, f.a) +
      rect(220, 518, 720, 160, f.a) +
      circle(320, 430, 220, f.a) +
      stroke('M170 430V760A90 90 0 0 0 -10 760', f.a, 110) +
      quarter(330, 280, 290, 'tl', f.b) +
      circle(230, 400, 28, f.b) +
      circle(560, 60, 100, f.c) +
      half(560, 60, 100, 30, f.d) +
      rect(-2000, 936, 5000, 60, f.c) +
      poly(
        [
          [170, 560],
          [170, 640],
          [40, 540],
        ],
        f.c,
      ),
    'bottom',
  );
