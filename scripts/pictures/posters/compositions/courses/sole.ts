import { ellipse, place } from '../../../shapes.ts';

/** One sole of a shoe, toe upwards. */
export function sole(x: number, y: number, turn: number, size: number, fill: string): string {
  return place(x, y, ellipse(0, -60, 58, 110, fill) + ellipse(0, 110, 42, 54, fill), turn, size);
}
