import { rect } from '../../shapes.ts';

/** Ground below a height, running over the edges of the sheet. */
export function floor(y: number, fill: string): string {
  return rect(-2500, y, 6000, 4000, fill);
}
