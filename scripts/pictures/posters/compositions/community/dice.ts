import { circle, place, polar, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Corners of a hexagon standing on its tip. */
function hexagonCorners(x: number, y: number, r: number): (readonly [number, number])[] {
  return Array.from({ length: 6 }, (_, index) => polar(x, y, r, index * 60 - 90));
}

/** Dice, pawn and hexagons of a board game. */
export const dice: Composition = (f) => {
  const hexagon = (x: number, y: number, r: number, tone: string): string => poly(hexagonCorners(x, y, r), tone);
  return square(
    f,
    times(24, (index) => {
      const x = -80 + (index % 6) * 230 + (Math.floor(index / 6) % 2) * 115;
      const y = 80 + Math.floor(index / 6) * 200;
      return hexagon(x, y, 124, [f.a, f.b, f.c, f.ground, f.d][(index * 3 + Math.floor(index / 6)) % 5] ?? f.a);
    }) +
      place(
        330,
        420,
        rect(-172, -172, 344, 344, f.ground) +
          rect(-150, -150, 300, 300, f.b) +
          [
            [-80, -80],
            [80, -80],
            [0, 0],
            [-80, 80],
            [80, 80],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 34, f.ground))
            .join(''),
        14,
      ) +
      poly(
        [
          [720, 500],
          [880, 960],
          [560, 960],
        ],
        f.ground,
      ) +
      circle(720, 460, 120, f.ground) +
      poly(
        [
          [720, 470],
          [850, 940],
          [590, 940],
        ],
        f.a,
      ) +
      circle(720, 460, 98, f.a),
  );
};
