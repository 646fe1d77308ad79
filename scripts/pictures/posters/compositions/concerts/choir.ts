import { circle, ellipse, half, rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Choir: rows of singers with open mouths. */
export const choir: Composition = (f) => {
  const rows = 3;
  const step = f.w / f.rng.pick([4, 5]);
  const tones = f.rng.shuffle([f.a, f.b, f.c]);
  return times(rows, (row) => {
    const y = f.h * (0.3 + row * 0.31);
    const count = Math.ceil(f.w / step) + 1;
    const size = step * (0.94 + row * 0.08);
    const robe = tones[row] ?? f.a;
    const face = [f.b, f.c, f.a, f.ground].find((tone) => tone !== robe && tone !== tones[row - 1]) ?? f.ground;
    return times(count, (index) => {
      const x = (index + (row % 2 === 0 ? 0.5 : 0)) * step;
      const open = f.rng.between(0.08, 0.15) * size;
      return (
        circle(x, y + size * 0.56, size * 0.52, robe) +
        rect(x - size * 0.52, y + size * 0.56, size * 1.04, f.h, robe) +
        circle(x, y - size * 0.06, size * 0.31, face) +
        half(x, y - size * 0.08, size * 0.31, -90, robe === f.ground ? f.a : robe) +
        ellipse(x, y + size * 0.1, open, open * f.rng.between(0.8, 1.25), robe)
      );
    });
  });
};
