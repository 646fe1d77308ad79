import { circle, half, place, poly, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Field of small bells, one of them of another colour. */
export const bells: Composition = (f) => {
  const columns = f.w > f.h ? 7 : 5;
  const cell = f.w / columns;
  const rows = Math.ceil(f.h / cell);
  const odd = Math.floor(rows / 2) * columns + f.rng.int(1, columns - 2);
  return times(columns * rows, (index) => {
    const x = ((index % columns) + 0.5) * cell;
    const y = (Math.floor(index / columns) + 0.5) * cell;
    const tone = index === odd ? f.b : f.a;
    return place(
      x,
      y,
      half(0, -cell * 0.04, cell * 0.25, -90, tone) +
        poly(
          [
            [-cell * 0.25, -cell * 0.06],
            [cell * 0.25, -cell * 0.06],
            [cell * 0.36, cell * 0.24],
            [-cell * 0.36, cell * 0.24],
          ],
          tone,
        ) +
        circle(0, cell * 0.3, cell * 0.08, tone) +
        circle(0, -cell * 0.3, cell * 0.06, tone),
      index === odd ? -24 : 0,
    );
  });
};
