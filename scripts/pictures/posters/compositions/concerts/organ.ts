import { circle, half, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Organ pipes standing in a setting sun. */
export const organ: Composition = (f) => {
  const count = f.rng.pick([7, 9, 11]);
  const shape = f.rng.pick(['peak', 'valley', 'rise'] as const);
  const step = 760 / count;
  const pipes = times(count, (index) => {
    const middle = Math.abs(index - (count - 1) / 2) / ((count - 1) / 2);
    const rank = { peak: 1 - middle, valley: middle, rise: index / (count - 1) }[shape];
    const top = 520 - rank * 380;
    const x = 120 + index * step;
    const wide = step * 0.66;
    return (
      rect(x, top, wide, 830 - top, f.b) +
      rect(x, 700, wide, 12, f.ground) +
      half(x + wide / 2, 700, wide * 0.3, -90, f.ground) +
      poly(
        [
          [x, 830],
          [x + wide, 830],
          [x + wide / 2, 960],
        ],
        f.b,
      )
    );
  });
  const floor = rect(-2000, 880, 5000, 1000, f.c);
  return square(f, circle(500, 520, 470, f.a) + floor + pipes, 'bottom');
};
