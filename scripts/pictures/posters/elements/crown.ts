import { circle, poly, rect } from '../../shapes.ts';

/** Crown of triangles with balls; x is its middle, y its base. */
export function crown(x: number, y: number, w: number, fill: string, gem: string): string {
  const left = x - w / 2;
  const h = w * 0.62;
  return (
    poly(
      [
        [left, y],
        [left - w * 0.06, y - h],
        [left + w * 0.26, y - h * 0.48],
        [x, y - h * 1.15],
        [left + w * 0.74, y - h * 0.48],
        [left + w * 1.06, y - h],
        [left + w, y],
      ],
      fill,
    ) +
    [
      [left - w * 0.06, y - h],
      [x, y - h * 1.15],
      [left + w * 1.06, y - h],
    ]
      .map(([px = 0, py = 0]) => circle(px, py, w * 0.075, fill))
      .join('') +
    rect(left, y - h * 0.2, w, h * 0.12, gem)
  );
}
