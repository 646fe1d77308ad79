import { circle, place, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** House split from the roof down, on cart wheels. */
export const splitHouse: Composition = (f) => {
  const side = (tone: string, hole: string): string =>
    poly(
      [
        [0, 760],
        [0, 90],
        [420, 400],
        [420, 760],
      ],
      tone,
    ) + rect(110, 430, 170, 170, hole);
  const spokes = (x: number): string =>
    circle(x, 830, 150, f.d) +
    circle(x, 830, 104, f.ground) +
    times(4, (index) => place(x, 830, rect(-130, -12, 260, 24, f.d), index * 45)) +
    circle(x, 830, 34, f.c);
  return square(
    f,
    place(530, 30, side(f.a, f.c), 7) +
      place(470, 30, place(0, 0, side(f.b, f.ground), 0, -1, 1), -7) +
      rect(-2000, 965, 5000, 60, f.c) +
      spokes(220) +
      spokes(780),
    'bottom',
  );
};
