import { circle, half, poly, rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Curtain opened to a wedge of light with seven shapes as actors. */
export const curtain: Composition = (f) => {
  const drape = (side: number): string =>
    times(6, (index) => {
      const outer = f.w / 2 + side * (f.w / 2 + 10);
      const x = (share: number, top: boolean): number => outer - side * share * f.w * (top ? 0.5 : 0.23);
      const from = index / 6;
      const to = (index + 1) / 6;
      return poly(
        [
          [x(from, true), 0],
          [x(to, true), 0],
          [x(to, false), f.h],
          [x(from, false), f.h],
        ],
        index % 2 === 0 ? f.a : f.b,
      );
    });
  const y = f.h * 0.93;
  const u = Math.min(f.w * 0.05, f.h * 0.07);
  const x = f.w / 2;
  const cast =
    rect(0, y, f.w, f.h, f.c) +
    rect(x - u * 3.4, y - u * 4, u * 1.2, u * 4, f.b) +
    circle(x - u * 2.8, y - u * 4.7, u * 0.7, f.d) +
    poly(
      [
        [x - u * 1.8, y],
        [x - u * 0.8, y - u * 5.4],
        [x + u * 0.2, y],
      ],
      f.a,
    ) +
    circle(x - u * 0.8, y - u * 5.8, u * 0.6, f.d) +
    half(x + u * 1.3, y, u * 1.1, -90, f.d) +
    circle(x + u * 1.3, y - u * 1.7, u * 0.6, f.b) +
    rect(x + u * 2.6, y - u * 2.6, u * 1.4, u * 2.6, f.a) +
    poly(
      [
        [x + u * 2.6, y - u * 2.6],
        [x + u * 3.3, y - u * 4.2],
        [x + u * 4, y - u * 2.6],
      ],
      f.b,
    );
  return cast + drape(-1) + drape(1) + times(9, (index) => half((f.w * (index + 0.5)) / 9, 0, f.w / 18, 90, f.c));
};
