import { poly, quarter } from '../../shapes.ts';

/** Tulip from two quarter discs and a triangle. */
export function tulip(x: number, y: number, size: number, fill: string, core: string): string {
  return (
    poly(
      [
        [x - size * 0.36, y - size * 0.3],
        [x, y - size],
        [x + size * 0.36, y - size * 0.3],
      ],
      core,
    ) +
    quarter(x - size * 0.6, y - size * 0.6, size * 0.6, 'tr', fill) +
    quarter(x, y - size * 0.6, size * 0.6, 'tl', fill)
  );
}
