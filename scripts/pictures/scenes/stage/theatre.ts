import type { Frame } from '../frame.ts';
import { poly, rect, times } from '../svg.ts';
import { INK, mix, shade, tint } from '../tints.ts';
import { backdrop } from './backdrop.ts';
import { border, drape } from './drape.ts';
import { cone } from './light.ts';

/** Board floor in perspective between two horizontal edges. */
export function boards(frame: Frame, y0: number, y1: number, inset: number, count = 14): string {
  const { w, mood } = frame;
  const top = (i: number): number => inset + ((w - inset * 2) * i) / count;
  const bottom = (i: number): number => -w * 0.3 + (w * 1.6 * i) / count;
  return (
    rect(0, y0, w, y1 - y0, mood.floor) +
    times(count, (i) =>
      i % 2
        ? poly(
            [
              [top(i), y0],
              [top(i + 1), y0],
              [bottom(i + 1), y1],
              [bottom(i), y1],
            ],
            mood.grain,
            0.55,
          )
        : '',
    )
  );
}

/** A theatre stage: back wall, boards, wings, border, lamps and cones. */
export function theatre(
  frame: Frame,
  set: string,
  back: number,
  front: number,
  lit: readonly number[] = [0.3, 0.5, 0.7],
): string {
  const { w, h, mood } = frame;
  const inset = w * 0.1;
  const wall = backdrop(frame, set, 0, 0, w, back);
  const cones = lit
    .map((share, i) =>
      cone(
        w * (0.22 + i * (0.56 / Math.max(1, lit.length - 1 || 1))),
        h * 0.04,
        w * share,
        (back + front) / 2,
        w * 0.12,
        mood.light,
      ),
    )
    .join('');
  const edge = rect(0, front, w, h * 0.05, shade(mood.floor, 0.35)) + rect(0, front, w, 7, tint(mood.floor, 0.3));
  const wing = drape(-10, 0, inset + 10, front, mood.side, 5) + drape(w - inset, 0, inset + 10, front, mood.side, 5);
  return (
    wall +
    boards(frame, back, front, inset) +
    cones +
    wing +
    border(0, -h * 0.02, w, h * 0.12, mood.side, mood.motif) +
    edge +
    rect(0, front + h * 0.05, w, h, mix(mood.side, INK, 0.45))
  );
}
