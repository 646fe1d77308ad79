import { circle, ellipse, place, rect } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Drums seen from above with two sticks. */
export const drums: Composition = (f) => {
  const drum = (x: number, y: number, r: number, rim: string, skin: string): string =>
    circle(x, y, r, rim) + circle(x, y, r * 0.84, skin) + circle(x, y, r * 0.2, rim);
  const kit =
    drum(430, 520, 360, f.a, f.b) +
    drum(840, 260, 200, f.c, f.ground) +
    drum(830, 790, 230, f.b, f.c) +
    drum(120, 140, 130, f.c, f.a);
  const stick = (x: number, y: number, turn: number): string =>
    place(x, y, rect(-15, 0, 30, 1500, f.d) + ellipse(0, 0, 34, 54, f.d), turn);
  return square(f, kit + stick(360, 470, f.rng.int(8, 30)) + stick(640, 560, -f.rng.int(28, 50)));
};
