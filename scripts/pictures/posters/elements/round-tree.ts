import { circle, half, rect } from '../../shapes.ts';

/** Tree: round crown with a lit half on a trunk. */
export function roundTree(x: number, y: number, r: number, crownFill: string, lit: string, trunk: string): string {
  return (
    rect(x - r * 0.1, y - r * 2, r * 0.2, r * 2, trunk) +
    circle(x, y - r * 2.2, r, crownFill) +
    half(x, y - r * 2.2, r, 0, lit)
  );
}
