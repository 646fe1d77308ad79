import { half, rect, times } from '../../shapes.ts';

/** Row of waves from half discs standing on a field. */
export function waves(y: number, r: number, fill: string, shift = 0): string {
  return (
    rect(-2500, y - 1, 6000, 4000, fill) + times(26, (index) => half(-1500 + shift + index * r * 2, y, r, -90, fill))
  );
}
