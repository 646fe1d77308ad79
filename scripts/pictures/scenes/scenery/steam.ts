import { curve, times } from '../svg.ts';
import { PAPER } from '../tints.ts';

/** Wisp of steam. */
export function steam(x: number, y: number, s: number): string {
  return times(3, (i) =>
    curve(
      `M${x + (i - 1) * s * 0.4} ${y}q${-s * 0.22} ${-s * 0.4} 0 ${-s * 0.8}q${s * 0.22} ${-s * 0.4} 0 ${-s * 0.8}`,
      PAPER,
      s * 0.1,
    ),
  );
}
