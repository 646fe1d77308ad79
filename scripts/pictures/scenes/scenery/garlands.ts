import type { Frame } from '../frame.ts';
import { circle, line, oval, type Point, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, PAPER, RED, shade, tint } from '../tints.ts';

/** String of flags sagging between two points. */
export function bunting(a: Point, b: Point, count: number, size: number): string {
  const at = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + Math.sin(t * Math.PI) * size * 1.6,
  ];
  const colours = [RED, MUSTARD, PAPER, GREEN, BLUE];
  const cord = Array.from({ length: 21 }, (_, i) => at(i / 20));
  return (
    line(cord, INK, Math.max(2, size * 0.05)) +
    times(count, (i) => {
      const [x, y] = at((i + 0.5) / count);
      return poly(
        [
          [x - size * 0.42, y],
          [x + size * 0.42, y],
          [x, y + size],
        ],
        colours[i % 5] ?? RED,
      );
    })
  );
}

/** Two strings of flags meeting in the middle; heights are shares of the picture left, in the middle and right. */
export function flagLines(
  { w, h }: Frame,
  [left, middle, right]: readonly [number, number, number],
  count: number,
): string {
  return (
    bunting([0, h * left], [w * 0.5, h * middle], count, h * 0.05) +
    bunting([w * 0.5, h * middle], [w, h * right], count, h * 0.05)
  );
}

/** String of light bulbs or paper lanterns. */
export function bulbs(a: Point, b: Point, count: number, r: number, lantern = false): string {
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + Math.sin(t * Math.PI) * r * 6];
  const cord = Array.from({ length: 21 }, (_, i) => at(i / 20));
  return (
    line(cord, INK, Math.max(2, r * 0.2)) +
    times(count, (i) => {
      const [x, y] = at((i + 0.5) / count);
      const c = [MUSTARD, RED, PAPER, tint(MUSTARD, 0.4)][i % 4] ?? MUSTARD;
      return lantern
        ? oval(x, y + r * 1.3, r * 1.5, r * 1.25, c) +
            rect(x - r * 0.6, y, r * 1.2, r * 0.3, INK) +
            line(
              [
                [x - r * 1.45, y + r * 1.3],
                [x + r * 1.45, y + r * 1.3],
              ],
              shade(c, 0.25),
              2,
            )
        : circle(x, y + r * 2.2, r * 2.3, MUSTARD, 0.22) + circle(x, y + r * 2.2, r, tint(MUSTARD, 0.55));
    })
  );
}
