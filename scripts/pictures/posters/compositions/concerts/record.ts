import { circle, half, place, rect, ring, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Record cropped by the edge, arm laid on it. */
export const record: Composition = (f) => {
  const grooves = times(7, (index) => ring(0, 0, 470 - index * 36, 5, f.ground));
  const disc =
    circle(0, 0, 520, f.a) +
    grooves +
    circle(0, 0, 200, f.b) +
    half(0, 0, 200, f.rng.int(0, 359), f.c) +
    circle(0, 0, 30, f.ground);
  const arm =
    circle(900, 130, 90, f.c) +
    stroke('M900 130L900 560L690 760', f.d, 40) +
    place(690, 760, rect(-45, -60, 90, 150, f.d), 45) +
    circle(900, 130, 34, f.ground);
  return square(f, place(400, 540, disc) + arm);
};
