import type { Frame } from '../frame.ts';
import { poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, PAPER, RED, shade } from '../tints.ts';

/** Terrazzo: chips scattered on a floor in perspective. */
export function terrazzo(frame: Frame, y: number, ground: string): string {
  const { w, h, random } = frame;
  return (
    rect(0, y, w, h - y, ground) +
    times(170, () => {
      const t = random.next() ** 1.6;
      const s = 3 + t * 15;
      const px = random.between(0, w);
      const py = y + t * (h - y);
      return poly(
        [
          [px, py],
          [px + s, py - s * 0.3],
          [px + s * 1.4, py + s * 0.2],
          [px + s * 0.5, py + s * 0.45],
        ],
        random.pick([RED, MUSTARD, GREEN, INK, PAPER, BLUE, shade(ground, 0.2), shade(ground, 0.2)]),
      );
    })
  );
}
