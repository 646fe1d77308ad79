import { circle, path, pill, place, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Open hand. */
export const hand: Composition = (f) =>
  square(
    f,
    times(4, (index) =>
      place(
        300 + index * 130,
        520,
        pill(-56, -([400, 500, 480, 370][index] ?? 400), 112, 620, f.a),
        [-10, -3, 4, 11][index] ?? 0,
      ),
    ) +
      place(250, 760, pill(-60, -330, 120, 460, f.a), -58) +
      path('M235 470H765V780A260 260 0 0 1 660 960V1600H340V960A260 260 0 0 1 235 780Z', f.a) +
      circle(500, 700, 170, f.b) +
      circle(500, 700, 110, f.c) +
      circle(500, 700, 50, f.ground),
  );
