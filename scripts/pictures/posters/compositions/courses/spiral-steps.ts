import { circle, pill, place, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Steps leading in a spiral to the middle. */
export const spiralSteps: Composition = (f) =>
  square(
    f,
    circle(500, 500, 130, f.c) +
      times(19, (index) => {
        const angle = index * 34 - 60;
        const r = 560 - index * 20.5;
        const x = 500 + Math.cos((angle * Math.PI) / 180) * r;
        const y = 500 + Math.sin((angle * Math.PI) / 180) * r;
        return place(
          x,
          y,
          pill(-34, -82, 68, 104, index % 2 ? f.a : f.b) + pill(-30, 36, 60, 44, index % 2 ? f.a : f.b),
          angle + 180,
          1.05 - index * 0.026,
        );
      }),
  );
