import { circle, clip, path, place, poly, rect, times } from '../../../shapes.ts';
import { spark } from '../../elements/spark.ts';
import { type Composition, square } from '../../figure.ts';

/** Egg, egg, egg: three ornaments on stripes. */
export const eggs: Composition = (f) => {
  const egg = (x: number, y: number, turn: number, tone: string, ornament: string): string =>
    place(
      x,
      y,
      clip(
        path('M0 -330C170 -330 230 -60 230 60A230 230 0 0 1 -230 60C-230 -60 -170 -330 0 -330Z', tone),
        rect(-300, -400, 600, 800, tone) + ornament,
      ),
      turn,
    );
  const dots = times(20, (index) =>
    circle(
      -180 + (index % 5) * 90 + (Math.floor(index / 5) % 2) * 40,
      -220 + Math.floor(index / 5) * 150,
      28,
      f.ground,
    ),
  );
  const teeth = times(3, (row) =>
    times(9, (index) =>
      poly(
        [
          [-240 + index * 60, -150 + row * 170],
          [-180 + index * 60, -150 + row * 170],
          [-210 + index * 60, -60 + row * 170],
        ],
        f.c,
      ),
    ),
  );
  const bands =
    times(4, (row) => rect(-300, -230 + row * 140, 600, 50, row % 2 ? f.a : f.ground)) + spark(0, 30, 170, f.a);
  return square(
    f,
    times(14, (index) => rect(-1500, -500 + index * 150, 4000, 60, f.d)) +
      egg(270, 370, -14, f.a, dots) +
      egg(720, 330, 12, f.b, teeth) +
      egg(520, 730, 80, f.c, bands),
  );
};
