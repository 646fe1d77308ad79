import { circle, leaf } from '../../shapes.ts';

/** Flame: a drop from a leaf. */
export function flame(x: number, y: number, size: number, fill: string, core: string): string {
  return leaf([x, y], [x, y - size], size * 0.55, fill) + circle(x, y - size * 0.28, size * 0.13, core);
}
