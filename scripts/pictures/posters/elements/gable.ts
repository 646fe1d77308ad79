import { poly, rect } from '../../shapes.ts';

/** House with a gable roof; x, y is the lower left corner. */
export function gable(x: number, y: number, w: number, h: number, wall: string, roof: string, hole: string): string {
  return (
    rect(x, y - h, w, h + 1, wall) +
    poly(
      [
        [x - w * 0.06, y - h],
        [x + w / 2, y - h - w * 0.55],
        [x + w * 1.06, y - h],
      ],
      roof,
    ) +
    rect(x + w * 0.16, y - h * 0.8, w * 0.24, h * 0.3, hole) +
    rect(x + w * 0.58, y - h * 0.5, w * 0.26, h * 0.5, hole)
  );
}
