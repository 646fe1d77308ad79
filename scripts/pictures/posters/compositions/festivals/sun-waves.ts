import { circle, rays, times } from '../../../shapes.ts';
import { waves } from '../../elements/waves.ts';
import { type Composition, square } from '../../figure.ts';

/** Sun setting behind waves; the waves are the days. */
export const sunWaves: Composition = (f) => {
  const count = 4;
  const tones = [f.b, f.d, f.ground, f.b];
  const cx = f.rng.pick([400, 500, 640]);
  return square(
    f,
    rays(cx, 500, 900, f.rng.pick([18, 22, 26]), f.c, 3) +
      circle(cx, 500, 400, f.ground) +
      circle(cx, 500, 360, f.a) +
      times(count, (index) =>
        waves(
          570 + index * 115,
          f.rng.pick([80, 100, 120]),
          tones[index] === f.ground ? f.c : (tones[index] ?? f.b),
          index * 70,
        ),
      ),
    'bottom',
  );
};
