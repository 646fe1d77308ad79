import { circle, rect, times } from '../../../shapes.ts';
import { flame } from '../../elements/flame.ts';
import { type Composition, square } from '../../figure.ts';

/** Organ pipes as candles. */
export const candles: Composition = (f) => {
  const count = f.rng.pick([7, 9]);
  const step = 1180 / count;
  return square(
    f,
    circle(500, 430, 420, f.c) +
      times(count, (index) => {
        const high = 300 + Math.abs(Math.sin(index * 1.9)) * 300;
        const x = -90 + index * step + step * 0.2;
        return (
          rect(x, 1000 - high, step * 0.6, 2000, index % 3 === 1 ? f.b : f.a) +
          flame(x + step * 0.3, 985 - high, 170, f.d === f.c ? f.b : f.d, f.ground)
        );
      }),
  );
};
