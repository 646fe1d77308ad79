import { circle, poly, ring, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Two headlights on a night road. */
export const headlights: Composition = (f) => {
  const road = poly(
    [
      [420, 480],
      [580, 480],
      [1500, 1300],
      [-500, 1300],
    ],
    f.b,
  );
  const dashes = times(5, (index) => {
    const y = 520 + index * index * 26 + index * 40;
    const w = 8 + index * 12;
    return poly(
      [
        [500 - w, y],
        [500 + w, y],
        [500 + w * 1.35, y + 30 + index * 22],
        [500 - w * 1.35, y + 30 + index * 22],
      ],
      f.c,
    );
  });
  const lamp = (x: number): string =>
    circle(x, 380, 215, f.a) + ring(x, 380, 170, 10, f.ground) + circle(x, 380, 90, f.c);
  return square(f, road + dashes + lamp(250) + lamp(750));
};
