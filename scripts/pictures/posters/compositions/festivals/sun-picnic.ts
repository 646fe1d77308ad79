import { circle, rays } from '../../../shapes.ts';
import { checker } from '../../elements/checker.ts';
import { type Composition, square } from '../../figure.ts';
import { lute } from './lute.ts';

/** Lute, checked cloths and a sun over them. */
export const sunPicnic: Composition = (f) =>
  square(
    f,
    circle(690, 260, 240, f.c) +
      rays(690, 260, 420, 24, f.c, 4) +
      circle(690, 260, 270, f.ground) +
      circle(690, 260, 230, f.c) +
      checker(-600, 620, 20, 8, 110, f.a) +
      checker(-490, 620, 20, 8, 110, f.b) +
      lute(f, 340, 640, -18, 0.9),
  );
