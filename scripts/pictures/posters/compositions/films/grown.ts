import { circle, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { gable } from '../../elements/gable.ts';
import { roundTree } from '../../elements/round-tree.ts';
import { type Composition, square } from '../../figure.ts';

/** Same houses in a row and trees, each a little taller. */
export const grown: Composition = (f) =>
  square(
    f,
    circle(190, 230, 130, f.c) +
      times(6, (index) => gable(-290 + index * 250, 860, 200, 330, f.b, f.d, f.ground)) +
      times(5, (index) => roundTree(20 + index * 235, 950, 56 + index * 34, f.a, f.c, f.a)) +
      floor(940, f.a),
    'bottom',
  );
