import { rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { roundTree } from '../../elements/round-tree.ts';
import { type Composition, square } from '../../figure.ts';

/** Trees among blocks of flats. */
export const greenery: Composition = (f) =>
  square(
    f,
    times(
      4,
      (index) =>
        rect(-90 + index * 320, 180 + (index % 2) * 130, 220, 2000, f.b) +
        times(15, (cell) =>
          rect(
            -66 + index * 320 + (cell % 3) * 64,
            220 + (index % 2) * 130 + Math.floor(cell / 3) * 110,
            42,
            60,
            (cell + index) % 4 === 1 ? f.c : f.ground,
          ),
        ),
    ) +
      roundTree(180, 980, 170, f.a, f.d, f.d) +
      roundTree(520, 1000, 200, f.a, f.c, f.d) +
      roundTree(850, 980, 150, f.a, f.d, f.d) +
      floor(960, f.a),
    'bottom',
  );
