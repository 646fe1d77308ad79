import { circle, half, leaf, line, type Point, pie, polar, poly, quarter, rect, star, times } from '../shapes.ts';

/** Ground below a height, running over the edges of the sheet. */
export function floor(y: number, fill: string): string {
  return rect(-2500, y, 6000, 4000, fill);
}

/** Row of waves from half discs standing on a field. */
export function waves(y: number, r: number, fill: string, shift = 0): string {
  return (
    rect(-2500, y - 1, 6000, 4000, fill) + times(26, (index) => half(-1500 + shift + index * r * 2, y, r, -90, fill))
  );
}

/** Star with four long points. */
export function spark(x: number, y: number, r: number, fill: string): string {
  return star(x, y, 4, r, r * 0.26, fill);
}

/** Eight-pointed Christmas star of two colours. */
export function folkStar(x: number, y: number, r: number, light: string, dark: string): string {
  return times(8, (index) => {
    const angle = index * 45 - 90;
    const reach = index % 2 === 0 ? r : r * 0.72;
    const tip = polar(x, y, reach, angle);
    const left = polar(x, y, r * 0.34, angle - 22.5);
    const right = polar(x, y, r * 0.34, angle + 22.5);
    return poly([[x, y], left, tip], light) + poly([[x, y], right, tip], dark);
  });
}

/** Flame: a drop from a leaf. */
export function flame(x: number, y: number, size: number, fill: string, core: string): string {
  return leaf([x, y], [x, y - size], size * 0.55, fill) + circle(x, y - size * 0.28, size * 0.13, core);
}

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

/** Chessboard of squares. */
export function checker(x: number, y: number, columns: number, rows: number, size: number, fill: string): string {
  return times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return (column + row) % 2 === 0 ? rect(x + column * size, y + row * size, size + 0.5, size + 0.5, fill) : '';
  });
}

/** Triangular flags on a hanging cord between two points. */
export function bunting(
  from: Point,
  to: Point,
  sag: number,
  count: number,
  colours: readonly string[],
  cord: string,
): string {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  return times(count, (index) => {
    const [x1, y1] = at((index + 0.08) / count);
    const [x2, y2] = at((index + 0.92) / count);
    const drop = Math.hypot(x2 - x1, y2 - y1) * 1.15;
    return (
      line(at(index / count), at((index + 1) / count), cord, 7) +
      poly(
        [
          [x1, y1],
          [x2, y2],
          [(x1 + x2) / 2, (y1 + y2) / 2 + drop],
        ],
        colours[index % colours.length] ?? cord,
      )
    );
  });
}

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

/** Tree: round crown with a lit half on a trunk. */
export function roundTree(x: number, y: number, r: number, crownFill: string, lit: string, trunk: string): string {
  return (
    rect(x - r * 0.1, y - r * 2, r * 0.2, r * 2, trunk) +
    circle(x, y - r * 2.2, r, crownFill) +
    half(x, y - r * 2.2, r, 0, lit)
  );
}

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

/** Disc cut into wedges of alternating colours. */
export function wheel(x: number, y: number, r: number, count: number, colours: readonly string[], turn = 0): string {
  const step = 360 / count;
  return times(count, (index) =>
    pie(x, y, r, turn + index * step, turn + (index + 1) * step + 0.2, colours[index % colours.length] ?? '#000'),
  );
}
