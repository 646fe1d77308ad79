import { circle, clip, half, rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Three floors with heads in their windows; two of them on the highest. */
export const storeys: Composition = (f) => {
  const band = f.h / 3;
  const tones = [f.a, f.b, f.c];
  return times(3, (row) => {
    const wall = tones[row] ?? f.a;
    const glass = wall === f.d ? f.ground : f.d;
    const y = row * band;
    const wide = band * (row === 0 ? 1.25 : 0.72);
    const cx = f.w * ([0.36, 0.7, 0.4][row] ?? 0.5);
    const head = (x: number, tone: string): string =>
      half(x, y + band * 0.84, band * 0.3, -90, tone) + circle(x, y + band * 0.42, band * 0.17, tone);
    return (
      rect(0, y, f.w, band + 1, wall) +
      rect(cx - wide / 2, y + band * 0.16, wide, band * 0.68, glass) +
      clip(
        rect(cx - wide / 2, y, wide, band * 0.84, '#000'),
        row === 0
          ? head(cx - wide * 0.24, f.ground) + head(cx + wide * 0.22, tones[1] ?? f.b)
          : head(cx, tones[(row + 1) % 3] ?? f.a),
      ) +
      rect(cx - wide / 2 - band * 0.06, y + band * 0.84, wide + band * 0.12, band * 0.06, f.ground)
    );
  });
};
