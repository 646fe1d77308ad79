import { circle, half, line, place, poly, rect, ring, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Grid of found things. */
export const things: Composition = (f) => {
  const columns = f.w > f.h ? 5 : 4;
  const u = f.w / columns;
  const rows = Math.ceil(f.h / u);
  const tones = [f.a, f.b, f.ground, f.c, f.d];
  return times(columns * rows, (index) => {
    const turn = (index % columns) * 2 + Math.floor(index / columns) * 3;
    const back = tones[turn % 5] ?? f.a;
    const front = tones[(turn + 1) % 5] ?? f.b;
    const kinds = [
      rect(-30, -24, 48, 56, front) + ring(22, 4, 16, 9, front),
      poly(
        [
          [-16, -34],
          [16, -34],
          [36, 6],
          [-36, 6],
        ],
        front,
      ) +
        rect(-4, 6, 8, 26, front) +
        rect(-18, 30, 36, 6, front),
      circle(0, 0, 34, front) +
        [
          [-10, -10],
          [10, -10],
          [-10, 10],
          [10, 10],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 5, back))
          .join(''),
      place(
        0,
        0,
        circle(-18, 0, 18, front) +
          circle(-18, 0, 8, back) +
          rect(-4, -4, 42, 8, front) +
          rect(20, 0, 7, 16, front) +
          rect(31, 0, 7, 12, front),
        -30,
      ),
      half(0, -6, 34, 90, front) +
        rect(-20, -30, 8, 18, front) +
        rect(-4, -34, 8, 22, front) +
        rect(12, -30, 8, 18, front),
      rect(-32, -24, 64, 48, front) + circle(0, 0, 18, back) + circle(0, 0, 9, front),
      circle(0, 0, 34, front) + line([0, 0], [0, -24], back, 6) + line([0, 0], [16, 10], back, 6),
      poly(
        [
          [-36, 24],
          [36, 24],
          [36, -4],
          [4, -4],
          [-8, -30],
          [-36, -30],
        ],
        front,
      ),
    ];
    return place(
      (index % columns) * u,
      Math.floor(index / columns) * u,
      rect(0, 0, u + 1, u + 1, back) +
        place(
          u / 2,
          u / 2,
          kinds[((index % columns) * 3 + Math.floor(index / columns) * 5) % kinds.length] ?? '',
          0,
          u / 105,
        ),
    );
  });
};
