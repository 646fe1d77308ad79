import { circle, line, rect, times } from '../../../shapes.ts';
import type { Figure } from '../../figure.ts';

/** Double bass lying on its side. */
export function lyingBass(f: Figure, y: number): string {
  return (
    circle(250, y, 220, f.a) +
    circle(520, y, 160, f.a) +
    rect(260, y - 130, 260, 260, f.a) +
    circle(395, y - 200, 84, f.ground) +
    circle(395, y + 200, 84, f.ground) +
    rect(380, y - 34, 640, 68, f.b) +
    circle(1030, y, 60, f.b) +
    times(3, (index) => line([130, y - 26 + index * 26], [1000, y - 20 + index * 20], f.c, 7)) +
    rect(210, y - 90, 26, 180, f.b)
  );
}
