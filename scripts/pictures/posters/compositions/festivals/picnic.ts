import { checker } from '../../elements/checker.ts';
import { crown } from '../../elements/crown.ts';
import { type Composition, square } from '../../figure.ts';
import { lute } from './lute.ts';

/** Cloth of squares with a lute and a crown. */
export const picnic: Composition = (f) =>
  square(
    f,
    checker(-900, 300, 24, 14, 120, f.a) + lute(f, 360, 640, f.rng.pick([28, 40]), 1) + crown(700, 250, 300, f.c, f.d),
  );
