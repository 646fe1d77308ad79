import { circle, place, rect, ring } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Bunch of keys on a nail. */
export const keys: Composition = (f) => {
  const key = (turn: number, tone: string, size: number): string =>
    place(
      500,
      300,
      circle(0, 300, 96 * size, tone) +
        circle(0, 275, 40 * size, f.ground) +
        rect(-26, 370, 52, 340, tone) +
        rect(20, 560, 90, 44, tone) +
        rect(20, 640, 70, 44, tone),
      turn,
    );
  return square(
    f,
    key(34, f.b, 1.1) +
      key(-38, f.c, 1) +
      key(-2, f.a, 1.25) +
      ring(500, 340, 200, 30, f.d) +
      circle(500, 135, 64, f.a) +
      circle(500, 135, 26, f.ground),
  );
};
