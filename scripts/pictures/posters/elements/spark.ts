import { star } from '../../shapes.ts';

/** Star with four long points. */
export function spark(x: number, y: number, r: number, fill: string): string {
  return star(x, y, 4, r, r * 0.26, fill);
}
