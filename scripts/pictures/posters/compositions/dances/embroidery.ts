import { poly, rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Embroidery of diamonds that turns into pixels. */
export const embroidery: Composition = (f) => {
  const u = f.w / 8;
  const rows = Math.ceil(f.h / u);
  const tones = [f.a, f.b, f.c, f.d];
  return times(rows * 8, (index) => {
    const column = index % 8;
    const row = Math.floor(index / 8);
    const x = column * u;
    const y = row * u;
    if (column < 4)
      return (
        poly(
          [
            [x + u / 2, y],
            [x + u, y + u / 2],
            [x + u / 2, y + u],
            [x, y + u / 2],
          ],
          (column + row) % 2 ? f.a : f.b,
        ) +
        poly(
          [
            [x + u / 2, y + u * 0.26],
            [x + u * 0.74, y + u / 2],
            [x + u / 2, y + u * 0.74],
            [x + u * 0.26, y + u / 2],
          ],
          (column + row) % 2 ? f.c : f.ground,
        )
      );
    return times(4, (part) =>
      f.rng.chance(0.24 + (column - 4) * 0.13)
        ? ''
        : rect(
            x + (part % 2) * (u / 2),
            y + Math.floor(part / 2) * (u / 2),
            u / 2 + 0.5,
            u / 2 + 0.5,
            f.rng.pick(tones),
          ),
    );
  });
};
