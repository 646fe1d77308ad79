import { circle, leaf, rect, times } from '../../../shapes.ts';
import { tulip } from '../../elements/tulip.ts';
import { type Composition, square } from '../../figure.ts';

/** Stairs with a tulip on the highest step. */
export const stairs: Composition = (f) => {
  const steps = times(6, (index) =>
    rect(-400 + index * 190, 1010 - index * 105, 3000, 2000, index % 2 === 0 ? f.a : f.b),
  );
  const flower =
    rect(808, 260, 24, 230, f.ground === f.d ? f.b : f.d) +
    tulip(820, 320, 290, f.c, f.d) +
    leaf([820, 480], [700, 330], 60, f.d) +
    leaf([820, 480], [940, 330], 60, f.d);
  return square(f, circle(250, 300, 180, f.c) + steps + flower);
};
