import { circle, half, poly, times } from '../svg.ts';
import { GREEN, MUSTARD, PAPER, RED, tint } from '../tints.ts';

/** Red banner, flowers or other colour accents shared by halls. */
export function bouquet(x: number, y: number, r: number): string {
  return (
    poly(
      [
        [x - r * 0.5, y],
        [x + r * 0.5, y],
        [x, y + r * 1.7],
      ],
      PAPER,
    ) +
    times(7, (i) =>
      circle(
        x + Math.cos(i * 0.9) * r * 0.52,
        y - r * 0.2 + Math.sin(i * 0.9) * r * 0.42,
        r * 0.3,
        [RED, MUSTARD, tint(RED, 0.5), RED][i % 4] ?? RED,
      ),
    ) +
    half(x - r * 0.7, y + r * 0.1, r * 0.35, -60, GREEN) +
    half(x + r * 0.7, y + r * 0.1, r * 0.35, 60, GREEN)
  );
}
