import { half, leaf, place, rect } from '../../../shapes.ts';
import { checker } from '../../elements/checker.ts';
import { type Composition, square } from '../../figure.ts';
import { lute } from './lute.ts';

/** Cloth of diamonds, lute, hat with a feather. */
export const lutePicnic: Composition = (f) =>
  square(
    f,
    place(500, 560, checker(-1200, -1200, 20, 20, 120, f.a), 45) +
      lute(f, 640, 600, -35, 0.95) +
      half(280, 330, 190, -90, f.b) +
      rect(30, 320, 500, 50, f.b) +
      leaf([330, 300], [560, 40], 90, f.c),
  );
