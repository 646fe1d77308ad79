import { PALETTE as P } from '../palette.ts';
import { createRandom } from '../random.ts';
import { type Corner, circle, half, poly, quarter, rect, times } from '../shapes.ts';

/** Band of the house's shapes: quarter and half discs, stripes and diamonds in squares of one size. */
export function pattern(columns: number, rows: number, size: number, seed: string): string {
  const rng = createRandom(seed);
  const tones = [P.red, P.mustard, P.green, P.blue, P.ink, P.paper];
  return times(columns * rows, (index) => {
    const x = (index % columns) * size;
    const y = Math.floor(index / columns) * size;
    const [back = P.paper, front = P.ink] = rng.shuffle(tones);
    const corner = rng.pick<Corner>(['tl', 'tr', 'bl', 'br']);
    const shape = rng.pick([
      quarter(x, y, size, corner, front),
      quarter(x, y, size, corner, front),
      half(x + size / 2, y + size, size / 2, -90, front),
      circle(x + size / 2, y + size / 2, size / 2, front),
      times(4, (row) => rect(x, y + (row * 2 * size) / 8, size, size / 8, front)),
      poly(
        [
          [x + size / 2, y],
          [x + size, y + size / 2],
          [x + size / 2, y + size],
          [x, y + size / 2],
        ],
        front,
      ),
    ]);
    return rect(x, y, size + 0.5, size + 0.5, back) + shape;
  });
}
