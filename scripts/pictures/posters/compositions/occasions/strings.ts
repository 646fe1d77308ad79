import { half, place, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Four strings cut by a half disc. */
export const strings: Composition = (f) =>
  square(
    f,
    times(4, (index) => rect(200 + index * 180, -1500, 26 + index * 14, 4000, index === 2 ? f.c : f.a)) +
      half(500, 560, 420, f.rng.pick([90, 0, 180]), f.b) +
      place(500, 420, rect(-1300, -16, 2600, 32, f.d) + rect(-1300, 34, 2600, 8, f.d), -18),
  );
