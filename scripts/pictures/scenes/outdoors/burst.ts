import type { Random } from '../../random.ts';
import { circle, line, times } from '../svg.ts';
import { PAPER } from '../tints.ts';

/** Firework burst. */
export function burst(x: number, y: number, r: number, colour: string, random: Random): string {
  const count = random.int(12, 18);
  return (
    times(count, (i) => {
      const a = (i / count) * Math.PI * 2;
      const inner = r * 0.3;
      return (
        line(
          [
            [x + Math.cos(a) * inner, y + Math.sin(a) * inner],
            [x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8],
          ],
          colour,
          r * 0.035,
        ) + circle(x + Math.cos(a) * r, y + Math.sin(a) * r, r * 0.05, i % 2 ? PAPER : colour)
      );
    }) +
    times(Math.round(count / 2), (i) =>
      circle(x + Math.cos(i) * r * 0.55, y + Math.sin(i) * r * 0.55, r * 0.035, PAPER),
    ) +
    circle(x, y, r * 0.09, PAPER)
  );
}
