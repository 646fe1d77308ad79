import { half, place, rect, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Three hats over a suitcase. */
export const hats: Composition = (f) => {
  const hat = (x: number, y: number, turn: number): string =>
    place(x, y, half(0, 0, 150, -90, f.a) + rect(-220, -8, 440, 44, f.a) + rect(-149, -54, 298, 40, f.c), turn);
  return square(
    f,
    hat(500, 240, -4) +
      hat(290, 430, -10) +
      hat(720, 420, 9) +
      rect(120, 560, 760, 400, f.b) +
      stroke('M400 560V500H600V560', f.d, 34) +
      rect(220, 560, 60, 400, f.d) +
      rect(720, 560, 60, 400, f.d) +
      rect(440, 700, 120, 60, f.c),
  );
};
