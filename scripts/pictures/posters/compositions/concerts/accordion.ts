import { circle, pie, place, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Button accordion, bellows pulled open. */
export const accordion: Composition = (f) => {
  const folds = f.rng.pick([6, 7]);
  const spread = 76;
  const step = spread / folds;
  const from = -90 - spread / 2;
  const bellows = times(folds, (index) => {
    const start = from + index * step;
    return pie(500, 1150, 900, start, start + step / 2, f.b) + pie(500, 1150, 900, start + step / 2, start + step, f.a);
  });
  const box = (angle: number): string =>
    place(
      500,
      1150,
      rect(-75, -930, 150, 560, f.c) +
        times(5, (row) => circle(-32, -870 + row * 105, 24, f.ground) + circle(32, -820 + row * 105, 24, f.ground)),
      angle,
    );
  return square(f, bellows + circle(500, 1150, 400, f.ground) + box(-spread / 2 - 5) + box(spread / 2 + 5));
};
