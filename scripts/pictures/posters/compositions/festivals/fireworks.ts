import { circle, leaf, polar, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Fireworks over roofs. */
export const fireworks: Composition = (f) => {
  const burst = (x: number, y: number, r: number, count: number, tone: string, dots: string): string =>
    times(count, (index) => {
      const angle = (index * 360) / count;
      return (
        leaf(polar(x, y, r * 0.28, angle), polar(x, y, r, angle), r * 0.13, tone) +
        circle(...polar(x, y, r * 1.14, angle), r * 0.05, dots)
      );
    }) + circle(x, y, r * 0.14, dots);
  return square(
    f,
    burst(330, 350, 320, 14, f.a, f.c) +
      burst(780, 230, 210, 12, f.c, f.d) +
      burst(740, 620, 170, 10, f.b, f.a) +
      times(9, (index) =>
        rect(
          -300 + index * 190,
          1000 - ([120, 190, 90, 230, 140, 170, 100, 200, 130][index] ?? 0),
          150,
          900,
          index % 2 ? f.b : f.d,
        ),
      ),
    'bottom',
  );
};
