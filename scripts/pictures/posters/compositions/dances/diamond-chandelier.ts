import { place, poly, rect, times } from '../../../shapes.ts';
import type { Figure } from '../../figure.ts';

/** Chandelier of diamonds hanging from the top; y is the height of its widest row. */
export function diamondChandelier(f: Figure, x: number, y: number, w: number): string {
  const row = (count: number, at: number, size: number, tone: string): string =>
    times(count, (index) =>
      place(
        x + (index - (count - 1) / 2) * size * 1.25,
        at,
        poly(
          [
            [0, -size * 0.8],
            [size * 0.5, 0],
            [0, size * 0.8],
            [-size * 0.5, 0],
          ],
          tone,
        ),
      ),
    );
  return (
    rect(x - 6, -1500, 12, 1500 + y - w * 0.3, f.c) +
    row(3, y - w * 0.3, w * 0.15, f.c) +
    row(5, y - w * 0.1, w * 0.15, f.d) +
    row(7, y + w * 0.1, w * 0.15, f.c) +
    row(4, y + w * 0.3, w * 0.13, f.d) +
    row(1, y + w * 0.46, w * 0.15, f.c)
  );
}
