import { circle, polar, times } from '../../../shapes.ts';

/** Reel of film. */
export function reel(x: number, y: number, r: number, tone: string, hole: string, turn = 0): string {
  return (
    circle(x, y, r, tone) +
    times(5, (index) => circle(...polar(x, y, r * 0.58, turn + index * 72), r * 0.23, hole)) +
    circle(x, y, r * 0.12, hole)
  );
}
