import { poly, times } from '../../../shapes.ts';
import { spark } from '../../elements/spark.ts';
import type { Composition } from '../../figure.ts';

/** Stars over a parquet. */
export const parquet: Composition = (f) => {
  const horizon = f.h * 0.56;
  const rows = 6;
  const tones = [f.c, f.d === f.ground ? f.b : f.d];
  const at = (share: number): number => horizon + (f.h - horizon) * share ** 1.7;
  const u = Math.min(f.w, f.h);
  return (
    times(9, (index) =>
      spark(
        f.w * ([0.12, 0.32, 0.52, 0.72, 0.9, 0.22, 0.44, 0.62, 0.84][index] ?? 0),
        horizon * ([0.25, 0.6, 0.2, 0.5, 0.2, 0.86, 0.42, 0.84, 0.72][index] ?? 0),
        u * ([0.08, 0.05, 0.12, 0.07, 0.05, 0.04, 0.05, 0.05, 0.07][index] ?? 0.05),
        f.a,
      ),
    ) +
    times(rows * 16, (index) => {
      const row = Math.floor(index / 16);
      const column = (index % 16) - 8;
      const [y1, y2] = [at(row / rows), at((row + 1) / rows)];
      const spread = (y: number): number => f.w * 0.07 + ((y - horizon) / (f.h - horizon)) * f.w * 0.16;
      return poly(
        [
          [f.w / 2 + column * spread(y1), y1],
          [f.w / 2 + (column + 1) * spread(y1), y1],
          [f.w / 2 + (column + 1) * spread(y2), y2 + 0.5],
          [f.w / 2 + column * spread(y2), y2 + 0.5],
        ],
        tones[(row + column + 8) % 2] ?? f.c,
      );
    })
  );
};
