import { circle, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Three shifted floors of singing discs. */
export const floors: Composition = (f) => {
  const size = f.w / 5;
  const rows = Math.ceil(f.h / size) + 1;
  const tones = [f.a, f.b, f.c];
  return times(rows, (row) =>
    times(7, (index) => {
      const x = (index - 0.5 + (row % 3) * 0.33) * size;
      const y = (row + 0.5) * size;
      const tone = tones[row % 3] ?? f.a;
      const mouth = f.rng.between(0.14, 0.26) * size;
      return circle(x, y, size * 0.46, tone) + circle(x, y + size * 0.1, mouth, f.ground);
    }),
  );
};
