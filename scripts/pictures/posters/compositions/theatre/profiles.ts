import { circle, path, place } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Two profiles; the space between them is a cup. */
export const profiles: Composition = (f) => {
  const face =
    'M-1500 -800H470V60C470 140 400 170 400 240C400 300 420 320 420 360L480 470L420 500L445 560L415 590L440 630C450 720 380 740 320 760C250 800 260 900 300 1000V2600H-1500Z';
  return square(
    f,
    path(face, f.a) +
      place(1000, 0, path(face, f.b), 0, -1, 1) +
      circle(290, 340, 34, f.ground) +
      circle(710, 340, 34, f.ground),
  );
};
