import { circle, clip, line, polar, poly, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Iris of a camera. */
export const iris: Composition = (f) => {
  const blades = f.rng.pick([6, 7, 8]);
  const turn = f.rng.int(0, 50);
  const tones = [f.b, f.c];
  return square(
    f,
    circle(500, 500, 490, f.a) +
      clip(
        circle(500, 500, 440, '#000'),
        times(blades, (index) => {
          const step = 360 / blades;
          const angle = turn + index * step;
          return (
            poly(
              [
                polar(500, 500, 150, angle),
                polar(500, 500, 150, angle + step),
                polar(500, 500, 1000, angle + step * 1.5),
                polar(500, 500, 1000, angle + step * 0.4),
              ],
              tones[index % 2] ?? f.b,
            ) + line(polar(500, 500, 150, angle), polar(500, 500, 700, angle + step * 1.25), f.a, 10)
          );
        }),
      ) +
      circle(570, 430, 36, f.ground),
  );
};
