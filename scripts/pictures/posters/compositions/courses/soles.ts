import { place } from '../../../shapes.ts';
import { checker } from '../../elements/checker.ts';
import { type Composition, square } from '../../figure.ts';
import { sole } from './sole.ts';

/** Soles on a chessboard floor. */
export const soles: Composition = (f) =>
  square(
    f,
    place(500, 500, checker(-1200, -1200, 12, 12, 200, f.b), f.rng.pick([0, 45])) +
      [
        [250, 280, -30],
        [430, 240, -14],
        [620, 520, 30],
        [800, 470, 44],
        [330, 800, 8],
        [520, 830, 20],
      ]
        .map(([x = 0, y = 0, turn = 0], index) => sole(x, y, turn, 1.05, index % 2 ? f.c : f.a))
        .join(''),
  );
