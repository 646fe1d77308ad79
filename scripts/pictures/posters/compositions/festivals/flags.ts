import { circle, times } from '../../../shapes.ts';
import { bunting } from '../../elements/bunting.ts';
import { gable } from '../../elements/gable.ts';
import { type Composition, square } from '../../figure.ts';

/** Flags over rooftops and a sun. */
export const flags: Composition = (f) =>
  square(
    f,
    circle(500, 520, 260, f.c) +
      bunting([-200, -40], [1200, 120], 120, 11, [f.a, f.b, f.d], f.b) +
      bunting([-200, 320], [1200, 180], 140, 11, [f.b, f.d, f.a], f.b) +
      times(6, (index) =>
        gable(
          -190 + index * 240,
          1010,
          200,
          190 + (index % 3) * 60,
          index % 2 ? f.a : f.b,
          index % 2 ? f.b : f.a,
          f.ground,
        ),
      ),
    'bottom',
  );
