import { rect, times } from '../../../shapes.ts';
import type { Figure } from '../../figure.ts';

/** Perforated strip along the x axis. */
export function filmStrip(f: Figure, y: number, h: number, tone: string): string {
  return (
    rect(-2000, y, 5000, h, tone) +
    times(
      60,
      (index) =>
        rect(-1500 + index * 70, y + h * 0.07, 34, h * 0.11, f.ground) +
        rect(-1500 + index * 70, y + h * 0.82, 34, h * 0.11, f.ground),
    )
  );
}
