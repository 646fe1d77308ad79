import { arc, circle, place, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Ground plan with a key lying in one of the rooms. */
export const plan: Composition = (f) =>
  square(
    f,
    times(16, (index) => rect(-400 + index * 120, -700, 6, 2600, f.a) + rect(-700, -400 + index * 120, 2600, 6, f.a)) +
      stroke('M140 140H860V860H140ZM500 140V380M500 500V860M140 500H300M420 500H860', f.a, 34) +
      arc(500, 380, 120, 0, 90, f.a, 10) +
      rect(517, 517, 326, 326, f.b) +
      place(
        680,
        680,
        circle(-90, 0, 78, f.c) +
          circle(-90, 0, 34, f.b) +
          rect(-20, -16, 190, 34, f.c) +
          rect(100, 10, 28, 60, f.c) +
          rect(144, 10, 28, 46, f.c),
        -32,
      ),
  );
