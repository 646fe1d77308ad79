import { circle, clip, poly, rays, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Microphone in rays of sound. */
export const microphone: Composition = (f) => {
  const beams = rays(500, 380, 1600, f.rng.pick([12, 16, 20]), f.b, f.rng.int(0, 20));
  const head = circle(500, 380, 270, f.a);
  const grid = clip(
    circle(500, 380, 270, f.a),
    times(5, (index) => rect(200, 180 + index * 80, 600, 12, f.ground) + rect(330 + index * 80, 80, 12, 600, f.ground)),
  );
  const body =
    poly(
      [
        [330, 650],
        [670, 650],
        [590, 1700],
        [410, 1700],
      ],
      f.a,
    ) + rect(300, 590, 400, 80, f.c);
  return square(f, beams + body + head + grid);
};
