import { circle } from '../../../shapes.ts';
import { bunting } from '../../elements/bunting.ts';
import { floor } from '../../elements/floor.ts';
import { roundTree } from '../../elements/round-tree.ts';
import { type Composition, square } from '../../figure.ts';

/** Two trees and a screen of sky: the park feast. */
export const park: Composition = (f) =>
  square(
    f,
    circle(500, 330, 250, f.c) +
      roundTree(190, 960, 250, f.a, f.b, f.b) +
      roundTree(830, 960, 200, f.b, f.a, f.a) +
      floor(940, f.d) +
      bunting([190, 380], [830, 500], 140, 6, [f.a, f.c, f.b], f.b),
    'bottom',
  );
