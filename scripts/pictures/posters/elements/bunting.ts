import { line, type Point, poly, times } from '../../shapes.ts';

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
