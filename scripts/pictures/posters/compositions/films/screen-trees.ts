import { circle, poly, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { roundTree } from '../../elements/round-tree.ts';
import { type Composition, square } from '../../figure.ts';
import { audience } from './audience.ts';

/** Screen between two trees under stars. */
export const screenTrees: Composition = (f) =>
  square(
    f,
    times(14, (index) => circle(((index * 347) % 1100) - 50, ((index * 191) % 420) - 60, 9 + (index % 3) * 5, f.c)) +
      rect(250, 260, 500, 400, f.a) +
      poly(
        [
          [400, 520],
          [500, 360],
          [600, 520],
        ],
        f.b,
      ) +
      circle(620, 350, 40, f.c) +
      circle(440, 580, 34, f.d) +
      circle(560, 580, 34, f.d) +
      roundTree(110, 960, 210, f.b, f.d, f.b) +
      roundTree(890, 960, 210, f.b, f.d, f.b) +
      floor(900, f.c) +
      audience(890, 52, f.b),
    'bottom',
  );
