import { rect, times } from '../../../shapes.ts';
import { crown } from '../../elements/crown.ts';
import { type Composition, square } from '../../figure.ts';

/** Three crowns over organ pipes. */
export const threeKings: Composition = (f) => {
  const pipes = times(11, (index) =>
    rect(
      -50 + index * 102,
      620 - ([0, 60, 120, 60, 0, 60, 120, 60, 0, 60, 120][index % 11] ?? 0),
      70,
      2000,
      index % 2 === 0 ? f.a : f.b,
    ),
  );
  const crowns = [190, 500, 810]
    .map((x, index) => crown(x, [420, 300, 420][index] ?? 400, 230, f.c, f.ground))
    .join('');
  return square(f, pipes + crowns);
};
